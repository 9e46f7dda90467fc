/// An observation of a notification that is posted on the main actor, which ends when it is released.
final class NotificationObservation {
  private let token: any NSObjectProtocol

  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The object that posts it; `nil` for any.
  ///   - block: A closure that is called on the main actor.
  @MainActor
  init(_ name: Notification.Name, of object: AnyObject? = nil, _ block: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      // Undo managers, the app, the keyboard and text views post their notifications on the main actor.
      MainActor.assumeIsolated { block() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
