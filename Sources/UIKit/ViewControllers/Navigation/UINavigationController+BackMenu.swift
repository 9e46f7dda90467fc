// The menu of the back button.
extension UINavigationController {
  /// Returns a menu of the controllers below the top view controller, nearest first.
  ///
  /// When the user chooses a controller, the stack pops to it as in ``popToViewController(_:animated:)``.
  func makeBackMenu() -> UIMenu? {
    let actions = viewControllers.dropLast().reversed().map { controller in
      UIAction(title: controller.navigationItem.titleOnBackButton) { [weak self, weak controller] _ in
        guard let self, let controller, viewControllers.contains(where: { $0 === controller }) else { return }
        popToViewController(controller, animated: true)
      }
    }
    return actions.isEmpty ? nil : UIMenu(children: actions)
  }
}
