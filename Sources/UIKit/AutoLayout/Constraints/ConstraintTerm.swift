/// One side of a constraint without its numbers.
///
/// It is an attribute of an element, or the distance between two attributes.
@MainActor
struct ConstraintTerm {
  let element: LayoutElement
  let attribute: NSLayoutConstraint.Attribute
  /// The attribute and the element at which a distance begins.
  private let start: (element: LayoutElement, attribute: NSLayoutConstraint.Attribute)?

  init(_ element: LayoutElement, _ attribute: NSLayoutConstraint.Attribute) {
    self.element = element
    self.attribute = attribute
    start = nil
  }

  /// Creates the distance from one anchor to another.
  init(from start: ConstraintTerm, to end: ConstraintTerm) {
    element = end.element
    attribute = end.attribute
    self.start = (start.element, start.attribute)
  }

  /// Returns whether another term is the same part of the same view or guide.
  nonisolated func isSame(as other: ConstraintTerm) -> Bool {
    element === other.element && attribute == other.attribute && start?.element === other.start?.element
      && start?.attribute == other.start?.attribute
  }

  nonisolated var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(element))
    hasher.combine(attribute)
    return hasher.finalize()
  }

  var isDistance: Bool { start != nil }

  var elements: [LayoutElement] { start.map { [element, $0.element] } ?? [element] }

  /// The parts whose sum is the value of the term.
  var parts: [(element: LayoutElement, attribute: NSLayoutConstraint.Attribute, sign: Double)] {
    guard let start else { return [(element, attribute, 1)] }
    return [(element, attribute, 1), (start.element, start.attribute, -1)]
  }

  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .dimension : attribute.kind }

  var name: String {
    guard let start else { return "\(element.name).\(attribute.name)" }
    return "(\(element.name).\(attribute.name) - \(start.element.name).\(start.attribute.name))"
  }
}
