extension InterfaceLoader {
  /// Creates the constraints, and activates those that are installed in the current size classes.
  func activateConstraints() {
    let variations = makeVariations()
    for (node, _) in made where !node.constraints.isEmpty {
      let variations = variations.isEmpty ? nil : variations.first { $0.top === node.hierarchy }?.variations
      for description in node.constraints {
        guard let constraint = make(description) else { continue }
        guard let variations else {
          constraint.isActive = true
          continue
        }
        variations.add(description.variation.properties, of: constraint)
        variations.add(constraint, description.id.flatMap { node.variation.installed[$0] })
      }
    }
    for (_, variations) in variations { variations.start() }
  }

  private func make(_ description: ConstraintNode) -> NSLayoutConstraint? {
    guard let first = object(description.first) else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: description.firstAttribute, relatedBy: description.relation,
      toItem: description.second.flatMap { object($0) }, attribute: description.secondAttribute,
      multiplier: description.multiplier, constant: description.constant)
    constraint.priority = description.priority
    constraint.identifier = description.identifier
    if let id = description.id { note(constraint, id) }
    return constraint
  }

  // MARK: - Size Classes

  /// Returns the variations of each view hierarchy that has any, with the node of its topmost view.
  private func makeVariations() -> [(top: ObjectNode, variations: SizeClassVariations)] {
    var all: [(top: ObjectNode, variations: SizeClassVariations)] = []
    for (node, object) in made where node.isVaried {
      let top = node.hierarchy
      guard let view = object as? UIView, let root = self.object(top.id) as? UIView else { continue }
      let known = all.first { $0.top === top }?.variations
      let variations = known ?? SizeClassVariations(of: root, bundle: bundle)
      if known == nil { all.append((top, variations)) }
      variations.add(node.variation.properties, of: view)
      addSubviews(of: node, view, to: variations)
    }
    return all
  }

  private func addSubviews(of node: ObjectNode, _ superview: UIView, to variations: SizeClassVariations) {
    var below: [UIView] = []
    for child in node.subviews {
      guard let subview = object(child.id) as? UIView else { continue }
      if let choices = node.variation.installed[child.id] {
        variations.add(subview, below: below, of: superview, choices)
      }
      below.append(subview)
    }
  }
}
