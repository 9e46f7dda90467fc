/// The rotation of a layer that is moved along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis follows the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis follows the path backward.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
