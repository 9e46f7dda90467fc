extension NSLayoutConstraint {
  /// The elements of the constraint.
  var elements: [LayoutElement] { first.elements + (second?.elements ?? []) }

  func activate() {
    expect(
      first.kind != .none,
      """
      \(type(of: self)): a constraint must contain a first layout item to be activated. Create it with \
      init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) or with anchors.
      """)
    guard let holder = closestCommonAncestor else {
      misuse(
        """
        Unable to activate constraint with \(first.name)\(second.map { " and \($0.name)" } ?? "") because they have no \
        common ancestor. Do both belong to one view hierarchy? Add the views to their superviews first.
        """)
    }
    install(in: holder)
  }

  /// Adds the constraint to a view that is a common ancestor of its items.
  func install(in holder: UIView) {
    self.holder = holder
    holder.layoutRecord.constraints.append(self)
    for element in elements { element.mentions[ObjectIdentifier(self)] = self }
    changeCrossings(by: 1)
    guard !isMispaired else { return reportMispairing() }
    holder.layoutHost.ensureEngine().add(self)
  }

  private func reportMispairing() {
    RuntimeDiagnostics.report(
      .invalidConstraint,
      """
      The constraint \(equation) has no effect: it relates positions on different axes. \
      Compare \(first.attribute.name) with an attribute of the \(first.attribute.axis) axis.
      """)
  }

  func deactivate() {
    guard let holder else { return }
    engine?.remove(self)
    changeCrossings(by: -1)
    for element in elements { element.mentions[ObjectIdentifier(self)] = nil }
    if let record = holder.layoutRecordIfAny, let index = record.constraints.lastIndex(where: { $0 === self }) {
      record.constraints.remove(at: index)
    }
    self.holder = nil
  }

  /// Called when the view that holds the constraint, and with it the layout engine, is being deallocated.
  func holderGoesAway() {
    engine?.remove(self)
    changeCrossings(by: -1)
    for element in elements { element.mentions[ObjectIdentifier(self)] = nil }
    holder = nil
  }

  private var closestCommonAncestor: UIView? {
    var ancestor: UIView?
    for element in elements {
      guard let view = element.view else { return nil }
      guard let other = ancestor else {
        ancestor = view
        continue
      }
      ancestor = view.closestCommonAncestor(with: other)
      if ancestor == nil { return nil }
    }
    return ancestor
  }

  /// Changes the number of crossing constraints of the views between the holder and the items.
  private func changeCrossings(by change: Int) {
    for element in elements {
      guard let view = element.view, view !== holder else { continue }
      // A guide is inside its owning view, so the count begins there. For a view, it begins at the superview.
      var crossed = element.isGuide ? view : view.superviewStorage
      while let current = crossed, current !== holder {
        current.changeCrossings(by: change)
        crossed = current.superviewStorage
      }
    }
  }
}

extension UIView {
  func closestCommonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let current = candidate {
      if other.isDescendant(of: current) { return current }
      candidate = current.superviewStorage
    }
    return nil
  }
}
