private import Synchronization

/// The relation of an activity to what the user does.
struct ActivityUsage {
  /// A Boolean value that indicates whether the information of the activity is out of date.
  var needsSave = false
  var isInvalid = false
  /// A Boolean value that indicates whether an update is scheduled for the end of the update cycle.
  var isScheduled = false
}

/// The activity that the user is engaged in.
enum CurrentActivity {
  // Unchecked because the reference is only compared, and retained by its owner: the object is used by its owner's
  // code.
  private struct Reference: @unchecked Sendable {
    weak var activity: NSUserActivity?
  }

  private static let current = Mutex(Reference())

  static func set(_ activity: NSUserActivity?) {
    let reference = Reference(activity: activity)
    current.withLock { $0 = reference }
  }

  static func resign(_ activity: NSUserActivity) {
    if isCurrent(activity) { set(nil) }
  }

  static func isCurrent(_ activity: NSUserActivity) -> Bool {
    let identity = ObjectIdentifier(activity)
    let reference = current.withLock { $0 }
    return reference.activity.map(ObjectIdentifier.init) == identity
  }
}

extension NSUserActivity {
  /// Lets the delegate update the current activity at the end of the update cycle.
  ///
  /// On another thread than the main one, there is no update cycle; the activity is updated when it is saved.
  func scheduleSave() {
    guard usage.needsSave, !usage.isScheduled, CurrentActivity.isCurrent(self), MainQueue.isCurrent else { return }
    usage.isScheduled = true
    // Called on the main actor, which the check above ensures.
    nonisolated(unsafe) let activity = self
    MainActor.assumeIsolated {
      AppRuntime.shared.performAfterCommit {
        activity.usage.isScheduled = false
        if CurrentActivity.isCurrent(activity) { activity.updateIfNeeded() }
      }
    }
  }
}
