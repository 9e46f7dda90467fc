// The registration for notifications of apps before iOS 10.
extension UIApplication {
  /// Registers the ways in which the app notifies the user.
  ///
  /// There is no user who is asked here: all ways are permitted, and the delegate is notified of them. No notifications
  /// are shown outside of a device.
  @available(iOS, deprecated: 10.0)
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    chosenNotificationSettings = notificationSettings
    AppRuntime.shared.performAfterCommit { [weak self] in
      guard let self, chosenNotificationSettings === notificationSettings else { return }
      delegate?.application(self, didRegister: notificationSettings)
    }
  }

  /// The ways in which the app notifies the user, which are none before the app has registered them.
  @available(iOS, deprecated: 10.0)
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    chosenNotificationSettings ?? UIUserNotificationSettings(types: [], categories: nil)
  }
}
