/// The text of a constraint, relative to one of its views: `leading = superview.leading + 16`.
@MainActor
enum ConstraintText {
  static func text(of constraint: NSLayoutConstraint, for view: UIView) -> String {
    let (first, second) = (constraint.first, constraint.second)
    // The view is on the left if that does not change the numbers.
    let isTurned = first.element.object !== view && second?.element.object === view && constraint.multiplier == 1
    let (left, right) = isTurned ? (second ?? first, first) : (first, second)
    let constant = isTurned ? -constraint.constant : constraint.constant
    var text = "\(name(of: left, for: view)) \(symbol(constraint.relation, isTurned: isTurned)) "
    if let right {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) × " }
      text += name(of: right, for: view)
      if constant != 0 { text += constant < 0 ? " − \(number(-constant))" : " + \(number(constant))" }
    } else {
      text += number(constant)
    }
    if constraint.priority != .required { text += "  @\(number(CGFloat(constraint.priority.rawValue)))" }
    return text + (constraint.identifier.map { "  (\($0))" } ?? "")
  }

  private static func symbol(_ relation: NSLayoutConstraint.Relation, isTurned: Bool) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: isTurned ? "≥" : "≤"
    case .greaterThanOrEqual: isTurned ? "≤" : "≥"
    }
  }

  private static func name(of term: ConstraintTerm, for view: UIView) -> String {
    guard !term.isDistance else { return term.name }
    let element = term.element
    guard element.object !== view else { return term.attribute.name }
    return "\(name(of: element, for: view)).\(term.attribute.name)"
  }

  /// The properties of a view that return the guides with these identifiers.
  private static let guideNames = [
    "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide", "UIViewLayoutMarginsGuide": "layoutMarginsGuide",
    "UIViewReadableContentGuide": "readableContentGuide",
  ]

  private static func name(of element: LayoutElement, for view: UIView) -> String {
    guard !element.isGuide else {
      guard let guide = element.guide else { return "guide" }
      let owner = guide.owningView.map { $0 === view ? "" : name(of: $0, for: view) + "." } ?? ""
      return owner + (guideNames[guide.identifier] ?? (guide.identifier.isEmpty ? "guide" : guide.identifier))
    }
    return element.view.map { name(of: $0, for: view) } ?? "view"
  }

  private static func name(of other: UIView, for view: UIView) -> String {
    if other === view.superview { return "superview" }
    let label = other.accessibilityIdentifier ?? other.accessibilityLabel ?? (other as? UILabel)?.text
    return "\(type(of: other))" + (label.map { " “\($0.prefix(24))”" } ?? "")
  }

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
