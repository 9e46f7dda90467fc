/// A behavior that moves an item to a point, like a spring, and rotates it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The oscillations per second of the spring.
  private static let frequency = 2.5

  private let item: any UIDynamicItem

  /// Creates a behavior that snaps an item to a point in the animator's reference system.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point to which the item snaps.
  open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// The damping, from 0.0 for the strongest oscillation to 1.0 for the weakest.
  ///
  /// The default is 0.5.
  open var damping: CGFloat = 0.5 {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  override var describedItems: [any UIDynamicItem] { [item] }

  override func describe(in plan: inout DynamicsPlan) {
    // Without any damping the item would never come to rest.
    let spring = RigidSpring(frequency: Self.frequency, damping: 0.2 + 0.8 * Double(min(max(damping, 0), 1)))
    plan.join(
      nil, item, DynamicsPlan.Anchors(first: RigidVector(snapPoint), second: .zero), .snap(spring))
  }
}
