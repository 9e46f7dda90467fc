public import Stateroom
public import UIKit

/// How long one part of a transition takes, and how it looks.
public typealias StateTransitionAnimationOptions = (TimeInterval, UIView.AnimationOptions)

/// How one child gives way to another. A part without options is not animated.
public enum StateTransitionAnimation {
  /// The new child comes in over the old one.
  case appearOverPrevious(onAppear: StateTransitionAnimationOptions?)
  /// The new child lies under the old one, which goes.
  case appearUnderPrevious(onRemove: StateTransitionAnimationOptions?)
  /// One comes while the other goes.
  case appearAndSimultaneouslyRemove(
    onAppear: StateTransitionAnimationOptions?, onRemove: StateTransitionAnimationOptions?)
  /// First the old child goes, then the new one comes.
  case removePreviousThenAppear(
    onRemove: StateTransitionAnimationOptions?, onAppear: StateTransitionAnimationOptions?)

  /// The same as a Stateroom transition.
  ///
  /// One animator plays both parts. Where they differ in length the longer one counts; one after the other, each gets
  /// half of the sum.
  public var transition: ContainerTransition {
    switch self {
    case .appearOverPrevious(let onAppear):
      Self.transition(onAppear, nil, order: .enteringAbove, duration: Self.duration(onAppear))
    case .appearUnderPrevious(let onRemove):
      Self.transition(nil, onRemove, order: .enteringBelow, duration: Self.duration(onRemove))
    case .appearAndSimultaneouslyRemove(let onAppear, let onRemove):
      Self.transition(
        onAppear, onRemove, order: .enteringAbove, duration: max(Self.duration(onAppear), Self.duration(onRemove)))
    case .removePreviousThenAppear(let onRemove, let onAppear):
      Self.transition(
        onAppear, onRemove, order: .leavingFirst, duration: Self.duration(onAppear) + Self.duration(onRemove))
    }
  }

  private static func duration(_ options: StateTransitionAnimationOptions?) -> TimeInterval { max(options?.0 ?? 0, 0) }

  private static func transition(
    _ entering: StateTransitionAnimationOptions?, _ leaving: StateTransitionAnimationOptions?,
    order: ContainerTransition.Order, duration: TimeInterval
  ) -> ContainerTransition {
    ContainerTransition(
      entering: Motion(entering: entering?.1 ?? []), leaving: Motion(leaving: leaving?.1 ?? []), order: order,
      timing: .init((entering ?? leaving)?.1 ?? []), duration: duration)
  }
}
