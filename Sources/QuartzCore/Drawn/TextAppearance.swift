/// The content of a text layer.
package struct TextAppearance {
  /// The text, with or without attributes.
  package var string: NSAttributedString?
  package var plain: String?
  /// The font of a text without attributes, or its name.
  ///
  /// The font, an object of the framework that draws text; `nil` if the app has set its name, or nothing.
  package var font: AnyObject?
  package var fontName: String?
  package var fontSize: CGFloat = 36
  package var foregroundColor: CGColor? = .white
  package var isWrapped = false
  package var truncationMode = CATextLayerTruncationMode.none
  package var alignmentMode = CATextLayerAlignmentMode.natural
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
}
