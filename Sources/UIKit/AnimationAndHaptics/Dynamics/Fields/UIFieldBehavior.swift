/// A behavior that applies the forces of a field to its items.
///
/// Create a field with one of the class methods, add items, and add the field to an animator:
///
/// ```swift
/// let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
/// let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
/// board.addSubview(box)
/// let whirl = UIFieldBehavior.vortexField()
/// whirl.position = board.center
/// whirl.region = UIRegion(radius: 200)
/// whirl.addItem(box)
/// let animator = UIDynamicAnimator(referenceView: board)
/// animator.addBehavior(whirl)
/// ```
///
/// Apple documents no unit of the strength. In this runtime, all fields have the same unit: a field of strength 1.0
/// accelerates an item of mass 1.0 by 1,000 points per second squared, like gravity of magnitude 1.0, at a distance of
/// 100 points, at a speed of 100 points per second, and with a charge of 1.0. A view of 100 by 100 points with a
/// density of 1.0 has a mass of 1.0.
///
/// In the formulas of the class methods, *s* is the strength at the center of an item, *m* the mass and *q* the charge
/// of the item, *v* its velocity in units of 100 points per second, and *r* the distance from the position of the field
/// in units of 100 points, at least ``minimumRadius``. The result is in units of 1,000 points per second squared.
/// Fields apply to the center of mass, and therefore never rotate an item.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// The type of the closure that computes the forces of a field.
  typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  private var list = DynamicItemList()
  private var evaluation: Evaluation?
  private var field = RigidField(.linearGravity(.zero)) {
    didSet { dynamicAnimator?.behaviorDidChange() }
  }

  /// Fields are created by the class methods.
  @available(*, unavailable, message: "Use one of the class methods, such as linearGravityField(direction:).")
  public override init() { super.init() }

  // MARK: - Managing Items

  /// The items to which the field applies.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item to the field.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    dynamicAnimator?.behaviorDidChange()
  }

  /// Removes an item from the field.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    dynamicAnimator?.behaviorDidChange()
  }

  // MARK: - Configuring the Field

  /// The center of the field in the animator's reference system.
  ///
  /// The default is the origin.
  open var position: CGPoint {
    get { field.position.point }
    set { field.position = RigidVector(newValue) }
  }

  /// The region about the position in which the field acts.
  ///
  /// The default is the infinite region.
  open var region: UIRegion = .infinite {
    didSet { field.region = region.shape }
  }

  /// The strength of the field, whose unit the description of the class explains.
  ///
  /// A negative strength reverses the effect. The default is 1.0.
  open var strength: CGFloat {
    get { CGFloat(field.strength) }
    set { field.strength = Double(newValue) }
  }

  /// The exponent with which the strength decreases with the distance from the position.
  ///
  /// The strength at a distance *r*, in units of 100 points, is `strength * pow(r, -falloff)`, so that ``strength`` is
  /// always that at 100 points. It does not increase further within ``minimumRadius``. The default is 0.0, for a
  /// strength that is the same everywhere.
  open var falloff: CGFloat {
    get { CGFloat(field.falloff) }
    set { field.falloff = Double(newValue) }
  }

  /// The distance, in points, that replaces smaller distances from the position.
  ///
  /// The default is 1 point.
  open var minimumRadius: CGFloat {
    get { CGFloat(field.minimumRadius) }
    set { field.minimumRadius = max(Double(newValue), 1e-6) }
  }

  /// The direction of a gravity or velocity field, or a zero vector for other fields.
  open var direction: CGVector {
    get {
      switch field.kind {
      case .linearGravity(let vector), .velocity(let vector): CGVector(dx: vector.x, dy: vector.y)
      default: .zero
      }
    }
    set {
      switch field.kind {
      case .linearGravity: field.kind = .linearGravity(RigidVector(newValue))
      case .velocity: field.kind = .velocity(RigidVector(newValue))
      default: break
      }
    }
  }

  /// The smoothness of a noise or turbulence field, from 0.0 to 1.0, or 0.0 for other fields.
  open var smoothness: CGFloat {
    get { CGFloat(noise?.smoothness ?? 0) }
    set { noise?.smoothness = Double(newValue) }
  }

  /// The changes per second of a noise or turbulence field, or 0.0 for other fields.
  open var animationSpeed: CGFloat {
    get { CGFloat(noise?.speed ?? 0) }
    set { noise?.speed = Double(newValue) }
  }

  private var noise: RigidFieldNoise? {
    get {
      switch field.kind {
      case .noise(let noise), .turbulence(let noise): noise
      default: nil
      }
    }
    set {
      switch (field.kind, newValue) {
      case (.noise, let noise?): field.kind = .noise(noise)
      case (.turbulence, let noise?): field.kind = .turbulence(noise)
      default: break
      }
    }
  }

  // MARK: - Describing the Behavior

  override var describedItems: [any UIDynamicItem] { list.items }

  override func describe(in plan: inout DynamicsPlan) {
    plan.act(field, on: list.items, evaluatedBy: evaluation == nil ? nil : self)
  }

  /// Sets the kind of a new field.
  func define(_ kind: RigidField.Kind, evaluation: Evaluation? = nil) {
    field.kind = kind
    self.evaluation = evaluation
  }

  /// Returns the force of a closure of the app on a body, in the unit of pushes.
  func force(on body: RigidBody, for step: Double) -> RigidVector {
    guard let evaluation, body.isMovable, let strength = field.strength(at: body.position) else { return .zero }
    let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
    let force = evaluation(
      self, body.position.point, velocity, CGFloat(body.mass), CGFloat(body.material.charge), step)
    return RigidVector(force) * strength
  }
}
