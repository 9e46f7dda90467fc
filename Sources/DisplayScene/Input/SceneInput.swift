public import Foundation

/// An input event from the user.
public enum SceneInput: Codable, Equatable, Sendable {
  /// A touch begins, moves, or ends.
  case touch(Touch)
  /// The device is rotated.
  case rotation(Orientation)
  /// Text is typed.
  case insertText(String)
  /// The delete key is pressed.
  case deleteBackward

  /// A change of a touch.
  public struct Touch: Codable, Equatable, Sendable {
    /// The phase of a touch.
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

    /// The identifier of the touch from its beginning to its end.
    public var id: Int
    /// The phase of the touch.
    public var phase: Phase
    /// The location on the screen, in points.
    public var location: CGPoint

    /// Creates a touch.
    public init(id: Int = 0, phase: Phase, location: CGPoint) {
      self.id = id
      self.phase = phase
      self.location = location
    }
  }

  /// The orientation of the device.
  public enum Orientation: String, Codable, Sendable {
    /// Portrait.
    case portrait
    /// Portrait, upside down.
    case portraitUpsideDown
    /// Landscape, with the top at the left.
    case landscapeLeft
    /// Landscape, with the top at the right.
    case landscapeRight
  }
}
