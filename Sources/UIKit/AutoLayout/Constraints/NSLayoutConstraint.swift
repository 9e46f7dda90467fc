import LayoutSolver

/// A relation between two parts of views or guides: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// A new constraint is inactive. Activating it adds it to the closest common ancestor of its views, where it affects
/// the layout of the subtree.
///
/// An inactive constraint that nothing retains lives until the end of the turn of the run loop.
///
/// Libraries with their own syntax for constraints subclass it. Its only designated initializer is `init()`, so a
/// subclass inherits all other initializers. A constraint that `init()` creates has no items and cannot be activated.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private(set) var first = ConstraintTerm(.absent, .notAnAttribute)
  private(set) var second: ConstraintTerm?
  /// The view that holds the active constraint.
  ///
  /// The reference is valid while it is set, because the constraint is then in the list of the view, which clears the
  /// reference when it is deallocated.
  unowned(unsafe) var holder: UIView?
  /// The engine that contains the active constraint.
  ///
  /// The engine's root view retains it.
  weak var engine: LayoutEngine?
  /// The number of the constraint in the order of creation.
  let ordinal: Int
  /// A Boolean value that indicates whether the sides are positions on different axes.
  ///
  /// Such a constraint can be active, but has no effect.
  private(set) var isMispaired = false
  private var priorityStorage = UILayoutPriority.required
  private static var nextOrdinal = 0

  // MARK: - Creating Constraints

  /// Creates a constraint without items, which cannot be activated.
  ///
  /// Subclasses use it to initialize their superclass.
  public override init() {
    ordinal = Self.nextOrdinal
    Self.nextOrdinal += 1
    super.init()
  }

  /// Creates a constraint.
  ///
  /// Without a second item, the second attribute is ignored, and a size is compared with the constant.
  ///
  /// - Precondition: Both attributes are positions or both are sizes. Leading and trailing cannot be combined with left
  ///   and right. A position requires a second position. A constraint between positions on different axes has no
  ///   effect, which is reported when it is activated.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = ConstraintTerm(Self.element(of: view1), attr1)
    let second = attr2 == .notAnAttribute ? nil : view2.map { ConstraintTerm(Self.element(of: $0), attr2) }
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: ConstraintTerm, _ relation: Relation, _ second: ConstraintTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    Self.check(first, second, multiplier: multiplier)
    self.init()
    // Apps store a new constraint in a weak variable and activate it afterwards.
    AppRuntime.shared.autorelease(self)
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = CGFloat(Float(multiplier))
    self.constant = constant
    isMispaired = second.map { $0.kind != first.kind } ?? false
  }

  // MARK: - Activating and Deactivating Constraints

  /// A Boolean value that indicates whether the constraint is active.
  ///
  /// - Precondition: The items have a common ancestor when the constraint is activated.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: - Accessing Constraint Data

  /// The priority of the constraint.
  ///
  /// The default is `required`. While the constraint is active it cannot change between required and optional.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      expect(
        newValue.rawValue > 0 && newValue.rawValue <= 1000,
        "a layout priority must be above 0 and at most 1000 (was \(newValue.rawValue))")
      guard newValue != priorityStorage else { return }
      expect(
        !isActive || (newValue != .required && priorityStorage != .required),
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported: \
        \(equation). Deactivate it first
        """)
      priorityStorage = newValue
      engine?.constraintDidChange(self)
    }
  }

  /// The constant added to the second side, in points.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { engine?.constraintDidChange(self) } }
  }

  /// The multiplier applied to the second side, in single precision.
  ///
  /// As in UIKit, a multiplier of 0.8 reads as 0.800000011920929.
  open private(set) var multiplier: CGFloat = 1

  /// The relation between the two sides.
  open private(set) var relation = Relation.equal

  /// The view or guide on the first side; `nil` if it was deallocated.
  open var firstItem: AnyObject? { first.element.object }

  /// The view or guide on the second side, if there is one.
  open var secondItem: AnyObject? { second?.element.object }

  /// The anchor on the first side.
  ///
  /// It is equal to the anchor of the view or guide, such as its `leadingAnchor`, but of no specific type.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The anchor on the second side, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The attribute on the first side.
  open var firstAttribute: Attribute { first.attribute }

  /// The attribute on the second side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  // MARK: - Identifying a Constraint

  /// An identifier for messages about the constraint.
  open var identifier: String?

  /// The constraint as an equation, or in the visual format between an edge of a view and that of its superview.
  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated { "<\(type(of: self)):\(ObjectAddress(self)) \(edgeFormat ?? equation)>" }
  }

  /// The equation of the constraint.
  var equation: String {
    let symbol =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = identifier.map { "'\($0)' " } ?? ""
    text += "\(first.name) \(symbol) "
    if let second {
      if multiplier != 1 { text += "\(Self.number(multiplier))*" }
      text += second.name
      if constant != 0 { text += constant < 0 ? " - " : " + " }
    }
    if second == nil || constant != 0 { text += Self.number(second == nil ? constant : abs(constant)) }
    if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return text + (isActive ? "   (active)" : "   (inactive)")
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
