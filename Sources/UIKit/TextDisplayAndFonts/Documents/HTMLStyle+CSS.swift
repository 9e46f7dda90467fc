extension HTMLStyle {
  /// Applies declarations of CSS, such as `color: red; font-size: 20px`.
  mutating func apply(declarations: String) {
    for declaration in declarations.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmed.lowercased()
      var value = declaration[declaration.index(after: colon)...].trimmed
      if let mark = value.range(of: "!important", options: .caseInsensitive) {
        value = value[..<mark.lowerBound].trimmed
      }
      apply(name, value)
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let keyword = value.lowercased()
    switch name {
    case "color": if let new = CSSColor.color(value) { color = new }
    case "background-color", "background": if let new = CSSColor.color(value) { backgroundColor = new }
    case "font-size": if let new = length(keyword) { size = new }
    case "font-weight": isBold = ["bold", "bolder"].contains(keyword) || Int(keyword).map { $0 >= 600 } == true
    case "font-style": isItalic = ["italic", "oblique"].contains(keyword)
    case "font-family": families = Self.names(in: value)
    case "font": applyFont(value)
    case "text-decoration", "text-decoration-line":
      isUnderlined = keyword.contains("underline")
      isStruck = keyword.contains("line-through")
    case "text-align": if let new = Self.alignment(named: keyword) { alignment = new }
    case "white-space": preservesSpace = keyword.hasPrefix("pre")
    case "margin-bottom": if let new = length(keyword) { spacingAfter = min(new, Self.largestSize) }
    case "display": isHidden = isHidden || keyword == "none"
    default: break
    }
  }

  /// Applies the values of a declaration `font`: style and weight, the size with a line height, and the families.
  private mutating func applyFont(_ value: String) {
    var words = value.split(separator: " ").map(String.init)
    while let word = words.first?.lowercased() {
      words.removeFirst()
      if let new = length(String(word.prefix { $0 != "/" })), Int(word) == nil {
        size = new
        families = Self.names(in: words.joined(separator: " "))
        return
      }
      if ["italic", "oblique"].contains(word) { isItalic = true }
      if word == "bold" || Int(word).map({ $0 >= 600 }) == true { isBold = true }
    }
  }

  private static func names(in list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmed.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")) }
  }

  /// Returns the alignment with a name of CSS or HTML.
  static func alignment(named name: String) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justify": .justified
    default: nil
    }
  }

  /// Returns a length in points, relative to the size of the text.
  private func length(_ value: String) -> CGFloat? {
    if let keyword = Self.sizes[value] { return keyword }
    if value == "larger" { return size * 1.2 }
    if value == "smaller" { return size / 1.2 }
    let number = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let amount = Double(number) else { return nil }
    return switch value.dropFirst(number.count).trimmed {
    case "px", "": CGFloat(amount)
    case "pt": CGFloat(amount) * 4 / 3
    case "em": CGFloat(amount) * size
    case "rem": CGFloat(amount) * Self.normalSize
    case "%": CGFloat(amount) / 100 * size
    default: nil
    }
  }

  private static let sizes: [String: CGFloat] = [
    "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24,
  ]

  /// The sizes of the element `font`, from 1 to 7.
  static let fontSizes: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]
}

extension StringProtocol {
  /// The characters without the white space around them.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// The colors of CSS.
enum CSSColor {
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "indigo": 0x4B0082,
    "violet": 0xEE82EE, "crimson": 0xDC143C, "tomato": 0xFF6347, "coral": 0xFF7F50, "salmon": 0xFA8072,
    "darkred": 0x8B0000, "darkgreen": 0x006400, "darkblue": 0x00008B, "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3,
    "lightgrey": 0xD3D3D3, "darkgrey": 0xA9A9A9, "dimgray": 0x696969, "royalblue": 0x4169E1, "steelblue": 0x4682B4,
    "skyblue": 0x87CEEB, "turquoise": 0x40E0D0, "tan": 0xD2B48C, "beige": 0xF5F5DC, "lavender": 0xE6E6FA,
  ]

  /// Returns the color that a text describes: a name, `#rgb`, `#rrggbb`, `rgb()`, or `rgba()`.
  static func color(_ text: String) -> UIColor? {
    let text = text.lowercased()
    if let value = names[text] { return color(value) }
    if text == "transparent" { return UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }.map(component)
    guard parts.count == 3 || parts.count == 4, case let numbers = parts.compactMap(\.self),
      numbers.count == parts.count, numbers.allSatisfy(\.isFinite)
    else { return nil }
    return UIColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      // An opacity in percent was multiplied like the other components.
      alpha: numbers.count < 4 ? 1 : numbers[3] > 1 ? numbers[3] / 255 : numbers[3])
  }

  private static func component(_ text: Substring) -> CGFloat? {
    guard text.last == "%" else { return Double(text).map { CGFloat($0) } }
    return Double(text.dropLast()).map { CGFloat($0) * 2.55 }
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    let all = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard all.count == 6, let value = UInt32(all, radix: 16) else { return nil }
    return color(value)
  }

  private static func color(_ value: UInt32) -> UIColor {
    func component(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }
}
