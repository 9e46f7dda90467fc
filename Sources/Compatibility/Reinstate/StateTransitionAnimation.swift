public import Stateroom
public import UIKit

/// The duration and the options of one part of a transition.
public typealias StateTransitionAnimationOptions = (TimeInterval, UIView.AnimationOptions)

/// The animation of a transition between two children.
///
/// A part without options is not animated.
public enum StateTransitionAnimation {
  /// The new child appears over the old one.
  case appearOverPrevious(onAppear: StateTransitionAnimationOptions?)
  /// The new child is below the old one, which disappears.
  case appearUnderPrevious(onRemove: StateTransitionAnimationOptions?)
  /// The new child appears while the old one disappears.
  case appearAndSimultaneouslyRemove(
    onAppear: StateTransitionAnimationOptions?, onRemove: StateTransitionAnimationOptions?)
  /// The old child disappears before the new one appears.
  case removePreviousThenAppear(
    onRemove: StateTransitionAnimationOptions?, onAppear: StateTransitionAnimationOptions?)

  /// The equivalent Stateroom transition.
  ///
  /// One animator plays both parts. If their durations differ, the longer one is used; in sequence, each gets half of
  /// the sum.
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
