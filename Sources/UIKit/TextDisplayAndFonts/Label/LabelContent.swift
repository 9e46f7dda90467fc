/// The content of a label: a string with the label's attributes, or an attributed string.
struct LabelContent {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private(set) var string: String?
  /// The string with the attributes that the app set; `nil` if the app set no attributed string.
  private var attributes: NSAttributedString?
  /// A Boolean value that indicates whether the app set no attributed string.
  var isPlain: Bool { attributes == nil }
  private(set) var font = Self.defaultFont
  private(set) var color = UIColor.label
  private(set) var paragraph = Self.defaultParagraph
  private(set) var shadowColor: UIColor?
  private(set) var shadowOffset = CGSize(width: 0, height: -1)

  private static let defaultParagraph: ParagraphAttributes = {
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakMode = .byTruncatingTail
    paragraph.lineBreakStrategy = .standard
    return paragraph
  }()

  // MARK: - Text

  mutating func setText(_ text: String?) {
    string = text
    attributes = nil
  }

  mutating func setAttributedText(_ text: NSAttributedString?) {
    string = text?.string
    // A mutable string may change later, but the label shows the text that was set.
    attributes = text.map { NSAttributedString(attributedString: $0) }
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { self.color = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { paragraph = style.values }
    if let shadow = first[.shadow] as? NSShadow {
      shadowColor = shadow.shadowColor as? UIColor
      shadowOffset = shadow.shadowOffset
    }
  }

  /// The string with the attributes with which it is shown.
  var attributedString: NSAttributedString? {
    guard let string else { return nil }
    guard let attributes else { return NSAttributedString(string: string, attributes: ownAttributes) }
    return attributes
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: NSParagraphStyle(values: paragraph),
    ]
    result[.shadow] = shadow
    return result
  }

  // MARK: - Appearance

  mutating func setFont(_ font: UIFont) {
    self.font = font
    apply(.font, font)
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    apply(.foregroundColor, color)
  }

  mutating func setShadow(color: UIColor?, offset: CGSize) {
    shadowColor = color
    shadowOffset = offset
    apply(.shadow, shadow)
  }

  mutating func setParagraph<Value>(_ path: WritableKeyPath<ParagraphAttributes, Value>, _ value: Value) {
    paragraph[keyPath: path] = value
    replace(.paragraphStyle) { [paragraph] old in
      var values = (old as? NSParagraphStyle)?.values ?? paragraph
      values[keyPath: path] = value
      return NSParagraphStyle(values: values)
    }
  }

  mutating func mapFonts(_ transform: (UIFont) -> UIFont) {
    font = transform(font)
    replace(.font) { old in (old as? UIFont).map(transform) }
  }

  private var shadow: NSShadow? {
    guard let shadowColor else { return nil }
    let shadow = NSShadow()
    shadow.shadowColor = shadowColor
    shadow.shadowOffset = shadowOffset
    return shadow
  }

  private mutating func apply(_ key: NSAttributedString.Key, _ value: Any?) { replace(key) { _ in value } }

  /// Replaces an attribute of the whole text, run by run.
  private mutating func replace(_ key: NSAttributedString.Key, with change: (Any?) -> Any?) {
    guard let attributes, attributes.length > 0 else { return }
    let result = NSMutableAttributedString(attributedString: attributes)
    let whole = NSRange(location: 0, length: attributes.length)
    attributes.enumerateAttribute(key, in: whole, options: []) { old, range, _ in
      if let new = change(old) {
        result.addAttribute(key, value: new, range: range)
      } else {
        result.removeAttribute(key, range: range)
      }
    }
    self.attributes = NSAttributedString(attributedString: result)
  }

  // MARK: - Laying Out

  /// Returns the source of the text's layout, with its fonts scaled by a factor.
  func source(scale: CGFloat) -> TextSource {
    var look = TextAttributes(font: font, color: color)
    look.shadow = shadow
    guard let attributes else {
      look.resize(scale)
      return TextSource(string ?? "", look: look, paragraph: paragraph)
    }
    return TextSource(attributes, defaults: look, paragraph: paragraph, scale: scale)
  }
}
