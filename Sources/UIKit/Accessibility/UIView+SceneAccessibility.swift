package import DisplayScene

extension UIView {
  /// Returns the meaning of the view for assistive technology.
  ///
  /// Assistive technology meets an element as a whole: what is in it is no element again.
  package func sceneAccessibility(isInsideElement: Bool) -> SceneAccessibility {
    let isElement = isAccessibilityElement && !isInsideElement
    return SceneAccessibility(
      isElement: isElement, label: isElement ? accessibilityLabel : nil,
      value: isElement ? accessibilityValue : nil, identifier: accessibilityIdentifier,
      traits: isElement ? accessibilityTraits.names : [], hidesElements: accessibilityElementsHidden)
  }
}
