/// An event that describes where the pointer is.
@MainActor
final class HoverEvent: UIEvent {
  /// The location of the pointer on the screen; `nil` if it has left the screen.
  let location: CGPoint?

  init(location: CGPoint?, timestamp: TimeInterval) {
    self.location = location
    super.init(touches: [], timestamp: timestamp)
  }

  override var type: EventType { .hover }
}
