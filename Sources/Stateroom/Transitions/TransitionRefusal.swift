/// Why a request could not be served: who is concerned, and what to do.
public struct TransitionRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of mistake.
  public enum Reason: Hashable, Sendable {
    /// The controller is a child of another container.
    case childHasAnotherParent
    /// The controller is in the list more than once.
    case childIsListedTwice
    /// The controller is the container itself, or contains it.
    case childContainsContainer
    /// The controller to be taken away is not a child of the container.
    case notAChild
    /// The controller is presented, and is to stay so.
    case childIsPresented
  }

  /// The kind of mistake.
  public let reason: Reason
  /// What happened and how to mend it, naming the controllers.
  public let description: String
}
