/// A behavior that determines the physical properties of its items, and adds velocities.
///
/// Only the properties that were set apply. If several behaviors set a property for an item, the one that was added
/// last determines it. An item whose elasticity and friction no behavior sets bounces and slides a little.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private struct Properties {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var allowsRotation: Bool?
    var isAnchored: Bool?
    var charge: CGFloat?
  }

  /// The velocities that were added to an item and have not been applied.
  private struct Velocities {
    var linear = RigidVector.zero
    var angular = 0.0
  }

  private var list: DynamicItemList
  private var velocities: [ObjectIdentifier: Velocities] = [:]
  private var properties = Properties() {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// Creates an item behavior with items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Creates an item behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items of the behavior.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    dynamicAnimator?.behaviorDidChange()
  }

  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    velocities[ObjectIdentifier(item)] = nil
    dynamicAnimator?.behaviorDidChange()
  }

  // MARK: - Configuring the Items

  /// The fraction of the velocity that remains after a collision, usually from 0.0 to 1.0.
  ///
  /// The default is 0.0.
  open var elasticity: CGFloat {
    get { properties.elasticity ?? 0 }
    set { properties.elasticity = newValue }
  }

  /// The resistance of an item's surface to sliding along others, usually from 0.0 to 1.0.
  ///
  /// The default is 0.0.
  open var friction: CGFloat {
    get { properties.friction ?? 0 }
    set { properties.friction = newValue }
  }

  /// The density, which determines the mass of an item together with its size.
  ///
  /// The default is 1.0.
  open var density: CGFloat {
    get { properties.density ?? 1 }
    set { properties.density = newValue }
  }

  /// The resistance to linear motion, from 0.0.
  ///
  /// The default is 0.0.
  open var resistance: CGFloat {
    get { properties.resistance ?? 0 }
    set { properties.resistance = newValue }
  }

  /// The resistance to rotation, from 0.0.
  ///
  /// The default is 0.0.
  open var angularResistance: CGFloat {
    get { properties.angularResistance ?? 0 }
    set { properties.angularResistance = newValue }
  }

  /// A Boolean value that indicates whether the items can rotate.
  ///
  /// The default is `true`.
  open var allowsRotation: Bool {
    get { properties.allowsRotation ?? true }
    set { properties.allowsRotation = newValue }
  }

  /// A Boolean value that indicates whether the items take part in collisions but do not move.
  ///
  /// The default is `false`.
  open var isAnchored: Bool {
    get { properties.isAnchored ?? false }
    set { properties.isAnchored = newValue }
  }

  /// The charge, which determines the effect of electric and magnetic fields.
  ///
  /// The default is 0.0.
  open var charge: CGFloat {
    get { properties.charge ?? 0 }
    set { properties.charge = newValue }
  }

  // MARK: - Working with Velocities

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    velocities[ObjectIdentifier(item), default: Velocities()].linear += RigidVector(velocity)
    dynamicAnimator?.behaviorDidChange()
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let moving = dynamicAnimator?.body(of: item)?.velocity ?? .zero
    return (moving + (velocities[ObjectIdentifier(item)]?.linear ?? .zero)).point
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    velocities[ObjectIdentifier(item), default: Velocities()].angular += Double(velocity)
    dynamicAnimator?.behaviorDidChange()
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let moving = dynamicAnimator?.body(of: item)?.angularVelocity ?? 0
    return CGFloat(moving + (velocities[ObjectIdentifier(item)]?.angular ?? 0))
  }

  // MARK: - Describing the Behavior

  override var describedItems: [any UIDynamicItem] { list.items }

  override func describe(in plan: inout DynamicsPlan) {
    for item in list.items {
      let added = velocities.removeValue(forKey: ObjectIdentifier(item)) ?? Velocities()
      plan.change(item) {
        apply(to: &$0.material)
        $0.velocity += added.linear
        $0.angularVelocity += added.angular
      }
    }
  }

  private func apply(to material: inout RigidMaterial) {
    func set(_ path: WritableKeyPath<RigidMaterial, Double>, _ value: CGFloat?) {
      if let value { material[keyPath: path] = max(Double(value), 0) }
    }
    set(\.elasticity, properties.elasticity)
    set(\.friction, properties.friction)
    set(\.density, properties.density)
    set(\.resistance, properties.resistance)
    set(\.angularResistance, properties.angularResistance)
    material.allowsRotation = properties.allowsRotation ?? material.allowsRotation
    material.isAnchored = properties.isAnchored ?? material.isAnchored
    material.charge = properties.charge.map { Double($0) } ?? material.charge
  }
}
