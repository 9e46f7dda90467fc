/// The style of text in HTML, which the elements in an element inherit.
struct HTMLStyle {
  /// The size of text without a size, in points.
  static let normalSize: CGFloat = 12

  var families: [String] = []
  var size = Self.normalSize {
    // Sizes relative to each other would exceed every screen.
    didSet { if size > Self.largestSize { size = Self.largestSize } }
  }
  var isBold = false
  var isItalic = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var backgroundColor: UIColor?
  var isUnderlined = false
  var isStruck = false
  var link: String?
  var baselineOffset: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var preservesSpace = false
  var isHidden = false
  /// The distance after the paragraph, in points.
  var spacingAfter: CGFloat = 0
  /// The distance of quoted text from the margins.
  var indent: CGFloat = 0
  /// The lists that contain the text, from the outermost to the innermost one.
  var lists: [NSTextList] = []

  // MARK: - Attributes

  /// The attributes of text with the style.
  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle,
    ]
    result[.backgroundColor] = backgroundColor
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if baselineOffset != 0 { result[.baselineOffset] = baselineOffset }
    if let link { result[.link] = URL(string: link) ?? link as Any }
    return result
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.paragraphSpacing = spacingAfter
    style.firstLineHeadIndent = indent
    style.headIndent = indent
    style.tailIndent = -indent
    guard !lists.isEmpty else { return style.copied }
    style.textLists = lists
    let end = indent + Self.listIndent * CGFloat(lists.count)
    style.firstLineHeadIndent = end - Self.listIndent
    style.headIndent = end
    // The positions of the marker and of the text after it.
    style.tabStops = [
      NSTextTab(textAlignment: .left, location: end - Self.listIndent + 11),
      NSTextTab(textAlignment: .natural, location: end),
    ]
    style.defaultTabInterval = Self.listIndent
    return style.copied
  }

  static let largestSize: CGFloat = 10_000
  private static let listIndent: CGFloat = 36

  private var font: UIFont {
    let base = families.lazy.compactMap { Self.font($0, size) }.first ?? Self.font("serif", size)
    let font = base ?? UIFont.systemFont(ofSize: size)
    var traits = font.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits else { return font }
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
  }

  /// Returns the font with a name of CSS.
  private static func font(_ family: String, _ size: CGFloat) -> UIFont? {
    switch family.lowercased() {
    case "-apple-system", "system-ui", "blinkmacsystemfont", "-apple-system-body": UIFont.systemFont(ofSize: size)
    case "serif", "times", "times new roman": UIFont(name: "TimesNewRomanPSMT", size: size)
    case "sans-serif": UIFont(name: "Helvetica", size: size)
    case "arial": UIFont(name: "ArialMT", size: size)
    case "monospace": UIFont(name: "Courier", size: size)
    default:
      UIFont(name: family, size: size)
        ?? UIFont.familyNames.first { $0.caseInsensitiveCompare(family) == .orderedSame }
        .flatMap { UIFont.fontNames(forFamilyName: $0).first }.flatMap { UIFont(name: $0, size: size) }
    }
  }
}

extension NSMutableParagraphStyle {
  /// A copy that does not change.
  fileprivate var copied: NSParagraphStyle { NSParagraphStyle(values: values) }
}
