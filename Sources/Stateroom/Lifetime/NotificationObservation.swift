import Foundation

/// An observation of a notification that lasts until it is deallocated.
@MainActor
final class NotificationObservation {
  private let observer: any NSObjectProtocol

  /// Creates an observation of a notification from any object.
  ///
  /// - Parameters:
  ///   - name: The name of the notification, which must be posted on the main thread.
  ///   - body: A closure that is called synchronously when the notification is posted.
  init(of name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(body)
    }
  }

  isolated deinit { NotificationCenter.default.removeObserver(observer) }
}
