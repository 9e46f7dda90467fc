public import Foundation

/// An input event from the user, or a change of the device that the user made.
public enum SceneInput: Codable, Equatable, Sendable {
  /// A touch begins, moves, or ends.
  case touch(Touch)
  /// The content under the pointer is scrolled with a wheel or a trackpad.
  case scroll(Scroll)
  /// The pointer moves over the screen without a pressed button; `nil` if it leaves the screen.
  case hover(CGPoint?)
  /// Text is typed.
  ///
  /// A line feed is the return key.
  case insertText(String)
  /// The delete key is pressed.
  case deleteBackward
  /// A key of the connected keyboard is pressed or released.
  case key(Key)
  /// Text is pasted from outside of the device.
  case paste(String)
  /// The device is rotated.
  case rotation(Orientation)
  /// A setting of the device is changed.
  case setting(SceneSettings.Change)
  /// The app is sent to the background or returned to the foreground.
  case foreground(Bool)
  /// The system has little available memory.
  case memoryWarning
  /// The user opens another scene of the app.
  case openScene
  /// The user switches to another scene, by its index in ``SceneSettings/scenes``.
  case activateScene(Int)
  /// A recording of the input begins or ends.
  case recording(Bool)

  /// A change of a touch.
  public struct Touch: Codable, Equatable, Sendable {
    /// Constants that specify the phase of a touch.
    public enum Phase: String, Codable, Sendable {
      /// The touch begins.
      case began
      /// The touch moves.
      case moved
      /// The touch ends.
      case ended
      /// The system cancels the touch.
      case cancelled
    }

    /// The identifier of the touch, which is the same from its beginning to its end.
    public var id: Int
    /// The phase of the touch.
    public var phase: Phase
    /// The location on the screen, in points.
    public var location: CGPoint

    /// Creates a change of a touch.
    public init(id: Int = 0, phase: Phase, location: CGPoint) {
      self.id = id
      self.phase = phase
      self.location = location
    }
  }

  /// A movement of a wheel or of two fingers on a trackpad.
  public struct Scroll: Codable, Equatable, Sendable {
    /// The location of the pointer on the screen, in points.
    public var location: CGPoint
    /// The distance by which the content offset changes, in points.
    public var distance: CGSize

    /// Creates a movement of a wheel or a trackpad.
    public init(location: CGPoint, distance: CGSize) {
      self.location = location
      self.distance = distance
    }
  }

  /// Constants that specify the orientation of the device.
  public enum Orientation: String, Codable, Sendable {
    /// The portrait orientation.
    case portrait
    /// The upside-down portrait orientation.
    case portraitUpsideDown
    /// Landscape, with the top at the left.
    case landscapeLeft
    /// Landscape, with the top at the right.
    case landscapeRight
  }
}
