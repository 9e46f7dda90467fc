// The menu of the back button.
extension UINavigationController {
  /// Opens a menu of the controllers below the top view controller, nearest first, under the back button.
  ///
  /// When the user chooses a controller, the stack pops to it as in ``popToViewController(_:animated:)``.
  func openBackMenu(at anchor: CGRect) {
    guard let window = viewIfLoaded?.window else { return }
    let entries = viewControllers.dropLast().reversed().map { controller in
      BackMenu.Entry(title: controller.navigationItem.titleOnBackButton) { [weak self, weak controller] in
        guard let self, let controller, viewControllers.contains(where: { $0 === controller }) else { return }
        popToViewController(controller, animated: true)
      }
    }
    guard !entries.isEmpty else { return }
    let menu = BackMenu(entries, anchor: anchor)
    navigationBar.backMenu = menu
    menu.open(in: window)
  }
}
