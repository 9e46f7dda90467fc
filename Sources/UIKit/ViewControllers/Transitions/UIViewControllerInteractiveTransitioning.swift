/// An object that controls an interactive transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition interactively.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at which the transition continues when the interaction ends.
  ///
  /// The default is 1, the normal speed.
  var completionSpeed: CGFloat { get }
  /// The animation curve with which the transition continues.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition is interactive from its beginning.
  ///
  /// If the value is `false`, the transition can become interactive later. The default is `true`.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default value is 1, the normal speed.
  public var completionSpeed: CGFloat { 1 }
  /// The default curve is slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default value is `true`.
  public var wantsInteractiveStart: Bool { true }
}
