/// An object that controls an interactive transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition under the user's finger.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at which the transition continues when the interaction ends; 1 is its own speed.
  var completionSpeed: CGFloat { get }
  /// The animation curve with which the transition continues.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition is interactive from its beginning; otherwise it can become
  /// interactive later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Its own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Under the finger.
  public var wantsInteractiveStart: Bool { true }
}
