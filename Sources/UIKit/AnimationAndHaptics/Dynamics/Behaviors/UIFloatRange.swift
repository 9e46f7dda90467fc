/// A range of values in which an attachment can move.
public struct UIFloatRange: Hashable, Sendable {
  /// The smallest value.
  public var minimum: CGFloat
  /// The largest value.
  public var maximum: CGFloat

  /// The range that contains only 0.
  public static let zero = UIFloatRange()

  /// The range of all values.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates the range that contains only 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A Boolean value that indicates whether the range contains all values.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// The range for a joint, or `nil` if it contains all values.
  var closed: ClosedRange<Double>? {
    isInfinite ? nil : Double(min(minimum, 0))...Double(max(maximum, 0))
  }
}
