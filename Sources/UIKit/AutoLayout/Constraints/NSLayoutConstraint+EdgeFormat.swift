extension NSLayoutConstraint {
  /// The constraint in the visual format; `nil` if it is not the distance of a view from an edge of its superview.
  var edgeFormat: String? {
    guard let second, multiplier == 1, priority == .required, first.attribute == second.attribute,
      let edge = Edge(first.attribute), !first.isDistance, !second.isDistance,
      !first.element.isGuide, !second.element.isGuide,
      let one = first.element.view, let other = second.element.view
    else { return nil }
    let isInside = one.superview === other
    guard isInside || other.superview === one else { return nil }
    let (inner, outer) = isInside ? (first.element, second.element) : (second.element, first.element)
    // The distance grows with the constant at the leading edge of an inner view, and at the trailing edge of an outer
    // one.
    let isNegated = edge.isTrailing == isInside
    let distance = Self.number(isNegated && constant != 0 ? -constant : constant)
    let space = "-(\(symbol(isReversed: isNegated))\(distance))-"
    let line = edge.isTrailing ? "[\(inner.name)]\(space)|" : "|\(space)[\(inner.name)]"
    let name = identifier.map { "'\($0)' " } ?? ""
    let state = isActive ? "active" : "inactive"
    return "\(name)\(edge.axis):\(line)\(edge.direction)   (\(state), names: '|':\(outer.name) )"
  }

  private func symbol(isReversed: Bool) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: isReversed ? ">=" : "<="
    case .greaterThanOrEqual: isReversed ? "<=" : ">="
    }
  }
}

/// An edge of a view in the visual format.
private struct Edge {
  var axis: String
  var isTrailing: Bool
  /// The mark of an edge that does not depend on the layout direction.
  var direction = ""

  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .top: (axis, isTrailing) = ("V", false)
    case .bottom: (axis, isTrailing) = ("V", true)
    case .leading: (axis, isTrailing) = ("H", false)
    case .trailing: (axis, isTrailing) = ("H", true)
    case .left: (axis, isTrailing, direction) = ("H", false, "(LTR)")
    case .right: (axis, isTrailing, direction) = ("H", true, "(LTR)")
    default: return nil
    }
  }
}
