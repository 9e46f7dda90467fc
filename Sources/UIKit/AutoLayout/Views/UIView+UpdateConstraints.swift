/// The pass in which views update their constraints before layout, subviews before their superviews.
extension UIView {
  func invalidateConstraints() {
    guard !layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = true
    superviewStorage?.noteDescendantNeedsUpdateConstraints()
    superviewStorage?.noteDescendantNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  func noteDescendantNeedsUpdateConstraints() {
    var view = self
    while !view.layoutState.descendantNeedsUpdateConstraints {
      view.layoutState.descendantNeedsUpdateConstraints = true
      guard let superview = view.superviewStorage else { break }
      view = superview
    }
  }

  func updateConstraintsInSubtree() {
    if layoutState.descendantNeedsUpdateConstraints {
      layoutState.descendantNeedsUpdateConstraints = false
      for subview in subviewStorage where subview.layoutState.needsUpdateOfConstraints {
        subview.updateConstraintsInSubtree()
      }
    }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let owner {
      owner.tracking(.constraints) { owner.updateViewConstraints() }
    } else {
      trackedUpdateConstraints()
    }
  }

  /// Updates the constraints of the view, and records the traits on which they depend.
  func trackedUpdateConstraints() { tracking(.constraints) { updateConstraints() } }
}
