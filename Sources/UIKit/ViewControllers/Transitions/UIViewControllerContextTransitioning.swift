/// The context of a transition between view controllers, for its animator and interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition occurs; it contains the view that leaves, and the animator adds the other one.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether it is under the user's finger.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; none in other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the completed fraction of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction ended and the transition is reversed. ``completeTransition(_:)`` with `false` has to
  /// follow.
  func cancelInteractiveTransition()
  /// Reports that the user took hold of a transition that was running.
  func pauseInteractiveTransition()
  /// Reports that the animations are over; called once, by the animator.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller that is involved in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that is involved in the transition; `nil` if it must not be changed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation that the transition brings about; identity if none.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view before the transition; zero if it is not on screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it is not known.
  func finalFrame(for vc: UIViewController) -> CGRect
}
