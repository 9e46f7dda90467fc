/// A structure that reads the syntax of Markdown in a paragraph.
struct MarkdownInlineParser {
  let baseURL: URL?
  /// A Boolean value that indicates whether white space is preserved.
  let preservesWhitespace: Bool

  /// Returns the parts of a paragraph with their attributes.
  func runs(in text: String) -> [MarkdownRun] { MarkdownRun.resolved(parts(of: Array(text))) }

  private func parts(of characters: [Character]) -> [MarkdownRun] {
    var parts: [MarkdownRun] = []
    var plain = ""
    var index = 0
    func endPlain() {
      if !plain.isEmpty { parts.append(MarkdownRun(text: Self.decoded(plain))) }
      plain = ""
    }
    while index < characters.count {
      let character = characters[index]
      if character == "\\", index + 1 < characters.count, Self.canBeEscaped(characters[index + 1]) {
        endPlain()
        parts.append(MarkdownRun(text: String(characters[index + 1])))
        index += 2
      } else if character == "`", let (code, end) = code(characters, from: index) {
        endPlain()
        parts.append(MarkdownRun(text: code, intent: .code))
        index = end
      } else if character == "<", let (link, end) = automaticLink(characters, from: index) {
        endPlain()
        parts.append(link)
        index = end
      } else if let (link, end) = link(characters, from: index) {
        endPlain()
        parts += link
        index = end
      } else if "*_~".contains(character) {
        endPlain()
        let count = characters[index...].prefix { $0 == character }.count
        parts.append(delimiter(characters, index..<index + count))
        index += count
      } else if character.isNewline, !preservesWhitespace {
        let isHard = plain.hasSuffix("  ") || plain.hasSuffix("\\")
        if plain.hasSuffix("\\") { plain.removeLast() }
        while plain.last == " " { plain.removeLast() }
        endPlain()
        parts.append(MarkdownRun(text: isHard ? "\n" : " ", intent: isHard ? .lineBreak : .softBreak))
        index += 1
        while index < characters.count, characters[index] == " " { index += 1 }
      } else {
        plain.append(character)
        index += 1
      }
    }
    endPlain()
    return parts
  }

  private static func canBeEscaped(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  /// Returns a text whose entities, such as `&amp;`, are replaced by their characters.
  private static func decoded(_ text: String) -> String { text.contains("&") ? HTMLEntities.decode(text) : text }

  // MARK: - Delimiters

  private func delimiter(_ characters: [Character], _ range: Range<Int>) -> MarkdownRun {
    let mark = characters[range.lowerBound]
    let before = range.lowerBound > 0 ? characters[range.lowerBound - 1] : " "
    let after = range.upperBound < characters.count ? characters[range.upperBound] : " "
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let beforeIsSpace = before.isWhitespace
    let afterIsSpace = after.isWhitespace
    let opens = !afterIsSpace && (!isMark(after) || beforeIsSpace || isMark(before))
    let closes = !beforeIsSpace && (!isMark(before) || afterIsSpace || isMark(after))
    // An underscore in a word is a part of it.
    let isUnderscore = mark == "_"
    return MarkdownRun(
      text: "",
      delimiter: MarkdownRun.Delimiter(
        mark: mark, count: range.count, length: range.count,
        opens: opens && (!isUnderscore || !closes || isMark(before)),
        closes: closes && (!isUnderscore || !opens || isMark(after))))
  }

  // MARK: - Code and Links

  /// Returns the code that begins at an index, and the index after it.
  private func code(_ characters: [Character], from start: Int) -> (String, Int)? {
    let count = characters[start...].prefix { $0 == "`" }.count
    var index = start + count
    while index < characters.count {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let length = characters[index...].prefix { $0 == "`" }.count
      if length == count {
        var code = String(characters[start + count..<index].map { $0.isNewline ? " " : $0 })
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        return (code, index + length)
      }
      index += length
    }
    return nil
  }

  /// Returns the link in angle brackets that begins at an index, and the index after it.
  private func automaticLink(_ characters: [Character], from start: Int) -> (MarkdownRun, Int)? {
    guard let end = characters[start...].firstIndex(of: ">") else { return nil }
    let text = String(characters[start + 1..<end])
    guard !text.contains(where: { $0.isWhitespace || $0 == "<" }) else { return nil }
    let isMail = text.contains("@") && !text.contains(":")
    guard isMail || text.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.\-]+:/) != nil,
      let url = URL(string: isMail ? "mailto:" + text : text)
    else { return nil }
    return (MarkdownRun(text: text, link: url), end + 1)
  }

  /// Returns the parts of a link or of the description of an image that begins at an index, and the index after it.
  private func link(_ characters: [Character], from start: Int) -> ([MarkdownRun], Int)? {
    let isImage = characters[start] == "!"
    let bracket = isImage ? start + 1 : start
    guard bracket < characters.count, characters[bracket] == "[",
      let close = closing(of: "[", "]", in: characters, from: bracket), close + 1 < characters.count,
      characters[close + 1] == "(", let end = closing(of: "(", ")", in: characters, from: close + 1)
    else { return nil }
    let inside = String(characters[close + 2..<end]).trimmingCharacters(in: .whitespacesAndNewlines)
    // A title follows the destination.
    var destination = inside.split(maxSplits: 1, whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    if destination.hasPrefix("<"), destination.hasSuffix(">") {
      destination = String(destination.dropFirst().dropLast())
    }
    var runs = MarkdownRun.resolved(parts(of: Array(characters[bracket + 1..<close])))
    if !isImage, let url = URL(string: destination, relativeTo: baseURL) {
      for index in runs.indices { runs[index].link = url }
    }
    return (runs, end + 1)
  }

  /// Returns the index of the bracket that belongs to the one at an index.
  private func closing(of open: Character, _ close: Character, in characters: [Character], from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
