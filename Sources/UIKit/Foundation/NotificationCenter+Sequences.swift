extension NotificationCenter {
  /// Returns the notifications with a name that are posted from now on, as an asynchronous sequence.
  ///
  /// Foundation for Linux does not have the method. The sequence ends when the task that iterates over it is cancelled.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications, which is not retained; `nil` for all senders.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> NotificationCenter.Notifications { Notifications(self, name, object) }

  /// The notifications with a name, as an asynchronous sequence.
  ///
  /// Each iteration receives the notifications that are posted after it has begun.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let sender: Sender

    /// The sender of the notifications.
    // Unchecked because the weak reference is set once, and is read atomically by the runtime.
    private struct Sender: @unchecked Sendable {
      let isAny: Bool
      weak var object: AnyObject?
    }

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      sender = Sender(isAny: object == nil, object: object)
    }

    /// Begins to receive notifications.
    public func makeAsyncIterator() -> Iterator {
      // No more notifications are posted by a sender that does not exist.
      guard sender.isAny || sender.object != nil else { return Iterator(AsyncStream { $0.finish() }) }
      return Iterator(
        AsyncStream(bufferingPolicy: .unbounded) { continuation in
          let token = center.addObserver(forName: name, object: sender.object, queue: nil) { notification in
            // The notification is that of the iteration from now on, as Foundation's is.
            nonisolated(unsafe) let notification = notification
            continuation.yield(notification)
          }
          let observation = Observation(center: center, token: token)
          continuation.onTermination = { _ in observation.end() }
        })
    }

    /// The observation of an iteration.
    // Unchecked because the token is only passed to the center, which can be used on any thread.
    private struct Observation: @unchecked Sendable {
      let center: NotificationCenter
      let token: any NSObjectProtocol
      func end() { center.removeObserver(token) }
    }

    /// The state of an iteration.
    public struct Iterator: AsyncIteratorProtocol {
      private var base: AsyncStream<Notification>.Iterator

      fileprivate init(_ stream: AsyncStream<Notification>) { base = stream.makeAsyncIterator() }

      /// Waits for the next notification; the result is `nil` when the task is cancelled.
      public mutating func next() async -> Notification? { await base.next() }

      /// Waits for the next notification; the result is `nil` when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)
      }
    }
  }
}
