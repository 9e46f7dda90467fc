/// The base class of dynamic behaviors, which also combines several behaviors in one.
///
/// A behavior describes the effects on its items, and computes no motion. At each frame at which something has changed,
/// the animator asks its behaviors, in the order in which they were added, and children after their parent, to describe
/// their part in a plan of the motion. An app combines the behaviors of UIKit in a subclass:
///
/// ```swift
/// final class Fall: UIDynamicBehavior {
///   init(items: [any UIDynamicItem]) {
///     super.init()
///     addChildBehavior(UIGravityBehavior(items: items))
///     addChildBehavior(UICollisionBehavior(items: items))
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  /// The animator or behavior to which this one belongs.
  private weak var parent: UIDynamicBehavior?
  weak var ownAnimator: UIDynamicAnimator?

  /// Creates a behavior without items and children.
  public override init() { super.init() }

  // MARK: - Creating a Composite Behavior

  /// The behaviors that the behavior combines, in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Adds a child behavior, which must belong to no other behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self else { return }
    expect(
      behavior.parent == nil && behavior.ownAnimator == nil,
      "\(behavior) belongs to another behavior or animator. Remove it there before you add it to \(self).")
    let animator = dynamicAnimator
    if let animator { behavior.announce(animator) }
    behavior.parent = self
    children.append(behavior)
    animator?.behaviorDidChange()
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    let animator = dynamicAnimator
    if animator != nil { behavior.announce(nil) }
    behavior.parent = nil
    children.removeAll { $0 === behavior }
    animator?.behaviorDidChange()
  }

  // MARK: - Working with the Animator

  /// The animator to which the behavior, or the behavior of which it is a child, was added.
  open var dynamicAnimator: UIDynamicAnimator? { ownAnimator ?? parent?.dynamicAnimator }

  /// Called when the behavior is about to be added to an animator, or removed from one.
  ///
  /// The animator is `nil` if the behavior is removed. The default implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The closure that the animator calls at each frame of the animation, after it has moved the items.
  open var action: (() -> Void)? {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  // MARK: - Describing the Behavior

  /// The items to which the behavior itself applies.
  var describedItems: [any UIDynamicItem] { [] }

  /// Adds the effects of the behavior itself to a plan.
  func describe(in plan: inout DynamicsPlan) {}

  /// The behavior and its descendants, parents first.
  var family: [UIDynamicBehavior] { [self] + children.flatMap(\.family) }

  /// Calls ``willMove(to:)`` on the behavior and its descendants.
  func announce(_ animator: UIDynamicAnimator?) {
    for behavior in family { behavior.willMove(to: animator) }
  }
}
