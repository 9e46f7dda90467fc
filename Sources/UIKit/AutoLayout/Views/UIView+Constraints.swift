extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.deactivate()
    for element in constraint.elements {
      expect(
        element.view?.isDescendant(of: self) == true,
        "The view hierarchy is not prepared for the constraint \(constraint.equation): \(element.name) is not in \(self)"
      )
    }
    constraint.install(in: self)
  }

  func letGo(of constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Updates the constraints whose leading and trailing attributes may have changed their sides.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    for constraint in layoutRecordIfAny?.constraints ?? [] where constraint.isDirectional {
      constraint.engine?.translateAgain(constraint)
    }
  }

  var isLaidOutRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var marginsForGuide: UIEdgeInsets { layoutMargins }

  var readableInsetsForGuide: UIEdgeInsets {
    let (area, bounds) = (readableContentFrame(), self.bounds)
    return UIEdgeInsets(
      top: area.minY - bounds.minY, left: area.minX - bounds.minX, bottom: bounds.maxY - area.maxY,
      right: bounds.maxX - area.maxX)
  }
}

extension ViewLayoutRecord {
  /// Returns the guide stored at a key path, creating it on first access.
  func guide<Guide: UILayoutGuide>(
    _ storage: ReferenceWritableKeyPath<ViewLayoutRecord, Guide?>, orMake make: @autoclosure () -> Guide
  ) -> Guide {
    if let guide = self[keyPath: storage] { return guide }
    let guide = make()
    self[keyPath: storage] = guide
    return guide
  }
}
