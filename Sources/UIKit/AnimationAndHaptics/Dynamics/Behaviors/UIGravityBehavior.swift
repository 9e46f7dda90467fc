/// A behavior that applies gravity to its items.
///
/// Gravity of magnitude 1.0 accelerates items by 1,000 points per second squared, regardless of their mass.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration of gravity of magnitude 1.0, in points per second squared.
  private static let unit = 1000.0

  private var list: DynamicItemList
  private var vector = DynamicForceVector(CGVector(dx: 0, dy: 1)) {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// Creates a gravity behavior with items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Creates a gravity behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items to which gravity applies.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    dynamicAnimator?.behaviorDidChange()
  }

  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    dynamicAnimator?.behaviorDidChange()
  }

  /// The direction and magnitude of gravity.
  ///
  /// The default is downward, with a magnitude of 1.0.
  open var gravityDirection: CGVector {
    get { vector.components }
    set { vector = DynamicForceVector(newValue) }
  }

  /// The angle of gravity, in radians.
  ///
  /// An angle of 0 points to the right, and positive angles are clockwise.
  open var angle: CGFloat {
    get { vector.angle }
    set { vector = DynamicForceVector(angle: newValue, magnitude: vector.magnitude) }
  }

  /// The magnitude of gravity.
  ///
  /// The default is 1.0.
  open var magnitude: CGFloat {
    get { vector.magnitude }
    set { vector = DynamicForceVector(angle: vector.angle, magnitude: newValue) }
  }

  /// Sets the angle and the magnitude of gravity.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    vector = DynamicForceVector(angle: angle, magnitude: magnitude)
  }

  override var describedItems: [any UIDynamicItem] { list.items }

  override func describe(in plan: inout DynamicsPlan) {
    let acceleration = RigidVector(vector.components) * Self.unit
    for item in list.items { plan.change(item) { $0.acceleration += acceleration } }
  }
}
