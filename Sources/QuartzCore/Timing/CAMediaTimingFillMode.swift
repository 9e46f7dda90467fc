/// The appearance of an animation outside of its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After the end, the animation shows its last value.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, the animation shows its first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The animation shows its first value before the beginning, and its last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect outside of its active duration.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
