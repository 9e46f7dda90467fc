import UIKit

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
    /// An interactive transition of a container that nobody sees.
    case containerIsNotOnScreen
    /// An interactive transition in which nothing moves.
    case nothingToAnimate
    /// A transition was under way, and the policy was to let nothing interrupt it.
    case transitionIsUnderWay
    /// There is no way from the one state to the other; see ``StateViewController/allowsTransition(from:to:)``.
    case edgeIsNotAllowed
    /// A controller that was about to be left did not want to; see ``LeaveGuarding``.
    case leaveGuard
    /// The controller is at another place of the navigation stack already.
    case alreadyOnStack
    /// The controller is of a kind that no navigation stack takes.
    case cannotBeOnStack
    /// The controller to go back to is not on the navigation stack.
    case notOnStack
    /// There is only one controller on the navigation stack.
    case nothingToPop
    /// There is no page before the first one.
    case noPageBefore
    /// There is no tab for the state.
    case unknownState
    /// The controller is presented, and is to stay so.
    case childIsPresented
    /// The view that children are to be put into belongs to another view controller.
    case viewBelongsToAnotherController
    /// A state is in a list in which each may be once, more than once.
    case stateIsListedTwice
    /// Nothing that is shown takes a step of a path; see ``StatePath``.
    case noContainerForStep
  }

  /// The kind of mistake.
  public let reason: Reason
  /// What happened and how to mend it, naming the controllers.
  public let description: String

  @MainActor
  static func transitionIsUnderWay(in host: UIViewController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .transitionIsUnderWay,
      description:
        "\(host) is in a transition, and its policy is keepCurrent. Ask again when the transition is over, or use another policy."
    )
  }

  static func edgeIsNotAllowed(_ host: String, from: String, to: String) -> TransitionRefusal {
    TransitionRefusal(
      reason: .edgeIsNotAllowed,
      description:
        "\(host) has no way from \(from) to \(to). Go another way, or allow it in allowsTransition(from:to:).")
  }

  @MainActor
  static func leaveGuard(_ controller: UIViewController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .leaveGuard,
      description:
        "\(controller) does not want to be left now. Ask again later, or use LeaveGuards.ignored { … } if it must be.")
  }
}
