import DisplayScene

extension TextAppearance {
  /// Returns what a text layer shows.
  @MainActor
  func sceneContent(in bounds: CGRect) -> [SceneContent] {
    guard bounds.width > 0, let layout = layout(width: bounds.width) else { return [] }
    let color = foregroundColor.map(UIColor.init(cgColor:)) ?? .clear
    return layout.sceneContents(in: bounds, color: color, traits: .current, shownPart: 0...bounds.height)
  }

  private func layout(width: CGFloat) -> TextLayout? {
    let named = fontName.flatMap(FontFamily.face(named:))
    let typeface = (self.font as? UIFont)?.typeface ?? (self.font as? CGFont)?.typeface ?? named
    let font = UIFont(typeface: typeface ?? Typeface(family: .helvetica, weight: .regular), size: fontSize)
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
