/// A set of required constraints that cannot be satisfied together.
public struct Conflict: Sendable {
  /// The constraint that was added or edited.
  public let culprit: Constraint
  /// The contradicting constraints, including the culprit, in the order in which they were added.
  ///
  /// Without any one of them the others can be satisfied: the list contains only constraints that take part in the
  /// conflict.
  public let constraints: [Constraint]
  /// A line for each constraint, with the names of its variables.
  public let description: String
}
