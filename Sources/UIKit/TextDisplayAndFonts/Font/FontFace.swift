/// A face of a family that is available by name.
struct FontFace {
  /// The name of the face in PostScript, such as `Georgia-BoldItalic`.
  let name: String
  let weight: UIFont.Weight
  let isItalic: Bool
}

extension FontFace {
  /// Returns the style in the name of a face, such as `Bold Italic` for `Georgia-BoldItalic`.
  static func styleName(of name: String) -> String {
    let parts = name.split(separator: "-")
    guard parts.count > 1, var ending = parts.last else { return "Regular" }
    if ending.hasSuffix("MT") { ending.removeLast(2) }
    return ending.reduce(into: "") { style, character in
      if character.isUppercase, !style.isEmpty { style.append(" ") }
      style.append(character)
    }
  }

  /// Returns faces that have a common beginning of their names.
  ///
  /// - Parameters:
  ///   - stem: The beginning of the names.
  ///   - uprights: The endings of the names of upright faces, with their weights.
  ///   - italics: The endings of the names of italic and oblique faces, with their weights.
  static func faces(
    _ stem: String, _ uprights: KeyValuePairs<String, UIFont.Weight>,
    italics: KeyValuePairs<String, UIFont.Weight> = [:]
  ) -> [FontFace] {
    uprights.map { FontFace(name: stem + $0.key, weight: $0.value, isItalic: false) }
      + italics.map { FontFace(name: stem + $0.key, weight: $0.value, isItalic: true) }
  }
}
