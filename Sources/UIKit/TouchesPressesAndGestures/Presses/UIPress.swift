/// The press of a physical button: here, of a key of a connected keyboard.
///
/// - Note: Remotes and game controllers, and therefore the types of buttons, are not available.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Constants that indicate the phase of a press.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began
    /// The force of the press has changed.
    case changed
    /// The press has not changed since the last event.
    case stationary
    /// The button was released.
    case ended
    /// The system has cancelled the press.
    case cancelled
  }

  /// The time when the press began or changed.
  public internal(set) var timestamp: TimeInterval
  /// The phase of the press.
  public internal(set) var phase: Phase
  /// The window in which the press began.
  public internal(set) weak var window: UIWindow?
  /// The responder that receives the press first.
  public internal(set) weak var responder: UIResponder?
  /// The key that is pressed.
  public let key: UIKey?
  /// The force of the press: 1 while a key is pressed, and otherwise 0.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// A Boolean value that indicates whether the responders receive the press.
  ///
  /// They do if no key command has used it.
  var isForResponders = false

  init(_ key: UIKey, responder: UIResponder?, window: UIWindow?, timestamp: TimeInterval) {
    self.key = key
    self.responder = responder
    self.window = window
    self.timestamp = timestamp
    phase = .began
  }
}
