/// An event that describes a shake of the device.
@MainActor
final class MotionEvent: UIEvent {
  /// The phase of the motion that the event reports.
  enum Phase {
    case began
    case ended
    case cancelled
  }

  let phase: Phase
  /// A Boolean value that indicates whether the end of the motion has arrived at the end of the responder chain.
  var isUnhandled = false

  init(_ phase: Phase, timestamp: TimeInterval) {
    self.phase = phase
    super.init(touches: [], timestamp: timestamp)
  }

  override var type: EventType { .motion }

  override var subtype: EventSubtype { .motionShake }
}
