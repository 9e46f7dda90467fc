public import Foundation

/// Something that a person does to the device.
public enum SceneInput: Codable, Equatable, Sendable {
  /// A finger comes down, moves or leaves.
  case touch(Touch)
  /// The device is turned.
  case rotation(Orientation)
  /// Text is typed.
  case insertText(String)
  /// The key that takes back one character is pressed.
  case deleteBackward

  /// What a finger does.
  public struct Touch: Codable, Equatable, Sendable {
    /// The part of a touch's life.
    public enum Phase: String, Codable, Sendable {
      /// The finger comes down.
      case began
      /// The finger moves.
      case moved
      /// The finger leaves.
      case ended
      /// The system takes the touch away.
      case cancelled
    }

    /// Which finger, from its coming down to its leaving.
    public var id: Int
    /// What it does.
    public var phase: Phase
    /// Where on the screen, in points.
    public var location: CGPoint

    /// Creates a touch.
    public init(id: Int = 0, phase: Phase, location: CGPoint) {
      self.id = id
      self.phase = phase
      self.location = location
    }
  }

  /// How the device is held.
  public enum Orientation: String, Codable, Sendable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// With the top at the left.
    case landscapeLeft
    /// With the top at the right.
    case landscapeRight
  }
}
