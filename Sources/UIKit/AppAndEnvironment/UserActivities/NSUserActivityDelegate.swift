/// The methods with which an object updates an activity.
///
/// All methods are optional. The protocol is part of Foundation on Apple's platforms.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Tells the delegate that an activity with ``NSUserActivity/needsSave`` is about to be saved.
  ///
  /// The delegate can update the information of the activity.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Tells the delegate that the activity was continued on another device.
  ///
  /// It is not called on Linux, because there are no other devices.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// The default implementation does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// The default implementation does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
