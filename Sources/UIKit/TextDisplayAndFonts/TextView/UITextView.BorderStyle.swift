package import DisplayScene

extension UITextView {
  /// Constants that specify the border of a text view.
  public enum BorderStyle: Int, Sendable {
    /// The view has no border.
    case none = 0
    /// The view has a border with rounded corners.
    case roundedRect = 1
  }
}

extension UITextView: SceneContentProviding {
  /// The border, which does not scroll.
  package func sceneContent() -> [SceneContent] {
    guard borderStyle == .roundedRect, bounds.width > 1, bounds.height > 1 else { return [] }
    return [.shape(UITextField.roundedBorder(of: bounds, fill: nil, in: traitCollection))]
  }
}
