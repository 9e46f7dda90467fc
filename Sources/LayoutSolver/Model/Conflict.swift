/// Required constraints that cannot hold together.
public struct Conflict: Sendable {
  /// The constraint that was added or edited.
  public let culprit: Constraint
  /// The contradicting constraints, the culprit among them, in the order in which they were added.
  ///
  /// Without any one of them the others can hold: nothing is listed that has no part in it.
  public let constraints: [Constraint]
  /// One line per constraint, with the names of its variables.
  public let description: String
}
