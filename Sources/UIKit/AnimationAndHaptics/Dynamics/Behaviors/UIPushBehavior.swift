/// A behavior that applies a force to its items, continuously or once.
///
/// A continuous force of magnitude 1.0 accelerates a view of 100 by 100 points with a density of 1.0 by 100 points per
/// second squared. An instantaneous one changes its velocity by 100 points per second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Constants that specify whether a push is continuous or instantaneous.
  public enum Mode: Int, Sendable {
    /// The force acts as long as the behavior is active.
    case continuous = 0
    /// The force acts once, as an impulse, when the behavior becomes active.
    case instantaneous = 1
  }

  private var list: DynamicItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var isActive = true
  private var vector = DynamicForceVector(.zero) {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// Creates a push behavior with items.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    self.mode = mode
    list = DynamicItemList(items)
    super.init()
  }

  /// The mode of the push.
  public let mode: UIPushBehavior.Mode

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    dynamicAnimator?.behaviorDidChange()
  }

  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    dynamicAnimator?.behaviorDidChange()
  }

  /// Returns the point of an item at which it is pushed, as an offset from its center.
  ///
  /// The offset is zero if none was set.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  /// Sets the point of an item at which it is pushed, as an offset from its center.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    dynamicAnimator?.behaviorDidChange()
  }

  /// A Boolean value that indicates whether the push acts.
  ///
  /// The default is `true`.
  ///
  /// An instantaneous push sets it to `false` when it has acted; set it to `true` to push again.
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      dynamicAnimator?.behaviorDidChange()
    }
  }

  /// The direction and magnitude of the force.
  ///
  /// The default is zero.
  open var pushDirection: CGVector {
    get { vector.components }
    set { vector = DynamicForceVector(newValue) }
  }

  /// The angle of the force, in radians.
  ///
  /// An angle of 0 points to the right, and positive angles are clockwise.
  open var angle: CGFloat {
    get { vector.angle }
    set { vector = DynamicForceVector(angle: newValue, magnitude: vector.magnitude) }
  }

  /// The magnitude of the force.
  ///
  /// The default is 0.
  open var magnitude: CGFloat {
    get { vector.magnitude }
    set { vector = DynamicForceVector(angle: vector.angle, magnitude: newValue) }
  }

  /// Sets the angle and the magnitude of the force.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    vector = DynamicForceVector(angle: angle, magnitude: magnitude)
  }

  override var describedItems: [any UIDynamicItem] { list.items }

  override func describe(in plan: inout DynamicsPlan) {
    guard isActive else { return }
    let force = RigidVector(vector.components)
    for item in list.items {
      let offset = RigidVector(targetOffsetFromCenter(for: item))
      plan.push(item, force: force, at: offset, isImpulse: mode == .instantaneous)
    }
    if mode == .instantaneous { isActive = false }
  }
}
