/// Constants that indicate the result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was fetched.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}

/// Constants that indicate whether an app can fetch data in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The device does not permit it, and the user cannot change that.
  case restricted = 0
  /// The user does not permit it.
  case denied = 1
  /// The app can fetch data in the background.
  case available = 2
}
