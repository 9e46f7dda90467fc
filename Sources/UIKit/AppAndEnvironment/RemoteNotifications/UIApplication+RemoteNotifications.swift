extension UIApplication {
  /// Registers the app for remote notifications.
  ///
  /// The delegate receives the token of the device, which is always the same on Linux. There is no service that sends
  /// notifications; in a test, the simulator delivers them.
  public func registerForRemoteNotifications() { RemoteNotifications.register() }

  /// Ends the registration of the app for remote notifications.
  public func unregisterForRemoteNotifications() { RemoteNotifications.unregister() }

  /// A Boolean value that indicates whether the app is registered for remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { RemoteNotifications.isRegistered }
}

extension UIApplication.LaunchOptionsKey {
  /// The remote notification for which the app was launched, as a dictionary.
  public static let remoteNotification = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
}
