public import UIKit

extension ContainerTransition {
  /// A transition that is played by an animator as UIKit's own containers use it.
  ///
  /// ```swift
  /// container.setViewController(details, using: .animator(CardFlipAnimator()))
  /// ```
  ///
  /// The animator gets the topmost of the leaving and of the entering children, and the container's content view, in which
  /// both views are already; adding the entering one once more does no harm. What it leaves behind in the two views, and
  /// their order, is put right afterwards. It need not take the leaving view away, and should not, if it cannot be
  /// interrupted: by then somebody may have asked for that one again.
  ///
  /// An animator with an `interruptibleAnimator(using:)` that is a property animator can be turned round, cut short, and
  /// held by a hand. One without is played to its end: turned round, the transition dissolves back, and a hand leads a
  /// dissolve in its place. So does a transition in which nobody comes or nobody goes, which no animator expects. With
  /// Reduce Motion it is a dissolve as well.
  @preconcurrency @MainActor
  public static func animator(_ animator: any UIViewControllerAnimatedTransitioning) -> ContainerTransition {
    var transition = ContainerTransition.dissolve(duration: animator.transitionDuration(using: nil))
    transition.animator = AnimatorReference(animator)
    return transition
  }
}

/// An app's animator in a value that can be compared and sent; it is only used on the main actor.
@MainActor
final class AnimatorReference: Hashable {
  let animator: any UIViewControllerAnimatedTransitioning
  /// The animator's class.
  nonisolated let name: String

  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    name = String(describing: type(of: animator))
  }

  nonisolated static func == (one: AnimatorReference, other: AnimatorReference) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
