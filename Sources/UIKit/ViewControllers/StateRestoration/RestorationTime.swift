extension UIApplication {
  /// Discards the picture of the app with which it would be shown while it launches the next time.
  ///
  /// It has no effect on Linux, where a launch shows no picture.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Tells that the app continues to restore its state, until it calls ``completeStateRestoration()``.
  ///
  /// On a device, the saved state is discarded if the app crashes meanwhile. It has no effect on Linux, where no state
  /// outlives a crash.
  public func extendStateRestoration() {}

  /// Tells that the app has restored the state for which it called ``extendStateRestoration()``.
  ///
  /// It has no effect on Linux.
  public func completeStateRestoration() {}
}

extension UIScene {
  /// Tells that the app continues to restore the state of the scene, until it calls ``completeStateRestoration()``.
  ///
  /// On a device, the saved state is discarded if the app crashes meanwhile. It has no effect on Linux, where no state
  /// outlives a crash.
  public func extendStateRestoration() {}

  /// Tells that the app has restored the state for which it called ``extendStateRestoration()``.
  ///
  /// It has no effect on Linux.
  public func completeStateRestoration() {}
}
