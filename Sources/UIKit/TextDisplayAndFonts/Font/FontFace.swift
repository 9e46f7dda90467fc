/// A face of a family that is available by name.
struct FontFace {
  /// The name of the face in PostScript, such as `Georgia-BoldItalic`.
  let name: String
  let weight: UIFont.Weight
  let isItalic: Bool
}

extension FontFace {
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
