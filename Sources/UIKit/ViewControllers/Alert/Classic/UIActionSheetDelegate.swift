/// The methods with which the delegate of an action sheet responds to the user.
///
/// All methods are optional.
@available(iOS, deprecated: 8.3, message: "Use UIAlertController")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Tells the delegate that the user tapped a button. The action sheet is dismissed afterward.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the action sheet is about to appear.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the action sheet has appeared.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the action sheet is about to be dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the action sheet was dismissed, after the animation.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(iOS, deprecated: 8.3, message: "Use UIAlertController")
extension UIActionSheetDelegate {
  /// The default implementation does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// The default implementation does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// The default implementation does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// The default implementation does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// The default implementation does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
