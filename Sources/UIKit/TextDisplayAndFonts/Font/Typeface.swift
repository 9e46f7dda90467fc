import DisplayScene

/// The design of a font, independent of its size.
struct Typeface: Hashable, Codable, Sendable {
  let family: FontFamily
  /// The weight on the scale of CSS, from 100 to 900.
  let weight: Int
  let isItalic: Bool
  /// The name with which the face was requested, if its family has several faces of the weight and slant.
  private var requestedName: String?
  /// The typographic features that a descriptor has selected.
  var features: [FontFeature] = []

  init(family: FontFamily, weight: UIFont.Weight, isItalic: Bool = false) {
    self.family = family
    self.weight = weight.web
    self.isItalic = isItalic
  }

  init(family: FontFamily, face: FontFace) {
    self.init(family: family, weight: face.weight, isItalic: face.isItalic)
    if faceName != face.name { requestedName = face.name }
  }

  /// A Boolean value that indicates whether the face is drawn with the bold weight of Helvetica.
  ///
  /// Helvetica has two weights. Browsers use the bold one for semibold and heavier weights.
  var isBold: Bool { weight >= 600 }

  var faceName: String { requestedName ?? family.faceName(self) }

  /// Returns the width of a character at a point size of 1.
  func width(of character: Character) -> CGFloat {
    let widths: FontWidths =
      if family.isMonospaced { .courier } else if isBold { .helveticaBold } else { .helvetica }
    return CGFloat(widths.width(of: character)) / 1000
  }

  /// The style of the face in its family, such as `Bold Italic`.
  var styleName: String { FontFace.styleName(of: faceName) }

  /// Returns the face of the same family with the given weight and slant.
  func with(isBold: Bool, isItalic: Bool) -> Typeface {
    guard isBold != self.isBold || isItalic != self.isItalic else { return self }
    let weight: UIFont.Weight =
      isBold == self.isBold ? .init(web: self.weight) : !isBold ? .regular : family.isSystem ? .semibold : .bold
    var face = Typeface(family: family, weight: weight, isItalic: isItalic)
    face.features = features
    return face
  }

  func scene(size: CGFloat) -> SceneFont {
    SceneFont(family: family.scene, size: size, weight: weight, isItalic: isItalic)
  }
}
