/// The names of fonts in SVG documents and on web pages.
///
/// The first name that a viewer has is used: San Francisco on Apple's platforms, and elsewhere a font with the measured
/// widths.
package enum SVGFont {
  private static let helvetica = "Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"
  private static let sanFrancisco = "-apple-system, BlinkMacSystemFont, SF Pro Text, SF Pro, \(helvetica)"
  private static let courier = "Courier New, Courier, Liberation Mono, monospace"

  /// Returns the names for a family, in the notation of CSS.
  package static func names(of family: SceneFont.Family) -> String {
    switch family {
    case .system: sanFrancisco
    case .systemMonospaced: "ui-monospace, SF Mono, Menlo, \(courier)"
    case .systemRounded: "ui-rounded, SF Pro Rounded, \(sanFrancisco)"
    case .systemSerif: "ui-serif, New York, Georgia, Times New Roman, Times, Liberation Serif, serif"
    case .sans: helvetica
    case .monospaced: courier
    }
  }
}

extension SVGElement {
  /// Returns the element with the attributes that select a font.
  ///
  /// The family of the document itself is omitted.
  func with(_ font: SceneFont) -> SVGElement {
    with("font-family", font.family == .system ? nil : SVGFont.names(of: font.family))
      .with("font-size", font.size)
      .with("font-weight", font.weight == 400 ? nil : "\(font.weight)")
      .with("font-style", font.isItalic ? "italic" : nil)
  }

  /// Returns the element with the attributes that give a line its measured width in any font.
  func with(widthOf line: SceneText.Line, stretchesLetters: Bool) -> SVGElement {
    guard line.width > 0 else { return self }
    return with("textLength", SVGNumber.string(line.width, decimals: 2))
      .with("lengthAdjust", stretchesLetters || line.hasJoinedLetters ? "spacingAndGlyphs" : nil)
  }
}

extension SceneText.Line {
  /// A Boolean value that indicates whether letters of the line are joined.
  ///
  /// Space between joined letters would break words.
  ///
  /// These are Arabic and the scripts near it, those of India and Southeast Asia, and Mongolian.
  package var hasJoinedLetters: Bool {
    string.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0600...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: true
      default: false
      }
    }
  }
}
