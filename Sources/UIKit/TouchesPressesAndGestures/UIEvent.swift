/// An event of the device, with the touches at that time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches
    /// The device was moved.
    case motion
    /// A headset's or another device's button.
    case remoteControl
    /// A physical button.
    case presses
  }

  /// The time when the event occurred.
  public private(set) var timestamp: TimeInterval
  private let touches: Set<UITouch>

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.touches = touches
    self.timestamp = timestamp
  }

  /// The type of the event; always touches here.
  open var type: EventType { .touches }

  /// All touches of the moment, also those that did not change.
  open var allTouches: Set<UITouch>? { touches }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches.filter { $0.window === window } }

  /// Returns the touches that a view receives.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
