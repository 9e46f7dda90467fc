/// A part of a document in HTML.
enum HTMLToken {
  case text(String)
  /// The beginning of an element with its attributes, whose names are in lowercase.
  case start(String, attributes: [String: String])
  case end(String)

  /// The elements whose content is not HTML.
  private static let rawElements: Set<String> = ["script", "style", "textarea", "title"]

  /// Returns the parts of a document.
  static func tokens(in document: String) -> [HTMLToken] {
    var scanner = HTMLScanner(document)
    var tokens: [HTMLToken] = []
    while !scanner.isAtEnd {
      let text = scanner.take { $0 != "<" }
      if !text.isEmpty { tokens.append(.text(HTMLEntities.decode(text))) }
      guard !scanner.isAtEnd else { break }
      if scanner.skip("<!--") {
        scanner.skipThrough("-->")
      } else if scanner.skip("<!") || scanner.skip("<?") {
        scanner.skipThrough(">")
      } else if scanner.skip("</") {
        tokens.append(.end(scanner.take { !$0.isWhitespace && $0 != ">" }.lowercased()))
        scanner.skipThrough(">")
      } else {
        tokens += element(in: &scanner)
      }
    }
    return tokens
  }

  private static func element(in scanner: inout HTMLScanner) -> [HTMLToken] {
    _ = scanner.skip("<")
    // A sign that begins no tag is text.
    guard scanner.next?.isLetter == true else { return [.text("<")] }
    let name = scanner.take { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
    var attributes: [String: String] = [:]
    while true {
      _ = scanner.take { $0.isWhitespace || $0 == "/" }
      guard let next = scanner.next, next != ">" else { break }
      let key = scanner.take { !$0.isWhitespace && !["=", ">", "/"].contains($0) }.lowercased()
      _ = scanner.take { $0.isWhitespace }
      let value = scanner.skip("=") ? value(in: &scanner) : ""
      if key.isEmpty { _ = scanner.skip(String(next)) } else if attributes[key] == nil { attributes[key] = value }
    }
    _ = scanner.skip(">")
    guard rawElements.contains(name) else { return [.start(name, attributes: attributes)] }
    let content = scanner.takeUntil("</" + name)
    scanner.skipThrough(">")
    return [.start(name, attributes: attributes), .text(content), .end(name)]
  }

  private static func value(in scanner: inout HTMLScanner) -> String {
    _ = scanner.take { $0.isWhitespace }
    for quote in ["\"", "'"] where scanner.skip(quote) {
      let value = scanner.takeUntil(quote)
      _ = scanner.skip(quote)
      return HTMLEntities.decode(value)
    }
    return HTMLEntities.decode(scanner.take { !$0.isWhitespace && $0 != ">" })
  }
}

/// A position in a text that is read from the beginning to the end.
struct HTMLScanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }
  var next: Character? { rest.first }

  /// Reads the characters that satisfy a condition.
  mutating func take(while condition: (Character) -> Bool) -> String {
    let part = rest.prefix(while: condition)
    rest = rest[part.endIndex...]
    return String(part)
  }

  /// Reads the characters before a text, without regard to its case, or all of them.
  mutating func takeUntil(_ end: String) -> String {
    let index = rest.range(of: end, options: .caseInsensitive)?.lowerBound ?? rest.endIndex
    defer { rest = rest[index...] }
    return String(rest[..<index])
  }

  /// Skips a text if it follows.
  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Skips the characters up to the end of a text.
  mutating func skipThrough(_ end: String) {
    _ = takeUntil(end)
    _ = skip(end)
  }
}
