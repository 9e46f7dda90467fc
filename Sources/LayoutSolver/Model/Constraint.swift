/// A linear equation or inequality, with a strength.
///
/// A constraint is known by its identity: a solver takes it once, and ``Solver/remove(_:)`` and
/// ``Solver/setConstant(_:of:)`` want the same instance again. It does not change, so it can be shared.
public final class Constraint: Sendable {
  /// What is compared with zero.
  public let expression: LinearExpression
  /// How it compares.
  public let relation: Relation
  /// How much it counts.
  public let strength: Strength
  /// A name for dumps and conflicts.
  public let identifier: String?

  /// Creates a constraint: `expression` compares with zero as `relation` says.
  public init(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required, identifier: String? = nil
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
    self.identifier = identifier
  }

  /// A constraint of its own that says the same with another strength or name.
  public func with(strength: Strength, identifier: String? = nil) -> Constraint {
    Constraint(expression, relation, strength: strength, identifier: identifier ?? self.identifier)
  }
}

extension Constraint: Hashable {
  /// Returns whether two references are to one constraint.
  public static func == (left: Constraint, right: Constraint) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
