import DisplayScene

/// What a text layer shows.
struct TextAppearance {
  /// The text with attributes, or the one without.
  var string: NSAttributedString?
  var plain: String?
  /// The font of a text without attributes, or its name.
  var font: UIFont?
  var fontName: String?
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

  @MainActor
  func sceneContent(in bounds: CGRect) -> [SceneContent] {
    guard bounds.width > 0, let layout = layout(width: bounds.width) else { return [] }
    let color = foregroundColor.map(UIColor.init(cgColor:)) ?? .clear
    return layout.sceneContents(in: bounds, color: color, traits: .current, shownPart: 0...bounds.height)
  }

  private func layout(width: CGFloat) -> TextLayout? {
    let font =
      (font?.withSize(fontSize) ?? fontName.flatMap { UIFont(name: $0, size: fontSize) })
      ?? UIFont(typeface: Typeface(family: .helvetica, weight: .regular), size: fontSize)
    let mode: NSLineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    let lines = isWrapped ? 0 : 1
    if let string, string.length > 0 {
      return TextLayout(
        string, font: font, width: width, lineBreakMode: mode, numberOfLines: lines, alignment: alignment)
    }
    guard let plain, !plain.isEmpty else { return nil }
    return TextLayout(
      plain, font: font, width: width, lineBreakMode: mode, numberOfLines: lines, alignment: alignment)
  }
}
