import LayoutSolver

/// The translation of constraints to equations of the solver.
extension LayoutEngine {
  func place(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    var translation = Translation(constraint, in: holder, for: self)
    translation.translate()
    for item in translation.items { item.uses += 1 }
    if translation.dependsOnBaselines { baselineMembers[ObjectIdentifier(constraint)] = constraint }
    let equation = translation.equation
    let solved = insert(equation, for: .constraint(constraint))
    placements[ObjectIdentifier(constraint)] = ConstraintPlacement(
      solved: solved, items: translation.items, isBroken: solved !== equation)
  }

  /// Updates the equation of a constraint after a change of its constant or priority.
  func update(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let placement = placements[ObjectIdentifier(constraint)] else { return }
    var translation = Translation(constraint, in: holder, for: self)
    translation.translate()
    let strength = constraint.priority.strength
    if placement.isBroken ? strength.isRequired : strength == placement.solved.strength {
      change(placement.solved, to: translation.equation.expression.constant)
      return
    }
    withdraw(placement.solved)
    let equation = translation.equation
    let solved = insert(equation, for: .constraint(constraint))
    placements[ObjectIdentifier(constraint)] = ConstraintPlacement(
      solved: solved, items: placement.items, isBroken: solved !== equation)
  }
}

/// The translation of a constraint: `first - multiplier × second - constant` compared with zero.
@MainActor
private struct Translation {
  private let constraint: NSLayoutConstraint
  private let holder: UIView
  private let engine: LayoutEngine
  private let isRightToLeft: Bool
  private var coefficients: [(variable: Variable, coefficient: Double)] = []
  private(set) var constant: CGFloat
  private(set) var items: [LayoutItem] = []
  private(set) var dependsOnBaselines = false

  init(_ constraint: NSLayoutConstraint, in holder: UIView, for engine: LayoutEngine) {
    self.constraint = constraint
    self.holder = holder
    self.engine = engine
    constant = -constraint.constant
    isRightToLeft = constraint.isDirectional && holder.isLaidOutRightToLeft
  }

  var equation: Constraint {
    let terms = coefficients.map { LinearExpression.Term($0.variable, times: LayoutNumber.constant($0.coefficient)) }
    return Constraint(
      LinearExpression(terms.filter { $0.coefficient != 0 }, constant: LayoutNumber.constant(constant)),
      constraint.relation.inSolver, strength: constraint.priority.strength)
  }

  mutating func translate() {
    add(constraint.first, times: 1)
    if let second = constraint.second { add(second, times: -Double(constraint.multiplier)) }
  }

  private mutating func add(_ term: ConstraintTerm, times factor: Double) {
    for part in term.parts { add(part.attribute, of: part.element, times: factor * part.sign) }
  }

  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of element: LayoutElement, times factor: Double
  ) {
    if let inner = attribute.inMarginsGuide, let view = element.view {
      add(inner, of: view.layoutMarginsGuide.element, times: factor)
      return
    }
    if attribute.isBaseline, let view = element.guide == nil ? element.view : nil {
      addBaseline(attribute, of: view, times: factor)
      return
    }
    // Leading and trailing mirror the whole constraint: distances from the left become distances from the right.
    let factor = isRightToLeft && attribute.kind == .horizontalPlace ? -factor : factor
    let item = use(element)
    switch resolved(attribute) {
    case .width: addSize(\.width, item, factor)
    case .height: addSize(\.height, item, factor)
    case .left: addPlace(\.x, \.width, 0, item, factor)
    case .right: addPlace(\.x, \.width, 1, item, factor)
    case .centerX: addPlace(\.x, \.width, 0.5, item, factor)
    case .top: addPlace(\.y, \.height, 0, item, factor)
    case .centerY: addPlace(\.y, \.height, 0.5, item, factor)
    default: addPlace(\.y, \.height, 1, item, factor)
    }
  }

  private func resolved(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: attribute
    }
  }

  /// Adds the baseline of the view that contains the text, which may be a descendant of the given view.
  private mutating func addBaseline(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, times factor: Double) {
    let isFirst = attribute == .firstBaseline
    let named = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let target = named.isDescendant(of: view) ? named : view
    guard target === view || target.layoutHost === view.layoutHost, let offset = target.baselineOffset(first: isFirst)
    else {
      add(.bottom, of: view.layoutElement, times: factor)
      return
    }
    dependsOnBaselines = true
    add(isFirst ? .top : .bottom, of: target.layoutElement, times: factor)
    constant += CGFloat(factor) * (isFirst ? offset : -offset)
  }

  private mutating func addSize(_ size: KeyPath<LayoutItem, Variable>, _ item: LayoutItem, _ factor: Double) {
    add(item[keyPath: size], times: factor)
  }

  /// Adds a position in the holder's coordinates.
  ///
  /// It is the sum of the origins of all views up to the holder, and a fraction of the size.
  private mutating func addPlace(
    _ origin: KeyPath<LayoutItem, Variable>, _ size: KeyPath<LayoutItem, Variable>, _ share: Double, _ item: LayoutItem,
    _ factor: Double
  ) {
    guard let view = item.element.view else { return }
    if !item.element.isGuide && view === holder {
      // In the holder, its origin is zero. A scroll view is represented by its content.
      let extent = view.contentExtentGuide.map { use($0.element) } ?? item
      add(extent[keyPath: size], times: factor * share)
      return
    }
    add(item[keyPath: origin], times: factor)
    add(item[keyPath: size], times: factor * share)
    var container = item.element.isGuide ? view : view.superviewStorage
    while let current = container, current !== holder {
      add(use(current.layoutElement)[keyPath: origin], times: factor)
      if let scrolled = current.scrolledGuide {
        // Scrolled content is offset: the visible part begins at the content offset.
        add(use(scrolled.element)[keyPath: origin], times: -factor)
      }
      container = current.superviewStorage
    }
  }

  private mutating func use(_ element: LayoutElement) -> LayoutItem {
    let item = engine.item(of: element)
    if !items.contains(where: { $0 === item }) { items.append(item) }
    return item
  }

  private mutating func add(_ variable: Variable, times coefficient: Double) {
    guard coefficient != 0 else { return }
    if let index = coefficients.firstIndex(where: { $0.variable == variable }) {
      coefficients[index].coefficient += coefficient
    } else {
      coefficients.append((variable, coefficient))
    }
  }
}

extension NSLayoutConstraint {
  /// A Boolean value that indicates whether the constraint contains a leading or trailing attribute.
  var isDirectional: Bool {
    (first.parts + (second?.parts ?? [])).contains { $0.attribute.isDirectional }
  }
}

extension NSLayoutConstraint.Relation {
  var inSolver: LayoutSolver.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
