import Foundation

/// An observation of a notification that lasts until it is deallocated.
@MainActor
final class NotificationObservation {
  private let observer: any NSObjectProtocol

  /// Creates an observation of a notification that objects of a class post.
  ///
  /// - Parameters:
  ///   - name: The name of the notification, which must be posted on the main thread.
  ///   - type: The class of the objects.
  ///   - body: A closure that is called synchronously with the object, when the notification is posted.
  init<Sender: AnyObject & Sendable>(
    of name: Notification.Name, by type: Sender.Type, _ body: @escaping @MainActor (Sender) -> Void
  ) {
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      guard let sender = notification.object as? Sender else { return }
      MainActor.assumeIsolated { body(sender) }
    }
  }

  isolated deinit { NotificationCenter.default.removeObserver(observer) }
}
