/// An object that can restore the state of an activity.
///
/// Every responder is one.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
