import Foundation

extension String {
  /// The text with escaped characters for SVG and HTML, including attributes.
  package var escapedForMarkup: String { escapedForMarkup(newline: nil) }

  /// Returns the text with escaped characters for SVG and HTML.
  ///
  /// - Parameter newline: The replacement of line breaks; `nil` keeps them.
  func escapedForMarkup(newline: String?) -> String {
    guard !isPlainMarkup else { return self }
    return reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where character.isNewline: result += newline ?? String(character)
      default: result.append(character)
      }
    }
  }

  /// A Boolean value that indicates whether the text consists of ASCII characters that are never escaped.
  ///
  /// That is the usual case. A report consists of millions of such texts, so that the C library searches them: it is as
  /// fast in a build without optimizations.
  private var isPlainMarkup: Bool { withCString { strcspn($0, Self.specialBytes) } == utf8.count }

  /// The bytes of control characters, characters beyond ASCII, and characters with a meaning in markup.
  private static let specialBytes: [CChar] =
    (Array(1..<0x20) + "&<>\"".utf8 + Array(0x7F...0xFF) + [0]).map { CChar(bitPattern: $0) }
}
