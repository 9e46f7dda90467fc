/// How much a constraint counts against others: a layout priority, 1 to 1000.
///
/// A constraint of strength 1000 is *required*: it holds, or it is refused. Any other is fulfilled as nearly as those
/// above it allow; no number of weaker constraints outweighs a stronger one. Among constraints of one strength, the sum
/// of the amounts by which they are missed is the least possible.
public struct Strength: Hashable, Comparable, Sendable {
  /// The priority.
  public let priority: Float

  /// Creates a strength; one outside of 1…1000 is refused when a constraint of it is added.
  public init(_ priority: Float) {
    self.priority = priority
  }

  /// A constraint that must hold.
  public static let required = Strength(1000)

  /// A Boolean value that indicates whether a constraint must hold.
  public var isRequired: Bool { priority == 1000 }

  var isValid: Bool { priority >= 1 && priority <= 1000 }

  /// Returns whether a strength gives way to another.
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
