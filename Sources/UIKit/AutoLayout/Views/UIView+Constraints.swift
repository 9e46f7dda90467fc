extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.deactivate()
    for element in constraint.elements {
      precondition(
        element.view?.isDescendant(of: self) == true,
        "The view hierarchy is not prepared for the constraint \(constraint.equation): \(element.name) is not in \(self)"
      )
    }
    constraint.install(in: self)
  }

  func letGo(of constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  var isLaidOutRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  var marginsForGuide: UIEdgeInsets {
    let area = safeAreaInsets
    return UIEdgeInsets(top: area.top + 8, left: area.left + 8, bottom: area.bottom + 8, right: area.right + 8)
  }

  var readableInsetsForGuide: UIEdgeInsets { marginsForGuide }
}

extension ViewLayoutRecord {
  func guide(
    _ storage: ReferenceWritableKeyPath<ViewLayoutRecord, InsetLayoutGuide?>, orMake make: () -> InsetLayoutGuide
  ) -> UILayoutGuide {
    if let guide = self[keyPath: storage] { return guide }
    let guide = make()
    self[keyPath: storage] = guide
    return guide
  }
}
