import LayoutSolver

/// The variables of a view or guide in an engine, and the demands of the engine on them.
///
/// `x` and `y` are the origin of the alignment rectangle in the coordinates of the superview or the owning view. A
/// movement of a view therefore does not affect the variables of its content.
@MainActor
final class LayoutItem {
  let element: LayoutElement
  /// The engine.
  ///
  /// The reference is valid in every call, because an item is found through its engine, or through its element, whose
  /// reference the engine clears when it releases the item and when it is deallocated.
  unowned(unsafe) let engine: LayoutEngine
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The number of constraints that use the variables.
  var uses = 0
  /// The demands of the engine, by their purpose.
  var demands: [LayoutDemand.Purpose: Constraint] = [:]
  /// The width for which the intrinsic height was measured, if the height depends on the width.
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

/// A requirement that an engine adds to an item in addition to the app's constraints.
@MainActor
struct LayoutDemand {
  enum Purpose: Hashable {
    /// The frame of a view whose autoresizing mask is translated, or of a guide that the system owns.
    case x, y, width, height
    /// A size is not negative.
    case nonNegativeWidth, nonNegativeHeight
    /// The resistance of the content to growth.
    case huggingWidth, huggingHeight
    /// The resistance of the content to compression.
    case resistingWidth, resistingHeight
    /// The size to which a fitting size should be as close as possible.
    case fittingWidth, fittingHeight
  }

  let purpose: Purpose
  let terms: [LinearExpression.Term]
  let relation: Relation
  /// The value that the terms are compared with.
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

  /// Returns the demands that a size without other demands is not negative.
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

  /// Returns whether a constraint equals the demand except for its constant.
  func matches(_ constraint: Constraint) -> Bool {
    constraint.relation == relation && constraint.strength == strength && constraint.expression.terms == terms
  }
}

/// The conversion of numbers for the solver.
enum LayoutNumber {
  /// Returns the nearest constant that the solver supports.
  ///
  /// A value that is not a number becomes 0.
  static func constant(_ value: CGFloat) -> Double {
    guard !value.isNaN else { return 0 }
    let number = Double(value)
    if abs(number) < Solver.numericRange.lowerBound { return 0 }
    return min(max(number, -Solver.numericRange.upperBound), Solver.numericRange.upperBound)
  }
}
