/// The parts of the source of a macro's use, which begins with the comments and attributes before it.
struct MacroSource {
  /// The attributes, such as `@available(iOS 17, *)`, each with a space behind.
  private(set) var attributes = ""
  /// What follows the macro's name.
  private(set) var arguments: Substring = ""
  /// The number of line breaks before the macro.
  private(set) var linesBefore = 0
  /// The column of the macro, if it is not on the first line of the source.
  private(set) var column: Int?

  /// Creates the parts; fails if the source does not contain a macro behind comments and attributes.
  init?(_ source: String) {
    var rest = source[...]
    while !rest.hasPrefix("#") {
      let before = rest
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = Self.droppingComment(rest)
      } else if rest.hasPrefix("@") {
        let after = Self.droppingAttribute(rest)
        attributes += rest[..<after.startIndex] + " "
        rest = after
      }
      guard rest.startIndex > before.startIndex else { return nil }
    }
    let before = source[..<rest.startIndex]
    linesBefore = before.count(where: \.isNewline)
    column = before.lastIndex(where: \.isNewline).map { before[$0...].utf8.count }
    arguments = rest.dropFirst().drop { $0.isLetter || $0 == "." || $0 == ":" }
  }

  private static func droppingComment(_ source: Substring) -> Substring {
    var (rest, depth) = (source, 0)
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }

  private static func droppingAttribute(_ source: Substring) -> Substring {
    var rest = source.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard rest.hasPrefix("(") else { return rest }
    var depth = 0
    repeat {
      if rest.hasPrefix("(") { depth += 1 } else if rest.hasPrefix(")") { depth -= 1 }
      rest = rest.dropFirst()
    } while depth > 0 && !rest.isEmpty
    return rest
  }
}
