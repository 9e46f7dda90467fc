/// The conversion of attributed strings.
@MainActor
enum InterfaceAttributedString {
  /// Returns a string that consists of fragments with attributes.
  static func read(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> NSAttributedString
  {
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children {
      guard fragment.name == "fragment" else {
        checker.note(fragment)
        continue
      }
      let text = try checker.text("content", of: fragment) ?? ""
      result.append(NSAttributedString(string: text, attributes: try attributes(of: fragment, checker)))
    }
    return result
  }

  private static func attributes(of fragment: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> [NSAttributedString.Key: Any]
  {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in fragment.first("attributes")?.children ?? [] {
      switch (child.name, child.key) {
      case ("color", "NSColor"): attributes[.foregroundColor] = try checker.color(child)
      case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = try checker.color(child)
      case ("font", "NSFont"): attributes[.font] = try font(child, checker)
      case ("paragraphStyle", "NSParagraphStyle"): attributes[.paragraphStyle] = try paragraph(child, checker)
      case ("integer", "NSUnderline"):
        attributes[.underlineStyle] = Int(try checker.number("value", of: child) ?? 0)
      case ("real", "NSKern"), ("integer", "NSKern"):
        attributes[.kern] = CGFloat(try checker.number("value", of: child) ?? 0)
      default: checker.note(child)
      }
    }
    return attributes
  }

  /// Returns a font, which the system provides if it has no name.
  private static func font(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> UIFont
  {
    let size = CGFloat(try checker.number("size", of: element) ?? 17)
    guard size > 0 else { throw checker.invalid("size", of: element, "a number above 0") }
    switch element["metaFont"] {
    case nil: break
    case let text? where text.hasSuffix("Bold") || text == "systemBold": return .boldSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
    guard let name = element["name"], !name.hasPrefix(".") else { return .systemFont(ofSize: size) }
    return InterfaceFont.named(name, size: size, element, checker)
  }

  private static func paragraph(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> NSParagraphStyle
  {
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"].flatMap({ InterfaceKind.alignments[$0] }) { style.alignment = alignment }
    if let mode = element["lineBreakMode"].flatMap({ lineBreaks[$0] }) { style.lineBreakMode = mode }
    func set(_ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>, _ name: String)
      throws(_RuntimeInterfaceError)
    {
      if let value = try checker.number(name, of: element) { style[keyPath: path] = CGFloat(value) }
    }
    try set(\.lineSpacing, "lineSpacing")
    try set(\.paragraphSpacing, "paragraphSpacing")
    try set(\.paragraphSpacingBefore, "paragraphSpacingBefore")
    try set(\.firstLineHeadIndent, "firstLineHeadIndent")
    try set(\.headIndent, "headIndent")
    try set(\.tailIndent, "tailIndent")
    try set(\.lineHeightMultiple, "lineHeightMultiple")
    try set(\.minimumLineHeight, "minimumLineHeight")
    try set(\.maximumLineHeight, "maximumLineHeight")
    return style
  }

  private static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
  ]
}
