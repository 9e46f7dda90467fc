/// An object that describes an event of the device, such as touches or pressed keys.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Constants that specify the type of an event.
  public enum EventType: Int, Sendable {
    /// The event is related to touches.
    case touches
    /// The event is related to motion of the device.
    case motion
    /// The event is from a remote control, such as a headset.
    case remoteControl
    /// The event is related to a physical button.
    case presses
    /// The event is related to the pointer above a view.
    case hover = 11
  }

  /// Constants that specify the subtype of an event.
  public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none
    /// The event is related to a shake of the device.
    case motionShake
    /// A remote control starts the playback.
    case remoteControlPlay = 100
    /// A remote control pauses the playback.
    case remoteControlPause = 101
    /// A remote control stops the playback.
    case remoteControlStop = 102
    /// A remote control starts or pauses the playback.
    case remoteControlTogglePlayPause = 103
    /// A remote control skips to the next track.
    case remoteControlNextTrack = 104
    /// A remote control skips to the previous track.
    case remoteControlPreviousTrack = 105
    /// A remote control begins to move backward in the track.
    case remoteControlBeginSeekingBackward = 106
    /// A remote control ends to move backward in the track.
    case remoteControlEndSeekingBackward = 107
    /// A remote control begins to move forward in the track.
    case remoteControlBeginSeekingForward = 108
    /// A remote control ends to move forward in the track.
    case remoteControlEndSeekingForward = 109
  }

  /// The time when the event occurred.
  open private(set) var timestamp: TimeInterval
  /// The modifier keys that are held during the event.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The buttons of a pointing device that are pressed during the event, which are none for touches of a finger.
  open var buttonMask: ButtonMask { [] }
  private let touches: Set<UITouch>

  /// Creates an event without touches, as tests pass it to the methods of a view or recognizer.
  public override init() {
    touches = []
    modifierFlags = []
    timestamp = 0
  }

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.touches = touches
    modifierFlags = PressDelivery.modifierFlags
    self.timestamp = timestamp
  }

  /// The type of the event.
  open var type: EventType { .touches }

  /// The subtype of the event.
  open var subtype: EventSubtype { .none }

  /// All touches of the event, including those that did not change.
  open var allTouches: Set<UITouch>? { touches }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches.filter { $0.window === window } }

  /// Returns the touches that a view receives.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  /// Returns the touches that were reported for a touch since its last event, of which the last is a copy of the touch.
  ///
  /// Here every change of a touch is an event, so that there is exactly one. The result is `nil` if the event does not
  /// contain the touch.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    return touch.snapshot().map { [$0] }
  }

  /// Returns the touches that are expected to follow a touch.
  ///
  /// The touches of a script or a mouse are not predicted, so that the array is empty. The result is `nil` if the event
  /// does not contain the touch.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }
}
