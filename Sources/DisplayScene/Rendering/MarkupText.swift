extension String {
  /// The text with references in place of the characters that have a meaning in SVG and HTML, also inside of attributes.
  package var escapedForMarkup: String { escapedForMarkup(newline: nil) }

  /// Returns the text with references in place of the characters that have a meaning in SVG and HTML.
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
