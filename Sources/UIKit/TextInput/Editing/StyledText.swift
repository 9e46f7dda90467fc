/// An editable text with the attributes of its parts.
///
/// Typed text has the attributes of the text before it. A text without attributes has the appearance of the view.
@MainActor
struct StyledText {
  /// The string and its selection.
  private(set) var plain = EditedText()
  private var styled = NSAttributedString(string: "")
  private(set) var font: UIFont
  private(set) var color = UIColor.label
  private(set) var alignment = NSTextAlignment.natural
  /// The attributes of inserted text. A change of the selection sets them to the attributes before the caret.
  var typingAttributes: [NSAttributedString.Key: Any] = [:]

  init(font: UIFont) {
    self.font = font
    typingAttributes = viewAttributes
  }

  /// The attributes that the view specifies.
  var viewAttributes: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: color] }

  /// The text with its current attributes.
  var attributedString: NSAttributedString { styled }

  // MARK: - Changes by the App

  /// Sets the text, with the attributes of the view.
  mutating func setString(_ string: String) {
    plain.setString(string)
    styled = NSAttributedString(string: string, attributes: viewAttributes)
    typingAttributes = viewAttributes
  }

  /// Sets the text with attributes. The view then has the attributes of the first character.
  mutating func setAttributedString(_ text: NSAttributedString) {
    plain.setString(text.string)
    // A mutable string may change later, but the text that was set must remain.
    styled = NSAttributedString(attributedString: text)
    if text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { self.color = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
    }
    typeLikeBeforeCaret()
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    typingAttributes[.font] = font
    restyle { $0.addAttribute(.font, value: font, range: $1) }
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    typingAttributes[.foregroundColor] = color
    restyle { $0.addAttribute(.foregroundColor, value: color, range: $1) }
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    restyle { text, range in
      text.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, part, _ in
        guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
        style.alignment = alignment
        text.addAttribute(.paragraphStyle, value: style, range: part)
      }
    }
  }

  /// Replaces every font.
  mutating func mapFonts(_ transform: (UIFont) -> UIFont) {
    font = transform(font)
    if let typing = typingAttributes[.font] as? UIFont { typingAttributes[.font] = transform(typing) }
    restyle { text, range in
      text.enumerateAttribute(.font, in: range, options: []) { value, part, _ in
        if let font = value as? UIFont { text.addAttribute(.font, value: transform(font), range: part) }
      }
    }
  }

  private mutating func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    guard styled.length > 0 else { return }
    let text = NSMutableAttributedString(attributedString: styled)
    change(text, NSRange(location: 0, length: text.length))
    styled = text
  }

  // MARK: - Editing

  mutating func select(_ range: NSRange) { changeSelection { $0.select(range) } }

  /// Places the caret, or extends the selection to an offset.
  mutating func moveFocus(to offset: Int, extendsSelection: Bool) {
    changeSelection { $0.moveFocus(to: offset, extendsSelection: extendsSelection) }
  }

  private mutating func changeSelection(_ change: (inout EditedText) -> Void) {
    let old = plain.selection
    change(&plain)
    if plain.selection != old { typeLikeBeforeCaret() }
  }

  /// Replaces a range. The caret is placed after the inserted text.
  mutating func replace(_ range: NSRange, with string: String) {
    replace(range, with: NSAttributedString(string: string, attributes: typingAttributes))
  }

  /// Replaces a range by a text with attributes.
  mutating func replace(_ range: NSRange, with replacement: NSAttributedString) {
    let range = plain.aligned(range)
    let text = NSMutableAttributedString(attributedString: styled)
    text.replaceCharacters(in: range, with: replacement)
    styled = text
    plain.replace(range, with: replacement.string)
  }

  private mutating func typeLikeBeforeCaret() {
    let caret = plain.selection.location
    guard styled.length > 0, caret <= styled.length else {
      typingAttributes = viewAttributes
      return
    }
    var attributes = styled.attributes(at: max(caret - 1, 0), effectiveRange: nil)
    // Text that is typed after an attachment is not part of the attachment.
    attributes[.attachment] = nil
    typingAttributes = attributes
  }
}
