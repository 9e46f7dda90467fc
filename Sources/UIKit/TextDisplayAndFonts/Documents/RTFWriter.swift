/// The writer of documents in the Rich Text Format.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [String] = []
  private var body = ""
  private var paragraph: RTFFormat.Paragraph?

  /// Returns the document of a text, which contains only characters of ASCII.
  static func document(of text: NSAttributedString) -> String {
    var writer = RTFWriter()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      writer.write((text.string as NSString).substring(with: range), attributes)
    }
    return writer.document
  }

  private var document: String {
    let fonts = fonts.enumerated().map { "\\f\($0.offset)\\fnil\\fcharset0 \($0.element);" }.joined()
    return "{\\rtf1\\ansi\\ansicpg1252\\uc0\n{\\fonttbl\(fonts)}\n{\\colortbl;\(colors.joined())}\n\(body)}"
  }

  private mutating func write(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let paragraph = RTFFormat.Paragraph(attributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
    if paragraph != self.paragraph { begin(paragraph) }
    let run = words(for: attributes) + " " + Self.escaped(text)
    guard let link = Self.address(attributes[.link]) else { return body += run }
    body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(link))\"}}{\\fldrslt \(run)}}"
  }

  private mutating func begin(_ paragraph: RTFFormat.Paragraph) {
    self.paragraph = paragraph
    let alignment =
      switch paragraph.alignment {
      case .left: "\\ql"
      case .center: "\\qc"
      case .right: "\\qr"
      case .justified: "\\qj"
      default: "\\pardirnatural"
      }
    let lengths: KeyValuePairs = [
      "fi": paragraph.firstIndent, "li": paragraph.leftIndent, "ri": paragraph.rightIndent,
      "sb": paragraph.spacingBefore, "sa": paragraph.spacing, "slleading": paragraph.lineSpacing,
    ]
    body += "\\pard" + lengths.filter { $0.value != 0 }.map { "\\\($0.key)\($0.value)" }.joined() + alignment + "\n"
  }

  /// Returns the control words of the format of characters.
  private mutating func words(for attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont ?? StringMeasurement.defaultFont
    var words = "\\plain\\f\(Self.number(of: font.fontName, in: &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
    let traits = font.fontDescriptor.symbolicTraits
    if traits.contains(.traitBold) { words += "\\b" }
    if traits.contains(.traitItalic) { words += "\\i" }
    if Self.isOn(attributes[.underlineStyle]) { words += "\\ul" }
    if Self.isOn(attributes[.strikethroughStyle]) { words += "\\strike" }
    if let color = Self.entry(attributes[.foregroundColor]) {
      words += "\\cf\(Self.number(of: color, in: &colors) + 1)"
    }
    if let color = Self.entry(attributes[.backgroundColor]) {
      words += "\\cb\(Self.number(of: color, in: &colors) + 1)"
    }
    return words
  }

  /// Returns the index of an entry of a table, and adds it if it is missing.
  private static func number(of entry: String, in table: inout [String]) -> Int {
    if let index = table.firstIndex(of: entry) { return index }
    table.append(entry)
    return table.count - 1
  }

  private static func isOn(_ style: Any?) -> Bool { ((style as? Int) ?? (style as? NSNumber)?.intValue ?? 0) != 0 }

  private static func entry(_ color: Any?) -> String? {
    guard let color = color as? UIColor else { return nil }
    let components = color.components
    func byte(_ component: CGFloat) -> Int { Int((min(max(component.finite, 0), 1) * 255).rounded()) }
    return "\\red\(byte(components.red))\\green\(byte(components.green))\\blue\(byte(components.blue));"
  }

  private static func address(_ link: Any?) -> String? { (link as? URL)?.absoluteString ?? link as? String }

  private static func escaped(_ text: String) -> String {
    text.utf16.reduce(into: "") { result, unit in
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(decoding: [unit], as: UTF16.self)
      case 0x0A: result += "\\\n"
      case 0x09: result += "\\tab "
      case 0x2028: result += "\\line "
      // An attachment is not part of the document.
      case 0xFFFC: break
      case 0x20..<0x7F: result += String(decoding: [unit], as: UTF16.self)
      default: result += "\\u\(Int16(bitPattern: unit)) "
      }
    }
  }
}
