/// The strength of a constraint: a layout priority, from 1 to 1000.
///
/// A constraint of strength 1000 is *required*: it is satisfied, or it is refused. Any other constraint is satisfied as
/// closely as the stronger ones permit, and no number of weaker constraints outweighs a stronger one. Among constraints
/// of one strength, the sum of the errors is minimal.
public struct Strength: Hashable, Comparable, Sendable {
  /// The priority.
  public let priority: Float

  /// Creates a strength.
  ///
  /// A constraint with a strength outside the range 1…1000 cannot be added.
  public init(_ priority: Float) {
    self.priority = priority
  }

  /// The strength of a constraint that must be satisfied.
  public static let required = Strength(1000)

  /// A Boolean value that indicates whether a constraint must be satisfied.
  public var isRequired: Bool { priority == 1000 }

  var isValid: Bool { priority >= 1 && priority <= 1000 }

  /// Returns whether a strength is weaker than another.
  public static func < (left: Strength, right: Strength) -> Bool {
    left.priority < right.priority
  }
}

extension Strength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a strength from a priority.
  public init(floatLiteral value: Float) {
    self.init(value)
  }

  /// Creates a strength from a priority.
  public init(integerLiteral value: Int) {
    self.init(Float(value))
  }
}
