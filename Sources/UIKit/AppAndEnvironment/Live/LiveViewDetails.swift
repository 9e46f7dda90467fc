package import DisplayScene

extension SceneViewDetails {
  /// Captures the details of a view.
  @MainActor
  package init(of view: UIView) {
    let constraints =
      view.layoutRecordIfAny?.element.mentions.values.sorted { $0.ordinal < $1.ordinal }
      .map { ConstraintText.text(of: $0, for: view) } ?? []
    self.init(
      layer: SceneIdentity.id(of: view), constraints: constraints,
      accessibility: SceneAccessibility(
        isElement: view.isAccessibilityElement, label: view.accessibilityLabel, value: view.accessibilityValue,
        identifier: view.accessibilityIdentifier, traits: view.accessibilityTraits.names,
        hidesElements: view.accessibilityElementsHidden),
      hint: view.accessibilityHint)
  }
}

extension UIView {
  /// The view that an inspector shows for this view: the control that contains it, or the view itself.
  ///
  /// A text field draws with a private subview, and a switch has several. Their superviews are the views that an app
  /// has created.
  package var inspected: UIView {
    sequence(first: self, next: \.superview).first { !$0.isPart } ?? self
  }

  private var isPart: Bool {
    guard isFromUIKit, superview != nil else { return false }
    // The classes of UIKit without its prefix are internal.
    let name = "\(type(of: self))"
    guard name.hasPrefix("UI"), name != "UIButtonLabel" else { return true }
    return sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIControl && $0.isFromUIKit }
  }

  private var isFromUIKit: Bool { ClassOrigin.isUIKit(type(of: self)) }
}
