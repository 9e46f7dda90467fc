/// A block of code in an article or in a documentation comment.
struct Snippet: Hashable, Sendable {
  /// The file, as a path in the repository.
  var page: String
  /// The number of the line that opens the block.
  var line: Int
  /// The tag of the block. It is empty if the block has none.
  var language: String
  /// The lines of the block, as the reader of the page sees them.
  var lines: [String]

  /// The place of the block, in the form of a compiler's message.
  var location: String { "\(page):\(line)" }
}

extension Snippet {
  /// Returns the blocks of a file, which is an article in Markdown or a Swift source with documentation comments.
  static func snippets(in text: String, of page: String) -> [Snippet] {
    // Few sources have examples, and these are many lines.
    guard text.contains(fence) else { return [] }
    let isSource = page.hasSuffix(".swift")
    var snippets: [Snippet] = []
    var open: (snippet: Snippet, indentation: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let prose = isSource ? documentation(in: line) : line else {
        open = nil
        continue
      }
      let unquoted = prose.drop { " >".contains($0) }
      if unquoted.hasPrefix(fence) {
        if let ended = open {
          snippets.append(ended.snippet)
          open = nil
        } else {
          let language = String(unquoted.dropFirst(fence.count))
          open = (Snippet(page: page, line: index + 1, language: language, lines: []), prose.count - unquoted.count)
        }
      } else if let indentation = open?.indentation {
        open?.snippet.lines.append(String(prose.dropFirst(indentation)))
      }
    }
    return snippets
  }

  private static let fence = "```"

  /// Returns what a line of a source adds to a documentation comment, or `nil` if the line is not part of one.
  private static func documentation(in line: Substring) -> Substring? {
    let code = line.drop { $0 == " " }
    guard code.hasPrefix("///") else { return nil }
    return code.dropFirst(code.hasPrefix("/// ") ? 4 : 3)
  }
}
