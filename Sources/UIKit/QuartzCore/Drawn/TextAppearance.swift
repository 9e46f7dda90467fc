import DisplayScene

/// What a text layer shows.
struct TextAppearance {
  var string: NSAttributedString?
  var plain: String?
  var font: UIFont?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = .white
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural
}

extension TextAppearance {
  func value(of property: LayerProperty) -> AnimatableValue {
    property == .fontSize ? .scalar(Double(fontSize)) : .color(foregroundColor)
  }

  mutating func set(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.fontSize, .vector(let v)): fontSize = CGFloat(v.x)
    case (.foregroundColor, .vector(let v)): foregroundColor = CGColor(animatableComponents: v)
    default: break
    }
  }

  func sceneContent(in bounds: CGRect) -> [SceneContent] { [] }
}
