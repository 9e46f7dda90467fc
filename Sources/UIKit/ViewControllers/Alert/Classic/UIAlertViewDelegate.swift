/// The methods with which the delegate of an alert view responds to the user.
///
/// All methods are optional.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the user tapped a button. The alert is dismissed afterward.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the alert is about to appear.
  func willPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert has appeared.
  func didPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert is about to be dismissed.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the alert was dismissed, after the animation.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Asks the delegate whether the first button other than the cancel button is enabled.
  ///
  /// The default is `true`. The delegate is asked when the alert appears, and after each change of a text field.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

@available(iOS, deprecated: 9.0, message: "Use UIAlertController")
extension UIAlertViewDelegate {
  /// The default implementation does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// The default implementation does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// The default implementation does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// The default implementation does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// The default implementation does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// The default implementation returns `true`.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
