/// The reader of documents in the Rich Text Format.
///
/// It reads paragraphs, fonts, bold, italic, underlined and struck text, colors, and links. Pictures, tables, and style
/// sheets have no effect.
struct RTFReader {
  /// The use of the characters in a group.
  private enum Destination {
    case text, fonts, colors, instruction, nothing
  }

  private struct State {
    var format = RTFFormat()
    var destination = Destination.text
    /// The number of characters after a Unicode character, which replace it for other readers.
    var replacementLength = 1
    /// A Boolean value that indicates whether an unknown destination is ignored.
    var isOptional = false
  }

  private let result = NSMutableAttributedString()
  private var state = State()
  private var outer: [State] = []
  private var units: [UInt16] = []
  private var replacementsLeft = 0
  private var fonts: [Int: Typeface] = [:]
  private var fontNumber = 0
  private var name: [UInt8] = []
  private var colors: [UIColor?] = []
  private var channels: [String: Int] = [:]
  private var instruction: [UInt8] = []
  private var encoding = String.Encoding.windowsCP1252

  /// Returns the text of a document.
  static func attributedString(from data: Data) -> NSAttributedString {
    var reader = RTFReader()
    for token in RTFTokens(data) { reader.read(token) }
    reader.endRun()
    return NSAttributedString(attributedString: reader.result)
  }

  // MARK: - Reading

  private mutating func read(_ token: RTFToken) {
    switch token {
    case .open:
      // The number of nested groups is limited, because each one takes memory.
      if outer.count < 10_000 { outer.append(state) }
    case .close:
      guard let last = outer.popLast() else { return }
      endRun(before: last.format)
      state = last
    case .byte(let byte): read(byte)
    case .character(let unit): if state.destination == .text { units.append(unit) }
    case .word(let word, let number): read(word, number)
    }
  }

  private mutating func read(_ byte: UInt8) {
    guard replacementsLeft == 0 else { return replacementsLeft -= 1 }
    let isEnd = byte == UInt8(ascii: ";")
    switch state.destination {
    case .text: units += characters(of: byte)
    case .fonts: if isEnd { endFont() } else { name.append(byte) }
    case .colors: if isEnd { endColor() }
    case .instruction: instruction.append(byte)
    case .nothing: break
    }
  }

  private func characters(of byte: UInt8) -> [UInt16] {
    if byte < 0x80 { return [UInt16(byte)] }
    return String(bytes: [byte], encoding: encoding).map { Array($0.utf16) } ?? []
  }

  private mutating func read(_ word: String, _ number: Int?) {
    if let destination = Self.destinations[word] { return begin(destination, word) }
    switch word {
    case "*": state.isOptional = true
    case "mac": encoding = .macOSRoman
    case "uc": state.replacementLength = min(max(number ?? 1, 0), 16)
    case "u":
      guard state.destination == .text, let number else { break }
      units.append(UInt16(truncatingIfNeeded: number))
      replacementsLeft = state.replacementLength
    case "red", "green", "blue": channels[word] = number
    case "f" where state.destination == .fonts: fontNumber = number ?? 0
    default:
      if state.isOptional {
        state.destination = .nothing
      } else if state.destination == .text {
        readText(word, number)
      }
    }
  }

  private mutating func begin(_ destination: Destination, _ word: String) {
    // A group in one without an effect has none either.
    guard state.destination != .nothing else { return }
    state.isOptional = false
    state.destination = destination
    switch word {
    case "fldinst": instruction = []
    case "fldrslt":
      let link = link
      change { $0.link = link }
    default: break
    }
  }

  private mutating func readText(_ word: String, _ number: Int?) {
    if let unit = Self.characters[word] { return units.append(unit) }
    change { $0.apply(word, number) }
  }

  private static let destinations: [String: Destination] = [
    "fonttbl": .fonts, "colortbl": .colors, "fldinst": .instruction, "fldrslt": .text, "stylesheet": .nothing,
    "info": .nothing, "pict": .nothing, "object": .nothing, "header": .nothing, "headerl": .nothing,
    "headerr": .nothing,
    "headerf": .nothing, "footer": .nothing, "footerl": .nothing, "footerr": .nothing, "footerf": .nothing,
    "footnote": .nothing, "listtext": .text,
  ]

