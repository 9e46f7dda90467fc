/// The context of a transition between view controllers, for its animator and interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition occurs.
  ///
  /// It contains the view that leaves; the animator adds the other view.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition should be animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive at the moment.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` in other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the completed fraction of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction ended and the transition is reversed.
  ///
  /// A call of ``completeTransition(_:)`` with `false` must follow.
  func cancelInteractiveTransition()
  /// Reports that an interaction pauses the running transition.
  func pauseInteractiveTransition()
  /// Reports that the animations have ended.
  ///
  /// The animator must call this method once.
  func completeTransition(_ didComplete: Bool)
  /// Returns a view controller that is involved in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that is involved in the transition; `nil` if it must not be changed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation that the transition applies; the identity if there is none.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view before the transition; zero if it is not on screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it is not known.
  func finalFrame(for vc: UIViewController) -> CGRect
}
