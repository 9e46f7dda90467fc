// Tasks that continue after the app enters the background.
//
// On Linux, an app in the background is never suspended, and its time there has no limit. In a test, the simulator ends
// it.
extension UIApplication {
  /// Marks the start of a task that should continue if the app enters the background.
  ///
  /// `handler` is called on the main thread shortly before the time of the app in the background ends. It must end the
  /// task.
  @discardableResult
  public nonisolated func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { BackgroundTasks.begin(named: nil, handler) }

  /// Marks the start of a task with a name, which messages about it contain.
  ///
  /// `handler` is called on the main thread shortly before the time of the app in the background ends. It must end the
  /// task.
  @discardableResult
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { BackgroundTasks.begin(named: taskName, handler) }

  /// Marks the end of a task.
  ///
  /// An identifier of no task, or of one that has ended, has no effect.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    BackgroundTasks.end(identifier)
  }
}
