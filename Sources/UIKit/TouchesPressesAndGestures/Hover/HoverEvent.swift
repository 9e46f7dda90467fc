/// An event that describes the location of the pointer.
@MainActor
final class HoverEvent: UIEvent {
  /// The location of the pointer on the screen, or `nil` if it has left the screen.
  let location: CGPoint?

  init(location: CGPoint?, timestamp: TimeInterval) {
    self.location = location
    super.init(touches: [], timestamp: timestamp)
  }

  override var type: EventType { .hover }
}
