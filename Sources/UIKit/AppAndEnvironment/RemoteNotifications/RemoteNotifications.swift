/// The registration of the app for remote notifications, and their delivery.
@MainActor
package enum RemoteNotifications {
  /// A Boolean value that indicates whether the app is registered.
  package private(set) static var isRegistered = false

  /// The token of this device, which identifies it to the app's server.
  package static let deviceToken = Data((0..<32).map { UInt8($0) })

  static func register() {
    isRegistered = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard isRegistered else { return }
        let app = UIApplication.shared
        app.delegate?.application(app, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
      }
    }
  }

  static func unregister() { isRegistered = false }

  /// Delivers a notification to the delegate, and returns the result that it reports.
  package static func deliver(_ userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult {
    await withCheckedContinuation { continuation in
      let reply = BackgroundFetch.Reply(continuation)
      let app = UIApplication.shared
      guard let delegate = app.delegate else { return reply.send(.failed) }
      delegate.application(app, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: reply.send)
    }
  }
}
