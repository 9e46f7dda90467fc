/// A part of a view or guide to make constraints from; anchors of one type go together.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  let term: ConstraintTerm

  init(_ element: LayoutElement, _ attribute: NSLayoutConstraint.Attribute) {
    term = ConstraintTerm(element, attribute)
  }

  init(_ term: ConstraintTerm) { self.term = term }

  /// Anchors do not change: the same one.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Building Constraints

  /// This one is where the other is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term)
  }

  /// This one is not before the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term)
  }

  /// This one is not after the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term)
  }

  /// This one is `c` points after the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }

  /// This one is at least `c` points after the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
  }

  /// This one is at most `c` points after the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
  }
}
