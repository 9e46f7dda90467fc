extension UIApplication {
  /// The shortest interval between fetches that the system supports.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that prevents fetches.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Sets the shortest time between fetches of data in the background, in seconds.
  ///
  /// The default is ``backgroundFetchIntervalNever``. On Linux, the system starts no fetch by itself; in a test, the
  /// simulator does.
  @available(iOS, deprecated: 13.0)
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    BackgroundFetch.interval = minimumBackgroundFetchInterval
  }

  /// A value that indicates whether the app can fetch data in the background, which is `available`.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// The name of the notification for a change of ``backgroundRefreshStatus``.
  ///
  /// - Note: The runtime does not post it, because the status does not change.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// The time until the app in the background is suspended, in seconds.
  ///
  /// The value is very large, because an app is never suspended on Linux.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
