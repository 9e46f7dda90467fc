/// What is known of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether it began under the user's finger.
  var initiallyInteractive: Bool { get }
  /// Whether it may be interrupted.
  var isInterruptible: Bool { get }
  /// Whether it is under the user's finger.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// The style of the presentation; none in other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it is, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on after the user let go; 1 is its own speed.
  var completionVelocity: CGFloat { get }
  /// The curve that it goes on with after the user let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which it takes place.
  var containerView: UIView { get }
  /// The rotation that it brings about; identity if none.
  var targetTransform: CGAffineTransform { get }
  /// The controllers that it goes between.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The views that it goes between.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition in progress that other changes may go along with.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates with the transition, and runs `completion` when it is over, also if it was cancelled. False if the
  /// animation can no longer be queued.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for a view that is not in the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `handler` whenever the user lets go of the transition or takes hold of it again.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A name for a controller that takes part in a transition.
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

/// A name for a view that takes part in a transition.
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
