extension String {
  /// The text with escaped characters for SVG and HTML, including attributes.
  package var escapedForMarkup: String { escapedForMarkup(newline: nil) }

  /// Returns the text with escaped characters for SVG and HTML.
  ///
  /// - Parameter newline: The replacement of line breaks; `nil` keeps them.
  func escapedForMarkup(newline: String?) -> String {
    reduce(into: "") { result, character in
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
}
