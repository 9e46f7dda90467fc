/// The constraints that arrange the views of a stack.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let canvas: LayoutElement
  private let along: AxisAttributes
  private let across: AxisAttributes
  private let space: (UIView) -> CGFloat

  private enum Priority {
    /// The priority for hiding.
    ///
    /// It is nearly required, so that a required size of the view takes precedence.
    static let hiding = UILayoutPriority(999.9)
    static let proportion = UILayoutPriority(999)
    /// The priority for stretching a hidden view, which is above that of hugging and below that of visible content.
    static let stretching = UILayoutPriority(260)
    static let centering = UILayoutPriority(149)
    /// The priority of the layout without other constraints.
    ///
    /// It is below every priority that an app uses.
    static let preference = UILayoutPriority(20)
  }

  init(of stack: UIStackView, space: @escaping (UIView) -> CGFloat) {
    self.stack = stack
    self.space = space
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.element : stack.layoutElement
    along = AxisAttributes(stack.axis)
    across = AxisAttributes(stack.axis == .horizontal ? .vertical : .horizontal)
  }

  func constraints() -> [NSLayoutConstraint] {
    connections() + spacings() + distribution() + views.flatMap(alignment) + suppression() + hiding()
  }

  // MARK: - Along the Axis

  /// Returns the constraints that connect the first and the last view to the stack's ends.
  private func connections() -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    return [
      constraint(first, along.start, .equal, canvas, along.start, "UISV-canvas-connection"),
      constraint(canvas, along.end, .equal, last.layoutElement, along.end, "UISV-canvas-connection"),
    ]
  }

  private func spacings() -> [NSLayoutConstraint] {
    let isFilling = stack.distribution.rawValue <= UIStackView.Distribution.fillProportionally.rawValue
    return pairs.flatMap { view, next in
      let space = space(view)
      let (from, to) =
        stack.isBaselineRelativeArrangement && stack.axis == .vertical
        ? (NSLayoutConstraint.Attribute.lastBaseline, NSLayoutConstraint.Attribute.firstBaseline)
        : (along.end, along.start)
      let spacing = constraint(
        next, to, isFilling ? .equal : .greaterThanOrEqual, view.layoutElement, from, "UISV-spacing", constant: space)
      guard !isFilling else { return [spacing] }
      let preference = constraint(
        next, to, .equal, view.layoutElement, from, "UISV-spacing", constant: space, priority: Priority.preference)
      return [spacing, preference]
    }
  }

  private func distribution() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: equalSizes()
    case .fillProportionally: proportionalSizes()
    case .equalSpacing: equalDistances(from: along.end, to: along.start, .required, "UISV-distributing")
    case .equalCentering: equalDistances(from: along.center, to: along.center, Priority.centering, "UISV-distributing")
    }
  }

  private func equalSizes() -> [NSLayoutConstraint] {
    guard let first = views.first else { return [] }
    return views.dropFirst().map {
      constraint($0, along.size, .equal, first.layoutElement, along.size, "UISV-fill-equally")
    }
  }

  /// Returns the constraints that give each view its part of the stack's length.
  ///
  /// The part is that of the view's own length in the lengths and spaces of all views. The length of the stack includes
  /// its margins. The later a view is, the lower is the priority, so that the last one has the remaining length.
  private func proportionalSizes() -> [NSLayoutConstraint] {
    let lengths = views.map { length(of: $0) }
    let total = lengths.reduce(0, +) + pairs.reduce(0) { $0 + space($1.0) }
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }), total > 0 else {
      return proportionsOfSizedViews()
    }
    return zip(views, lengths).enumerated().map { index, part in
      proportion(
        of: part.0, part.1 / total, of: stack.layoutElement,
        priority: max(Priority.proportion.rawValue - Float(index), 751))
    }
  }

  /// Returns the constraints between the views that have a length of their own, if there are others.
  private func proportionsOfSizedViews() -> [NSLayoutConstraint] {
    let sized = views.map { ($0, length(of: $0)) }.filter { $0.1 > 0 }
    guard let (first, firstLength) = sized.first else { return equalSizes() }
    return sized.dropFirst().map {
      proportion(of: $0, $1 / firstLength, of: first.layoutElement, priority: Priority.proportion.rawValue)
    }
  }

  private func proportion(
    of view: UIView, _ multiplier: CGFloat, of other: LayoutElement, priority: Float
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      ConstraintTerm(view.layoutElement, along.size), .equal, ConstraintTerm(other, along.size), multiplier: multiplier)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = "UISV-fill-proportionally"
    return constraint
  }

  private func length(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return stack.axis == .horizontal ? size.width : size.height
  }

  private func equalDistances(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority,
    _ identifier: String
  ) -> [NSLayoutConstraint] {
    func distance(_ pair: (UIView, UIView)) -> ConstraintTerm {
      ConstraintTerm(from: ConstraintTerm(pair.0.layoutElement, from), to: ConstraintTerm(pair.1.layoutElement, to))
    }
    guard let first = pairs.first else { return [] }
    return pairs.dropFirst().map {
      let constraint = NSLayoutConstraint(distance($0), .equal, distance(first))
      constraint.priority = priority
      constraint.identifier = identifier
      return constraint
    }
  }

  private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  // MARK: - Across the Axis

  private func alignment(_ view: UIView) -> [NSLayoutConstraint] {
    let atStart = constraint(view, across.start, .equal, canvas, across.start, "UISV-alignment")
    let atEnd = constraint(canvas, across.end, .equal, view.layoutElement, across.end, "UISV-alignment")
    let afterStart = constraint(view, across.start, .greaterThanOrEqual, canvas, across.start, "UISV-spanning-boundary")
    let beforeEnd = constraint(
      canvas, across.end, .greaterThanOrEqual, view.layoutElement, across.end, "UISV-spanning-boundary")
    switch stack.alignment {
    case .fill: return [atStart, atEnd]
    case .leading: return [atStart, beforeEnd]
    case .trailing: return [afterStart, atEnd]
    case .center:
      let centered = constraint(view, across.center, .equal, canvas, across.center, "UISV-alignment")
      return [centered, afterStart, beforeEnd]
    case .firstBaseline: return [afterStart, beforeEnd] + baseline(of: view, .firstBaseline)
    case .lastBaseline: return [afterStart, beforeEnd] + baseline(of: view, .lastBaseline)
    }
  }

  private func baseline(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    let isFirst = attribute == .firstBaseline
    let preference = constraint(
      view, isFirst ? across.start : across.end, .equal, canvas, isFirst ? across.start : across.end, "UISV-alignment",
      priority: Priority.preference)
    // The views of a column do not share a baseline.
    guard stack.axis == .horizontal, let first = views.first, first !== view else { return [preference] }
    return [preference, constraint(view, attribute, .equal, first.layoutElement, attribute, "UISV-alignment")]
  }

  /// Returns the constraints that keep the stack as small as its views.
  private func suppression() -> [NSLayoutConstraint] {
    [along, across].map {
      let constraint = NSLayoutConstraint(ConstraintTerm(stack.layoutElement, $0.size), .equal, nil)
      constraint.priority = Priority.preference
      constraint.identifier = "UISV-ambiguity-suppression"
      return constraint
    }
  }

  // MARK: - Hidden Views

  /// Returns the constraints that give hidden views a length of 0 in the middle between their visible neighbors.
  ///
  /// They do not affect visible views.
  private func hiding() -> [NSLayoutConstraint] {
    var previous: UIView?
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in stack.arrangedSubviews.enumerated() {
      guard view.isHidden else {
        previous = view
        continue
      }
      let next = stack.arrangedSubviews[index...].first { !$0.isHidden }
      constraints += [length(ofHidden: view), place(of: view, between: previous, next)] + placeAcross(ofHidden: view)
    }
    return constraints
  }

  private func length(ofHidden view: UIView) -> NSLayoutConstraint {
    let size = NSLayoutConstraint(ConstraintTerm(view.layoutElement, along.size), .equal, nil)
    size.priority = Priority.hiding
    size.identifier = "UISV-hiding"
    return size
  }

  private func place(of view: UIView, between previous: UIView?, _ next: UIView?) -> NSLayoutConstraint {
    guard let previous else { return constraint(view, along.start, .equal, canvas, along.start, "UISV-hiding") }
    guard let next else { return constraint(view, along.end, .equal, canvas, along.end, "UISV-hiding") }
    func end(_ view: UIView) -> ConstraintTerm { ConstraintTerm(view.layoutElement, along.end) }
    func start(_ view: UIView) -> ConstraintTerm { ConstraintTerm(view.layoutElement, along.start) }
    let middle = NSLayoutConstraint(
      ConstraintTerm(from: end(previous), to: start(view)), .equal, ConstraintTerm(from: end(view), to: start(next)))
    middle.identifier = "UISV-hiding"
    return middle
  }

  /// Returns the constraints that place a hidden view as if it was visible, so that only its length changes when it is
  /// shown with an animation.
  private func placeAcross(ofHidden view: UIView) -> [NSLayoutConstraint] {
    switch stack.alignment {
    case .fill:
      // The view is as long as the stack, unless its content needs more or its size is fixed; that does not affect the
      // stack.
      return [
        constraint(view, across.start, .equal, canvas, across.start, "UISV-hiding"),
        constraint(
          view, across.size, .greaterThanOrEqual, canvas, across.size, "UISV-hiding", priority: Priority.stretching),
      ]
    case .trailing, .lastBaseline: return [constraint(view, across.end, .equal, canvas, across.end, "UISV-hiding")]
    case .center: return [constraint(view, across.center, .equal, canvas, across.center, "UISV-hiding")]
    case .leading, .firstBaseline:
      return [constraint(view, across.start, .equal, canvas, across.start, "UISV-hiding")]
    }
  }

  // MARK: - Building

  private func constraint(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: LayoutElement, _ otherAttribute: NSLayoutConstraint.Attribute, _ identifier: String,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    constraint(
      view.layoutElement, attribute, relation, other, otherAttribute, identifier, constant: constant, priority: priority
    )
  }

  private func constraint(
    _ element: LayoutElement, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: LayoutElement, _ otherAttribute: NSLayoutConstraint.Attribute, _ identifier: String,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      ConstraintTerm(element, attribute), relation, ConstraintTerm(other, otherAttribute), constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    return constraint
  }
}

/// The attributes of one axis.
private struct AxisAttributes {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
    }
  }
}
