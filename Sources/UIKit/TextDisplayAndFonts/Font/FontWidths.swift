/// The widths of a typeface's characters, in thousandths of the font's size.
struct FontWidths: Sendable {
  /// The widths of the characters from U+0020 to U+007E.
  let basicLatin: [Int16]
  /// The widths of the characters from U+00A0 to U+00FF.
  let latin1: [Int16]
  /// The widths of other characters that occur in Western text.
  let others: [Unicode.Scalar: Int16]
  /// The estimated widths of letters without an entry: of capitals, and of all other letters.
  let fallback: (capital: Int16, other: Int16)

  /// Returns the width of a character, which is a grapheme cluster.
  ///
  /// A character without an entry has an estimated width: an accented letter has the width of its base letter, a
  /// pictogram or an ideograph fills its square, and other letters have a typical width of the typeface.
  func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if let known = width(of: first) { return known }
    if let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first, base != first,
      let known = width(of: base)
    {
      return known
    }
    return estimate(first)
  }

  private func width(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: Int(basicLatin[Int(scalar.value) - 0x20])
    case 0xA0...0xFF: Int(latin1[Int(scalar.value) - 0xA0])
    default: others[scalar].map(Int.init)
    }
  }

  private func estimate(_ scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    if properties.generalCategory == .control || properties.generalCategory == .nonspacingMark
      || properties.isDefaultIgnorableCodePoint
    {
      return 0
    }
    if properties.isEmojiPresentation || properties.isIdeographic { return 1000 }
    switch scalar.value {
    case 0x2600...0x27BF, 0x3000...0x30FF, 0xAC00...0xD7A3, 0xFF01...0xFF60: return 1000
    default: return Int(properties.isUppercase ? fallback.capital : fallback.other)
    }
  }
}
