/// The lines of a text view, and the values from which they were created.
struct TextViewLayout {
  struct Rules: Equatable {
    var width: CGFloat
    var height: CGFloat
    var numberOfLines: Int
    var lineBreakMode: NSLineBreakMode
    var isRightToLeft: Bool
  }

  let rules: Rules
  let text: TextLayout

  @MainActor
  init(_ content: StyledText, rules: Rules) {
    self.rules = rules
    var options = TextLayout.Options(
      width: rules.width, height: rules.height, numberOfLines: max(rules.numberOfLines, 0))
    options.isRightToLeft = rules.isRightToLeft
    text = TextLayout(Self.source(content, lineBreakMode: rules.lineBreakMode), options: options)
  }

  @MainActor
  private static func source(_ content: StyledText, lineBreakMode: NSLineBreakMode) -> TextSource {
    var look = TextAttributes(font: content.font, color: content.color)
    var paragraph = ParagraphAttributes()
    paragraph.alignment = content.alignment
    paragraph.lineBreakMode = lineBreakMode
    let text = content.attributedString
    guard text.length > 0 else {
      // The empty line has the attributes of the text that will be inserted.
      look = TextAttributes(content.typingAttributes, defaults: look)
      if let style = content.typingAttributes[.paragraphStyle] as? NSParagraphStyle { paragraph = style.values }
      return TextSource("", look: look, paragraph: paragraph)
    }
    return TextSource(ended(text, by: lineBreakMode), defaults: look, paragraph: paragraph)
  }

  /// Returns the text with the container's line break mode in the paragraphs that wrap at words. Other modes remain.
  private static func ended(_ text: NSAttributedString, by mode: NSLineBreakMode) -> NSAttributedString {
    guard mode != .byWordWrapping else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      guard let style = value as? NSParagraphStyle, style.lineBreakMode == .byWordWrapping else { return }
      var values = style.values
      values.lineBreakMode = mode
      result.addAttribute(.paragraphStyle, value: NSParagraphStyle(values: values), range: range)
    }
    return result
  }
}
