// What the system reports to an app besides the changes of its state.
extension UIApplication {
  /// Posted when the date or the time has changed in a way that matters to the user; the object is the app.
  ///
  /// It is posted at midnight.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")

  /// Posted after the user took a picture of the screen; the object is the app, and there is no user info.
  ///
  /// The display of a live app does not report when its user does that; in a test, the simulator posts it.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// A Boolean value that indicates whether protected files can be accessed.
  ///
  /// The value is `true`, because files on Linux are not protected by the lock of a device.
  public var isProtectedDataAvailable: Bool { true }

  /// Posted when protected files can be accessed.
  ///
  /// It is not posted on Linux, because files are always available.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")

  /// Posted when protected files are about to become inaccessible.
  ///
  /// It is not posted on Linux, because files are always available.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}
