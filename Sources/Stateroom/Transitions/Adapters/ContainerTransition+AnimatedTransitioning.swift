public import UIKit

extension ContainerTransition {
  /// Returns a transition that an animator plays, as in UIKit's containers.
  ///
  /// ```swift
  /// container.setViewController(details, using: .animator(CardFlipAnimator()))
  /// ```
  ///
  /// The animator receives the topmost leaving child, the topmost entering child, and the container's content view,
  /// which already contains both views; adding the entering view again has no effect. Afterwards, the container
  /// restores both views and their order. The animator need not remove the leaving view. An animator that cannot be
  /// interrupted should not remove it, because the view can have been requested again.
  ///
  /// The container calls `animateTransition(using:)`, and the transition ends when the animator calls
  /// `completeTransition(_:)`. If `interruptibleAnimator(using:)` returns a property animator that can be interrupted,
  /// the transition can be reversed, cut short and controlled by a gesture until the property animator ends. The method
  /// must return the same object for the whole transition. For a transition that a gesture begins, the container calls
  /// only this method, and the transition ends with the property animator.
  ///
  /// Any other animator is played to its end: if the transition is reversed, it dissolves back, and a gesture controls
  /// a dissolve instead. A dissolve also replaces a transition without an entering or without a leaving child, which
  /// animators do not support, and every animator when Reduce Motion is on.
  ///
  /// - Parameter animator: The animator.
  @preconcurrency @MainActor
  public static func animator(_ animator: any UIViewControllerAnimatedTransitioning) -> ContainerTransition {
    var transition = ContainerTransition.dissolve(duration: animator.transitionDuration(using: nil))
    transition.animator = AnimatorReference(animator)
    return transition
  }
}

/// An app's animator in a value that can be compared and sent.
///
/// It is used only on the main actor.
@MainActor
final class AnimatorReference: Hashable {
  let animator: any UIViewControllerAnimatedTransitioning
  /// The name of the animator's class.
  nonisolated let name: String

  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    name = String(describing: type(of: animator))
  }

  nonisolated static func == (one: AnimatorReference, other: AnimatorReference) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
