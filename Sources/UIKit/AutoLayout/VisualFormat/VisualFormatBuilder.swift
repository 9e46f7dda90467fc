/// A builder of the constraints for a visual format.
@MainActor
struct VisualFormatBuilder {
  private let line: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let start: NSLayoutConstraint.Attribute
  private let end: NSLayoutConstraint.Attribute
  private let size: NSLayoutConstraint.Attribute
  /// A Boolean value that indicates whether later views precede earlier ones in the direction of the attributes.
  private let isReversed: Bool

  init(
    _ line: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) {
    self.line = line
    self.options = options
    self.metrics = metrics
    self.views = views
    isReversed = line.axis == .horizontal && options.contains(.directionRightToLeft)
    switch line.axis {
    case .vertical: (start, end, size) = (.top, .bottom, .height)
    case .horizontal where options.contains(.directionLeftToRight): (start, end, size) = (.left, .right, .width)
    case .horizontal where isReversed: (start, end, size) = (.right, .left, .width)
    case .horizontal: (start, end, size) = (.leading, .trailing, .width)
    }
  }

  func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [LayoutElement] = []
    var constraints: [NSLayoutConstraint] = []
    for part in line.views {
      let item = try element(named: part.name, at: part.position)
      items.append(item)
      for predicate in part.predicates { constraints.append(try sizeConstraint(predicate, of: item)) }
    }
    for (index, connection) in line.connections.enumerated() {
      constraints += try spaces(connection, from: (items[index], end), to: (items[index + 1], start), standard: 8)
    }
    if let leading = line.leading, let first = items.first {
      constraints += try spaces(leading, from: (superview(of: first), start), to: (first, start), standard: nil)
    }
    if let trailing = line.trailing, let last = items.last {
      constraints += try spaces(trailing, from: (last, end), to: (superview(of: last), end), standard: nil)
    }
    return constraints + alignments(of: items)
  }

  // MARK: - Constraints

  private func sizeConstraint(
    _ predicate: VisualFormat.Predicate, of item: LayoutElement
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let term = ConstraintTerm(item, size)
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.value, metrics[name] == nil, views[name] != nil {
      let other = try element(named: name, at: predicate.position)
      constraint = NSLayoutConstraint(term, predicate.relation, ConstraintTerm(other, size))
    } else {
      let length = try number(predicate.value, at: predicate.position)
      constraint = NSLayoutConstraint(term, predicate.relation, nil, constant: length)
    }
    try setPriority(of: constraint, predicate)
    return constraint
  }

  private func spaces(
    _ connection: VisualFormat.Connection, from: (LayoutElement, NSLayoutConstraint.Attribute),
    to: (LayoutElement, NSLayoutConstraint.Attribute), standard: CGFloat?
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let direction: CGFloat = isReversed ? -1 : 1
    func constraint(_ relation: NSLayoutConstraint.Relation, _ space: CGFloat) -> NSLayoutConstraint {
      // In the opposite direction, "at least" becomes "at most".
      let relation = isReversed ? NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation : relation
      return NSLayoutConstraint(
        ConstraintTerm(to.0, to.1), relation, ConstraintTerm(from.0, from.1), constant: space * direction)
    }
    switch connection {
    case .none: return [constraint(.equal, 0)]
    case .standard:
      if let standard { return [constraint(.equal, standard)] }
      return [marginConstraint(from: from, to: to)]
    case .predicates(let predicates):
      var constraints: [NSLayoutConstraint] = []
      for predicate in predicates {
        let space = constraint(predicate.relation, try number(predicate.value, at: predicate.position))
        try setPriority(of: space, predicate)
        constraints.append(space)
      }
      return constraints
    }
  }

  /// Returns a constraint for the standard space to a superview, which is the superview's margin.
  private func marginConstraint(
    from: (LayoutElement, NSLayoutConstraint.Attribute), to: (LayoutElement, NSLayoutConstraint.Attribute)
  ) -> NSLayoutConstraint {
    func inMargins(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
      switch attribute {
      case .left: .leftMargin
      case .right: .rightMargin
      case .top: .topMargin
      case .bottom: .bottomMargin
      case .leading: .leadingMargin
      default: .trailingMargin
      }
    }
    let fromSuperview = from.1 == to.1 && to.1 == start
    return fromSuperview
      ? NSLayoutConstraint(ConstraintTerm(to.0, to.1), .equal, ConstraintTerm(from.0, inMargins(from.1)))
      : NSLayoutConstraint(ConstraintTerm(to.0, inMargins(to.1)), .equal, ConstraintTerm(from.0, from.1))
  }

  private func alignments(of items: [LayoutElement]) -> [NSLayoutConstraint] {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    guard let first = items.first else { return [] }
    return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
      expect(
        attribute.axis != line.axis,
        "Unable to parse constraint format: the option to align \(attribute.name) is parallel to the format's direction, not perpendicular to it"
      )
      return items.dropFirst().map {
        NSLayoutConstraint(ConstraintTerm($0, attribute), .equal, ConstraintTerm(first, attribute))
      }
    }
  }

  // MARK: - Names

  private func element(named name: String, at position: Int) throws(VisualFormatError) -> LayoutElement {
    guard let object = views[name] else {
      throw VisualFormatError(
        message: "'\(name)' is not a key in the views dictionary (\(views.keys.sorted().joined(separator: ", ")))",
        position: position)
    }
    return NSLayoutConstraint.element(of: object)
  }

  private func superview(of element: LayoutElement) throws(VisualFormatError) -> LayoutElement {
    let superview = element.isGuide ? element.view : element.view?.superview
    guard let superview else {
      throw VisualFormatError(
        message: "\(element.name) has no superview for '|' to stand for; add it to one first", position: 0)
    }
    return superview.layoutElement
  }

  private func number(_ value: VisualFormat.Value, at position: Int) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name] else {
        throw VisualFormatError(
          message:
            "'\(name)' is not a key in the metrics dictionary (\(metrics.keys.sorted().joined(separator: ", ")))",
          position: position)
      }
      switch metric {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
      default:
        throw VisualFormatError(message: "the metric '\(name)' is not a number (\(metric))", position: position)
      }
    }
  }

  private func setPriority(
    of constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    guard let value = predicate.priority else { return }
    let priority = try number(value, at: predicate.position)
    guard priority > 0, priority <= 1000 else {
      throw VisualFormatError(
        message: "a priority is above 0 and at most 1000 (was \(priority))", position: predicate.position)
    }
    constraint.priority = UILayoutPriority(Float(priority))
  }
}
