public import Foundation
import UIKit

/// The reason why a request was refused, with a message that names the objects and the fix.
///
/// Refusals are equal if their reasons and messages are.
public struct TransitionRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  public enum Reason: Hashable, Sendable {
    /// The view controller is a child of another container.
    case childHasAnotherParent
    /// The view controller is in the list more than once.
    case childIsListedTwice
    /// The view controller is the container itself, or contains it.
    case childContainsContainer
    /// The view controller is the root view controller of a window.
    case childIsRootOfWindow
    /// The view controller to remove is not a child of the container.
    case notAChild
    /// One of UIKit's containers manages the child to remove itself.
    case managedByContainer
    /// The container is off the screen, where an interactive transition is not possible.
    case containerIsNotOnScreen
    /// An interactive transition would not animate anything.
    case nothingToAnimate
    /// A transition is running, and the policy does not allow an interruption.
    case transitionIsRunning
    /// The change of state is not allowed; see ``StateViewController/shouldChangeState(from:to:)``.
    case changeIsNotAllowed
    /// A leave guard has refused the change; see ``LeaveGuarding``.
    case leaveGuard
    /// The view controller is already at another place of the navigation stack.
    case alreadyOnStack
    /// The view controller is of a kind that a navigation stack does not accept.
    case cannotBeOnStack
    /// The view controller to pop to is not on the navigation stack.
    case notOnStack
    /// There is only one view controller on the navigation stack.
    case nothingToPop
    /// There is no page before the first one.
    case noPageBefore
    /// There is no tab for the state, or the state is not one of the pages.
    case unknownState
    /// The view controller is presented and would remain presented.
    case childIsPresented
    /// No state declares the presentation of the view controller to dismiss.
    case notPresentedByState
    /// No state follows the dismissal that a presented view controller requests.
    case noStateAfterDismissal
    /// The view that would contain the children belongs to another view controller.
    case viewBelongsToAnotherController
    /// The view that contains the children is not in the hierarchy of the container's view.
    case viewIsNotInHierarchy
    /// A state is listed more than once in a list in which each state may occur once.
    case stateIsListedTwice
    /// The children of the container are those of its state, and not a list that the app sets.
    case childrenFollowState
    /// No container takes a step of a path; see ``StatePath``.
    case noContainerForStep

    /// A Boolean value that indicates whether the app intends such refusals.
    var isIntended: Bool { self == .leaveGuard || self == .transitionIsRunning || self == .changeIsNotAllowed }
  }

  /// The kind of problem.
  public let reason: Reason
  /// A message that describes what happened and how to fix it, and names the objects.
  public let description: String
  /// The object that the request was made of, or `nil` if there was none, or after it was deallocated.
  ///
  /// It is a view controller, a ``RootController`` or an ``AppController``. The refusal does not retain it.
  public internal(set) weak var container: (any AnyObject & Sendable)?

  /// Returns whether two refusals have the same reason and the same message.
  public static func == (one: TransitionRefusal, other: TransitionRefusal) -> Bool {
    one.reason == other.reason && one.description == other.description
  }

  /// Adds the reason and the message to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(reason)
    hasher.combine(description)
  }

  /// Returns the refusal of a request of an object, unless it has an object already.
  func of(_ container: (any AnyObject & Sendable)?) -> TransitionRefusal {
    guard self.container == nil else { return self }
    var refusal = self
    refusal.container = container
    return refusal
  }

  @MainActor
  static func transitionIsRunning(in host: UIViewController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .transitionIsRunning,
      description:
        "\(host) is in a transition, and its policy is ignoreNew. Repeat the request when the transition is over, or use another policy."
    )
  }

  @MainActor
  static func childrenFollowState(in host: UIViewController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .childrenFollowState,
      description:
        "The children of \(host) are those of its state, and cannot be changed directly. Request a state with transition(to:animated:), or show another view controller in front of them with embed(_:in:using:completion:)."
    )
  }

  @MainActor
  static func interfaceFollowsState(of source: AnyObject, in host: UIViewController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .childrenFollowState,
      description:
        "The interface of \(host) is that of the state of \(source), and cannot be set directly. Request a state there with transition(to:animated:)."
    )
  }

  @MainActor
  static func viewIsNotInHierarchy(_ view: UIView, of host: UIViewController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .viewIsNotInHierarchy,
      description:
        "The contentView of \(host) is not in the hierarchy of its view, so that its children are not visible. Add \(view) to it."
    )
  }

  static func changeIsNotAllowed(_ host: String, from: String, to: String) -> TransitionRefusal {
    TransitionRefusal(
      reason: .changeIsNotAllowed,
      description:
        "\(host) does not allow the transition from \(from) to \(to). Request another state, or allow the transition in shouldChangeState(from:to:)."
    )
  }

  @MainActor
  static func leaveGuard(_ controller: UIViewController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .leaveGuard,
      description:
        "\(controller) does not allow its removal. Repeat the request later, or skip the guards with LeaveGuards.ignored { … }."
    )
  }
}

extension TransitionRefusal: LocalizedError {
  /// The message, which `localizedDescription` returns as well.
  public var errorDescription: String? { description }
}
