/// An object that creates constraints for an edge, a center, or a size of a view or layout guide.
///
/// Only anchors of one type can be combined.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  let term: ConstraintTerm

  init(_ element: LayoutElement, _ attribute: NSLayoutConstraint.Attribute) {
    term = ConstraintTerm(element, attribute)
  }

  init(_ term: ConstraintTerm) { self.term = term }

  /// Returns this anchor, because anchors are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Building Constraints

  /// Returns a constraint that makes this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term)
  }

  /// Returns a constraint that makes this anchor less than or equal to another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term)
  }

  /// Returns a constraint that makes this anchor equal to another plus `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
  }

  /// Returns a constraint that makes this anchor less than or equal to another plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
  }
}
