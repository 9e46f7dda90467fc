/// A set of required constraints that cannot be satisfied together.
public struct Conflict: Sendable {
  /// The constraint that was added or edited.
  public let culprit: Constraint
  /// The contradicting constraints, including the culprit, in the order in which they were added.
  ///
  /// The others can be satisfied without any one of them: the list contains only constraints that are part of the
  /// conflict.
  public let constraints: [Constraint]
  /// A line for each constraint, with the names of its variables.
  public let description: String
}
