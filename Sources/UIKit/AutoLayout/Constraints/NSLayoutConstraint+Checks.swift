extension NSLayoutConstraint {
  static func element(of item: Any) -> LayoutElement {
    if let view = item as? UIView { return view.layoutElement }
    if let guide = item as? UILayoutGuide { return guide.element }
    misuse("Constraint items must each be an instance of UIView or UILayoutGuide (was \(item))")
  }

  /// Checks whether two sides can be compared.
  static func check(_ first: ConstraintTerm, _ second: ConstraintTerm?, multiplier: CGFloat) {
    let kind = first.kind
    expect(kind != .none, "NSLayoutConstraint: the first attribute must not be notAnAttribute (\(first.name))")
    guard let second else {
      expect(
        kind == .dimension,
        "Invalid pairing of layout attributes: \(first.name) is a position, which must be relative to another one")
      return
    }
    // Positions on different axes are accepted but have no effect, because UIKit does not raise an exception for them.
    expect(
      second.kind != .none && (kind == .dimension) == (second.kind == .dimension),
      "Invalid pairing of layout attributes: \(first.name) cannot be compared with \(second.name)")
    let (one, other) = (first.attribute, second.attribute)
    expect(
      kind == .dimension
        || !(one.isDirectional && other.isAbsoluteSide || one.isAbsoluteSide && other.isDirectional),
      """
      Invalid pairing of layout attributes: leading and trailing do not go with left and right \
      (\(first.name), \(second.name))
      """)
    expect(
      kind == .dimension || multiplier != 0,
      "A multiplier of 0 makes a position equal to a constant, which is not valid (\(first.name), \(second.name))")
  }
}
