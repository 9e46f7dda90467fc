/// A block of a text in Markdown, such as a paragraph, without its marks.
struct MarkdownBlock: Equatable {
  var text: String
  let isCode: Bool

  /// Returns the blocks of a text.
  static func blocks(in markdown: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var paragraph: [Substring] = []
    var fence: (mark: Character, code: [Substring])?
    var isQuote = false
    func endParagraph() {
      guard !paragraph.isEmpty else { return }
      blocks.append(MarkdownBlock(text: paragraph.joined(separator: "\n").trimmed, isCode: false))
      paragraph = []
    }
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let content = line.drop(while: \.isWhitespace)
      if let open = fence {
        if content.hasPrefix(String(repeating: open.mark, count: 3)) {
          blocks.append(code(open.code))
          fence = nil
        } else {
          fence?.code.append(line)
        }
      } else if content.isEmpty || isRule(content) {
        endParagraph()
      } else if let mark = content.first, "`~".contains(mark), content.hasPrefix(String(repeating: mark, count: 3)) {
        endParagraph()
        fence = (mark, [])
      } else if let heading = heading(content) {
        endParagraph()
        paragraph = [heading]
        endParagraph()
      } else if content.first == ">" {
        if !isQuote { endParagraph() }
        paragraph.append(content.dropFirst().drop(while: \.isWhitespace))
      } else if let item = item(content, isInParagraph: !paragraph.isEmpty) {
        endParagraph()
        paragraph = [item]
      } else {
        paragraph.append(content)
      }
      isQuote = content.first == ">"
    }
    if let fence { blocks.append(code(fence.code)) }
    endParagraph()
    return blocks
  }

  private static func code(_ lines: [Substring]) -> MarkdownBlock {
    MarkdownBlock(text: lines.map { $0 + "\n" }.joined(), isCode: true)
  }

  /// Returns whether a line separates blocks, such as `---`.
  private static func isRule(_ line: Substring) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    guard let mark = marks.first, "-*_=".contains(mark), marks.count >= 3 else { return false }
    return marks.allSatisfy { $0 == mark }
  }

  /// Returns the text of a heading, such as `# Title`; `nil` for other lines.
  private static func heading(_ line: Substring) -> Substring? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    return rest.drop(while: \.isWhitespace)
  }

  /// Returns the text of an item of a list, such as `- text` and `1. text`; `nil` for other lines.
  ///
  /// In a paragraph, a number other than 1 is a part of the text.
  private static func item(_ line: Substring, isInParagraph: Bool) -> Substring? {
    let number = line.prefix { $0.isASCII && $0.isNumber }
    let marked = number.isEmpty ? line : line.dropFirst(number.count)
    guard let mark = marked.first, number.isEmpty ? "-*+".contains(mark) : (number.count < 10 && ".)".contains(mark)),
      marked.dropFirst().first?.isWhitespace == true, !isInParagraph || number.isEmpty || number == "1"
    else { return nil }
    return marked.dropFirst().drop(while: \.isWhitespace)
  }
}

extension String {
  /// The string without white space at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
