/// An object that creates constraints for an edge, a center, or a size of a view or layout guide.
///
/// Only anchors of one type can be combined.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  nonisolated let term: ConstraintTerm

  init(_ element: LayoutElement, _ attribute: NSLayoutConstraint.Attribute) {
    term = ConstraintTerm(element, attribute)
  }

  init(_ term: ConstraintTerm) { self.term = term }

  /// Returns this anchor, because anchors are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another object is an anchor for the same part of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any TermAnchor).map { term.isSame(as: $0.term) } ?? false
  }

  /// The hash of the item and the attribute.
  nonisolated open override var hash: Int { term.hash }

  // MARK: - Debugging the Anchor

  /// The view or layout guide of the anchor; `nil` if it was deallocated.
  open var item: AnyObject? { term.element.object }

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

/// An anchor of any type.
protocol TermAnchor: AnyObject {
  var term: ConstraintTerm { get }
}

extension NSLayoutAnchor: TermAnchor {}
