import LayoutSolver

/// A view's or guide's variables in an engine, and what the engine itself demands of them.
///
/// `x` and `y` are the place of the alignment rectangle in the superview's (or the owning view's) coordinates; so moving a
/// view leaves the variables of everything in it alone.
@MainActor
final class LayoutItem {
  let element: LayoutElement
  /// The engine. Valid in every call: an item is found through its engine, or through its element, whose reference the
  /// engine clears when it releases the item and when it is deallocated itself.
  unowned(unsafe) let engine: LayoutEngine
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The number of constraints that use the variables.
  var uses = 0
  /// The engine's demands, by their purpose.
  var demands: [LayoutDemand.Purpose: Constraint] = [:]
  /// The width for which the intrinsic height was asked, if the height depends on it.
  var measuredWidth: CGFloat?
  var isStale = false

  init(of element: LayoutElement, in engine: LayoutEngine) {
    self.element = element
    self.engine = engine
    x = engine.solver.makeVariable()
    y = engine.solver.makeVariable()
    width = engine.solver.makeVariable()
    height = engine.solver.makeVariable()
  }

  var variables: [Variable] { [x, y, width, height] }
}

/// A requirement that an engine adds to an item without a constraint of the app's.
@MainActor
struct LayoutDemand {
  enum Purpose: Hashable {
    /// The frame of a view whose autoresizing mask is translated, or of a guide that the system owns.
    case x, y, width, height
    /// No size is below zero.
    case nonNegativeWidth, nonNegativeHeight
    /// The resistance of the content to growing.
    case huggingWidth, huggingHeight
    /// The resistance of the content to shrinking.
    case resistingWidth, resistingHeight
    /// The size to which a fitting size should be as close as possible.
    case fittingWidth, fittingHeight
  }

  let purpose: Purpose
  let terms: [LinearExpression.Term]
  let relation: Relation
  /// The value with which the terms are compared.
  let value: CGFloat
  let strength: Strength

  init(
    _ purpose: Purpose, _ terms: [LinearExpression.Term], _ relation: Relation, _ value: CGFloat,
    strength: Strength = .required
  ) {
    self.purpose = purpose
    self.terms = terms
    self.relation = relation
    self.value = value
    self.strength = strength
  }

  init(
    _ purpose: Purpose, _ variable: Variable, _ relation: Relation, _ value: CGFloat, strength: Strength = .required
  ) {
    self.init(purpose, [.init(variable)], relation, value, strength: strength)
  }

  /// Returns the demand that an unspecified size is not negative.
  static func nonNegativeSize(of item: LayoutItem) -> [LayoutDemand] {
    [
      LayoutDemand(.nonNegativeWidth, item.width, .greaterThanOrEqual, 0),
      LayoutDemand(.nonNegativeHeight, item.height, .greaterThanOrEqual, 0),
    ]
  }

  var constant: Double { LayoutNumber.constant(-value) }

  func constraint() -> Constraint {
    Constraint(LinearExpression(terms, constant: constant), relation, strength: strength)
  }

  /// Returns whether a constraint says the same but for its constant.
  func matches(_ constraint: Constraint) -> Bool {
    constraint.relation == relation && constraint.strength == strength && constraint.expression.terms == terms
  }
}

/// Numbers as the solver takes them.
enum LayoutNumber {
  /// Returns the nearest constant that the solver can calculate with; what is not a number counts as nothing.
  static func constant(_ value: CGFloat) -> Double {
    guard !value.isNaN else { return 0 }
    let number = Double(value)
    if abs(number) < Solver.numericRange.lowerBound { return 0 }
    return min(max(number, -Solver.numericRange.upperBound), Solver.numericRange.upperBound)
  }
}
