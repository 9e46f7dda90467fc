/// The appearance of a run of characters, read from the attributes of an attributed string.
struct TextAttributes {
  /// A line below or through text.
  struct Stroke {
    var style: NSUnderlineStyle
    var color: UIColor?
  }

  var font: UIFont
  var color: UIColor?
  var backgroundColor: UIColor?
  var kern: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Stroke?
  var strikethrough: Stroke?
  /// The width of the outline in percent of the font's size; 0 for none, and negative for filled letters with an
  /// outline.
  var strokeWidth: CGFloat = 0
  /// The color of the outline; `nil` for the color of the text.
  var strokeColor: UIColor?
  /// The distance that the letters are inclined to the right at a height of 1.
  var obliqueness: CGFloat = 0
  /// The natural logarithm of the factor of the widths of the letters.
  var expansion: CGFloat = 0
  var shadow: NSShadow?
  var attachment: NSTextAttachment?
  /// A Boolean value that indicates whether the leading of the font is below the characters.
  var usesFontLeading = false

  init(font: UIFont, color: UIColor? = nil) {
    self.font = font
    self.color = color
  }

  /// Reads attributes.
  ///
  /// The defaults apply where the attributes specify nothing.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the run.
  ///   - defaults: The attributes that apply where `attributes` specifies nothing.
  ///   - link: The attributes of links, which replace the others; `nil` for the link color and an underline.
  ///   - scale: The scale factor for all lengths.
  init(
    _ attributes: [NSAttributedString.Key: Any], defaults: TextAttributes,
    link: [NSAttributedString.Key: Any]? = nil, scale: CGFloat = 1
  ) {
    self = defaults
    let isLink = attributes[.link] != nil
    let attributes = isLink ? attributes.merging(link ?? [:]) { $1 } : attributes
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let color = attributes[.backgroundColor] as? UIColor { backgroundColor = color }
    if let number = Self.number(attributes[.kern] ?? attributes[.tracking]) { kern = number }
    if let number = Self.number(attributes[.baselineOffset]) { baselineOffset = number }
    if let number = Self.number(attributes[.strokeWidth]) { strokeWidth = number }
    if let color = attributes[.strokeColor] as? UIColor { strokeColor = color }
    if let number = Self.number(attributes[.obliqueness]) { obliqueness = number }
    if let number = Self.number(attributes[.expansion]) { expansion = number }
    if let number = Self.number(attributes[.inlinePresentationIntent]) {
      show(InlinePresentationIntent(rawValue: UInt(exactly: number) ?? 0))
    }
    if let shadow = attributes[.shadow] as? NSShadow { self.shadow = shadow }
    if let effect = NSAttributedString.TextEffectStyle(attribute: attributes[.textEffect])?.shadow { shadow = effect }
    attachment = attributes[.attachment] as? NSTextAttachment
    if isLink, link == nil {
      color = .link
      underline = Stroke(style: .single, color: nil)
    }
    if let stroke = Self.stroke(attributes[.underlineStyle], attributes[.underlineColor]) { underline = stroke }
    if let stroke = Self.stroke(attributes[.strikethroughStyle], attributes[.strikethroughColor]) {
      strikethrough = stroke
    }
    resize(scale)
  }

  /// Multiplies all lengths, which are in points, by a scale factor.
  mutating func resize(_ scale: CGFloat) {
    guard scale != 1 else { return }
    font = font.withSize(font.pointSize * scale)
    kern *= scale
    baselineOffset *= scale
  }

  /// The distance that the characters of the run extend above the baseline.
  var ascent: CGFloat { max(font.ascender + baselineOffset, 0) }

  /// The distance that the characters of the run extend below the baseline.
  var descent: CGFloat { max((usesFontLeading ? font.leading : 0) - font.descender - baselineOffset, 0) }

  private static func stroke(_ style: Any?, _ color: Any?) -> Stroke? {
    guard let style = lineStyle(style) else { return nil }
    // A style without a thickness draws no line, even if it has a pattern.
    return Stroke(style: style.rawValue & 0x0F == 0 ? [] : style, color: color as? UIColor)
  }

  /// Returns the style of a line below or through text; `nil` if the value is not a number.
  static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
    number(value).map { NSUnderlineStyle(rawValue: Int(exactly: $0.rounded()) ?? 0) }
  }

  /// Returns a number of any numeric type as a `CGFloat`; `nil` if the value is not a number.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value.finite
    case let value as Int: CGFloat(value)
    case let value as Double: CGFloat(value).finite
    case let value as Float: CGFloat(value).finite
    case let value as NSNumber: CGFloat(value.doubleValue).finite
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    default: nil
    }
  }
}
