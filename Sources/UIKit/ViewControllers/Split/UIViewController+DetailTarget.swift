extension UIViewController {
  /// Posted when a split view controller was collapsed or expanded, so that another controller shows details.
  ///
  /// The object of the notification is the split view controller.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
