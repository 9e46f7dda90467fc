/// A linear equation or inequality, with a strength.
///
/// A constraint is identified by reference: a solver accepts it once, and ``Solver/remove(_:)`` and
/// ``Solver/setConstant(_:of:)`` require the same instance. It is immutable, so that it can be shared.
public final class Constraint: Sendable {
  /// The expression that is compared with zero.
  public let expression: LinearExpression
  /// The relation between the expression and zero.
  public let relation: Relation
  /// The strength of the constraint.
  public let strength: Strength
  /// A name for descriptions and conflicts.
  public let identifier: String?

  /// Creates a constraint that compares `expression` with zero.
  public init(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required, identifier: String? = nil
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
    self.identifier = identifier
  }

  /// Returns a new constraint with the same expression and another strength or name.
  public func with(strength: Strength, identifier: String? = nil) -> Constraint {
    Constraint(expression, relation, strength: strength, identifier: identifier ?? self.identifier)
  }
}

extension Constraint: Hashable {
  /// Returns whether two references identify the same constraint.
  public static func == (left: Constraint, right: Constraint) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
