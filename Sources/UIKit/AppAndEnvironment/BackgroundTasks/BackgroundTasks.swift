import Synchronization

/// The tasks of the app that continue in the background.
///
/// They begin and end on any thread.
package enum BackgroundTasks {
  private struct Task: Sendable {
    let identifier: UIBackgroundTaskIdentifier
    let name: String?
    let expirationHandler: (@MainActor @Sendable () -> Void)?
  }

  private struct State: Sendable {
    var tasks: [Task] = []
    var count = 0
  }

  private static let state = Mutex(State())

  /// The names of the tasks that have not ended, in the order in which they began.
  package static var names: [String] { state.withLock { $0.tasks.map { $0.name ?? "" } } }

  static func begin(
    named name: String?, _ expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> UIBackgroundTaskIdentifier {
    state.withLock { state in
      state.count += 1
      let identifier = UIBackgroundTaskIdentifier(rawValue: state.count)
      state.tasks.append(Task(identifier: identifier, name: name, expirationHandler: expirationHandler))
      return identifier
    }
  }

  static func end(_ identifier: UIBackgroundTaskIdentifier) {
    // Returned, because the objects that a handler retains can run code when they are released.
    let ended = state.withLock { state in
      state.tasks.firstIndex { $0.identifier == identifier }.map { state.tasks.remove(at: $0) }
    }
    withExtendedLifetime(ended) {}
  }

  /// Ends the time of the app in the background: calls the handlers, and reports the tasks that they do not end.
  ///
  /// On a device, the app would be terminated for these.
  @MainActor
  package static func expire() {
    let tasks = state.withLock { $0.tasks }
    // A handler can end the tasks that begin after it.
    for task in tasks where isRunning(task) { task.expirationHandler?() }
    for task in tasks where isRunning(task) {
      let name = task.name.map { " \"\($0)\"" } ?? ""
      RuntimeDiagnostics.report(
        .appInformation,
        "The background task\(name) was not ended when its time expired; call endBackgroundTask(_:) in its expiration handler, because the system terminates the app otherwise"
      )
      end(task.identifier)
    }
  }

  /// Removes all tasks, when the process of the app ends.
  @MainActor
  static func reset() {
    let tasks = state.withLock { state in
      defer { state.tasks = [] }
      return state.tasks
    }
    withExtendedLifetime(tasks) {}
  }

  private static func isRunning(_ task: Task) -> Bool {
    state.withLock { $0.tasks.contains { $0.identifier == task.identifier } }
  }
}
