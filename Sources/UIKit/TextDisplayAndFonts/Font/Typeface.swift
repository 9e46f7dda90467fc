import DisplayScene

/// The design of a font, independent of its size.
struct Typeface: Hashable, Sendable {
  let family: FontFamily
  /// The weight as the web counts, from 100 to 900.
  let weight: Int
  let isItalic: Bool

  init(family: FontFamily, weight: UIFont.Weight, isItalic: Bool = false) {
    self.family = family
    self.weight = weight.web
    self.isItalic = isItalic
  }

  /// Helvetica has two weights; a browser takes the bold one from semibold on.
  var isBold: Bool { weight >= 600 }

  var faceName: String { family.faceName(self) }

  /// Returns the width of a character at size 1.
  func width(of character: Character) -> CGFloat {
    let widths: FontWidths =
      if family.isMonospaced { .courier } else if isBold { .helveticaBold } else { .helvetica }
    return CGFloat(widths.width(of: character)) / 1000
  }

  /// Returns the face of the same family that is as heavy and leaning as wanted.
  func with(isBold: Bool, isItalic: Bool) -> Typeface {
    let weight: UIFont.Weight =
      isBold == self.isBold ? .init(web: self.weight) : !isBold ? .regular : family.isSystem ? .semibold : .bold
    return Typeface(family: family, weight: weight, isItalic: isItalic)
  }

  func scene(size: CGFloat) -> SceneFont {
    SceneFont(
      family: family.isMonospaced ? .monospaced : .sans, size: size, weight: weight, isItalic: isItalic)
  }
}
