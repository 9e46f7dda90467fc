/// An event that describes the state of the pressed keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>
  /// The presses that have arrived at the end of the responder chain.
  private(set) var unhandledPresses: Set<UIPress> = []

  init(presses: Set<UIPress>, timestamp: TimeInterval) {
    self.presses = presses
    super.init(touches: [], timestamp: timestamp)
  }

  /// The type of the event, which is `presses`.
  open override var type: EventType { .presses }

  /// All presses of the event, including those that did not change.
  open var allPresses: Set<UIPress> { presses }

  /// Records presses that have arrived at the end of the responder chain.
  func leaveUnhandled(_ presses: Set<UIPress>) { unhandledPresses.formUnion(presses) }
}
