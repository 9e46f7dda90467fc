import DisplayScene

/// What letters look like, whatever their size.
struct Typeface: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case sans
    case monospaced
  }

  let family: Family
  /// The weight as the web counts, from 100 to 900.
  let weight: Int
  let isItalic: Bool

  init(family: Family, weight: UIFont.Weight, isItalic: Bool = false) {
    self.family = family
    self.weight = weight.web
    self.isItalic = isItalic
  }

  // Lines are measured by the published values of Apple's system font, so that labels get the heights that
  // layouts for iOS reckon with. Helvetica's letters fit into such lines. The heights of letters are Helvetica's.
  static let ascender: CGFloat = 0.952148
  static let descender: CGFloat = -0.241211
  static let capHeight: CGFloat = 0.718
  static let xHeight: CGFloat = 0.523

  /// Helvetica has two weights; a browser takes the bold one from semibold on.
  var isBold: Bool { weight >= 600 }

  var familyName: String { family == .sans ? "Helvetica" : "Courier" }

  var faceName: String {
    let style = (isBold ? "Bold" : "") + (isItalic ? "Oblique" : "")
    return style.isEmpty ? familyName : "\(familyName)-\(style)"
  }

  /// The width of a character at size 1.
  func width(of character: Character) -> CGFloat {
    switch family {
    case .sans: CGFloat((isBold ? FontWidths.helveticaBold : .helvetica).width(of: character)) / 1000
    // Courier has one width for all.
    case .monospaced: 0.6
    }
  }

  func scene(size: CGFloat) -> SceneFont {
    SceneFont(
      family: family == .sans ? .sans : .monospaced, size: size, weight: weight, isItalic: isItalic)
  }
}
