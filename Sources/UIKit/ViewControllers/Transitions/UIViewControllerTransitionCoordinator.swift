/// The state of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether it began under the user's finger.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether it may be interrupted.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether it is under the user's finger.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The style of the presentation; none in other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which the transition continues after the interaction; 1 is its own speed.
  var completionVelocity: CGFloat { get }
  /// The timing curve with which the transition continues after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition occurs.
  var containerView: UIView { get }
  /// The rotation that it brings about; identity if none.
  var targetTransform: CGAffineTransform { get }
  /// Returns a controller that is involved in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that is involved in the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition in progress that other changes may go along with.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations alongside the transition, and calls `completion` when it ends, even if it was cancelled. Returns
  /// `false` if the animations can no longer be queued.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Returns the same for a view that is not in the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Registers a handler to call when the transition becomes interactive or stops being interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A key for a controller that is involved in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that was on screen.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that will be.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for a view that is involved in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that was on screen.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that will be.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
