/// An event that describes the use of a remote control.
@MainActor
final class RemoteControlEvent: UIEvent {
  private let command: EventSubtype

  init(_ command: EventSubtype, timestamp: TimeInterval) {
    self.command = command
    super.init(touches: [], timestamp: timestamp)
  }

  override var type: EventType { .remoteControl }

  override var subtype: EventSubtype { command }
}
