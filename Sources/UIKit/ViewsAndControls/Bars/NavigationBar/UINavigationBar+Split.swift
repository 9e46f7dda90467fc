// The button that changes the display mode of a split view controller.
extension UINavigationBar {
  /// Returns the button if the bar displays it.
  ///
  /// The bar at the root of the leading visible column displays it.
  func splitButton(for item: UINavigationItem) -> UIBarButtonItem? {
    guard let controller, controller.stack.count <= 1, let split = controller.splitViewController,
      split.displaysButton(in: controller)
    else { return nil }
    return split.displayModeButtonItem
  }

  /// Updates the buttons, because another column displays the button now.
  func splitButtonDidChange() { if controller?.isViewLoaded == true { appearanceDidChange() } }
}
