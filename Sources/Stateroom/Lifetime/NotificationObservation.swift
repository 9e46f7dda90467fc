import Foundation

/// An observer of a notification, for as long as it is kept.
@MainActor
final class NotificationObservation {
  private let observer: any NSObjectProtocol

  /// - Parameter body: Called where the notification is posted, which must be the main thread.
  init(of name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(body)
    }
  }

  isolated deinit { NotificationCenter.default.removeObserver(observer) }
}