  private static let characters: [String: UInt16] = [
    "par": 0x0A, "sect": 0x0A, "row": 0x0A, "line": 0x2028, "tab": 0x09, "cell": 0x09, "page": 0x0C, "emdash": 0x2014,
    "endash": 0x2013, "lquote": 0x2018, "rquote": 0x2019, "ldblquote": 0x201C, "rdblquote": 0x201D, "bullet": 0x2022,
    "emspace": 0x2003, "enspace": 0x2002, "zwj": 0x200D, "zwnj": 0x200C,
  ]

  // MARK: - Tables

  private mutating func endFont() {
    let text = String(decoding: name, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    name = []
    fonts[fontNumber] = FontFamily.face(named: text)
  }

  private mutating func endColor() {
    func channel(_ name: String) -> CGFloat { CGFloat(min(max(channels[name] ?? 0, 0), 255)) / 255 }
    colors.append(
      channels.isEmpty
        ? nil : UIColor(red: channel("red"), green: channel("green"), blue: channel("blue"), alpha: 1))
    channels = [:]
  }

  /// The address in the instruction of a field; `nil` if it is not a link.
  private var link: String? {
    let parts = String(decoding: instruction, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0].contains("HYPERLINK") ? String(parts[1]) : nil
  }

  // MARK: - Runs

  private mutating func change(_ body: (inout RTFFormat) -> Void) {
    var format = state.format
    body(&format)
    endRun(before: format)
    state.format = format
  }

  /// Adds the characters that were read, unless the next ones have the same format.
  private mutating func endRun(before next: RTFFormat? = nil) {
    guard next != state.format, !units.isEmpty else { return }
    result.append(
      NSAttributedString(string: String(decoding: units, as: UTF16.self), attributes: attributes(of: state.format)))
    units = []
  }

  private func attributes(of format: RTFFormat) -> [NSAttributedString.Key: Any] {
    let face = format.font.flatMap { fonts[$0] } ?? StringMeasurement.defaultFont.typeface
    let typeface = face.with(isBold: face.isBold || format.isBold, isItalic: face.isItalic || format.isItalic)
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(typeface: typeface, size: CGFloat(format.size) / 2)]
    if format.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if format.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let color = color(format.color) { attributes[.foregroundColor] = color }
    if let color = color(format.background) { attributes[.backgroundColor] = color }
    if let link = format.link { attributes[.link] = URL(string: link) ?? link }
    if format.paragraph != RTFFormat.Paragraph() { attributes[.paragraphStyle] = format.paragraph.style }
    return attributes
  }

  private func color(_ number: Int) -> UIColor? { colors.indices.contains(number) ? colors[number] : nil }
}

extension RTFFormat {
  /// Applies a control word.
  fileprivate mutating func apply(_ word: String, _ number: Int?) {
    switch word {
    case "plain": makePlain()
    case "pard": paragraph = Paragraph()
    case "f": font = number
    case "fs": size = max(number ?? 24, 0)
    case "b": isBold = number != 0
    case "i": isItalic = number != 0
    case "ul": isUnderlined = number != 0
    case "ulnone": isUnderlined = false
    case "strike": isStruck = number != 0
    case "cf": color = number ?? 0
    case "cb", "highlight", "chcbpat": background = number ?? 0
    default: paragraph.apply(word, number ?? 0)
    }
  }
}

extension RTFFormat.Paragraph {
  fileprivate mutating func apply(_ word: String, _ number: Int) {
    switch word {
    case "ql": alignment = .left
    case "qc": alignment = .center
    case "qr": alignment = .right
    case "qj": alignment = .justified
    case "pardirnatural": alignment = .natural
    case "fi": firstIndent = number
    case "li": leftIndent = number
    case "ri": rightIndent = number
    case "sa": spacing = number
    case "sb": spacingBefore = number
    case "slleading": lineSpacing = number
    default: break
    }
  }
}
