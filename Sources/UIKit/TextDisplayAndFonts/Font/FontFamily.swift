import DisplayScene

/// The available font families.
///
/// All have the character widths of Helvetica or Courier.
enum FontFamily: String, CaseIterable, Sendable {
  case sans = ".AppleSystemUIFont"
  case monospaced = ".AppleSystemUIFontMonospaced"
  case helvetica = "Helvetica"
  case helveticaNeue = "Helvetica Neue"
  case arial = "Arial"
  case courier = "Courier"
  case courierNew = "Courier New"
  case menlo = "Menlo"

  /// The metrics of a family's lines and letters at a point size of 1.
  struct Metrics {
    var ascender: CGFloat
    var descender: CGFloat
    var leading: CGFloat = 0
    var capHeight: CGFloat = 0.718
    var xHeight: CGFloat = 0.523
  }

  /// The families that are available by name, which excludes those of the system font.
  static let named = allCases.filter { !$0.isSystem }

  var isSystem: Bool { self == .sans || self == .monospaced }

  var isMonospaced: Bool {
    switch self {
    case .monospaced, .courier, .courierNew, .menlo: true
    case .sans, .helvetica, .helveticaNeue, .arial: false
    }
  }

  /// The family by which displays select a font.
  var scene: SceneFont.Family {
    switch self {
    case .sans: .system
    case .monospaced: .systemMonospaced
    case .helvetica, .helveticaNeue, .arial: .sans
    case .courier, .courierNew, .menlo: .monospaced
    }
  }

  var metrics: Metrics {
    switch self {
    // The published values of Apple's system font, so that labels have the heights that layouts for iOS expect. The
    // letters of Helvetica fit into such lines. The heights of letters are those of Helvetica.
    case .sans: Metrics(ascender: 0.952148, descender: -0.241211)
    case .monospaced: Metrics(ascender: 0.952148, descender: -0.241211, capHeight: 0.562, xHeight: 0.426)
    case .helvetica: Metrics(ascender: 0.92, descender: -0.23)
    case .helveticaNeue: Metrics(ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)
    case .arial: Metrics(ascender: 0.905, descender: -0.212, leading: 0.033, capHeight: 0.716, xHeight: 0.519)
    case .courier: Metrics(ascender: 0.754, descender: -0.246, capHeight: 0.562, xHeight: 0.426)
    case .courierNew: Metrics(ascender: 0.833, descender: -0.3, capHeight: 0.571, xHeight: 0.423)
    case .menlo: Metrics(ascender: 0.928, descender: -0.236, capHeight: 0.729, xHeight: 0.547)
    }
  }

  // MARK: - Names of Faces

  /// The prefix of the face names, and the names of the styles in them.
  private var naming: (stem: String, regular: String, bold: String, italic: String, boldItalic: String) {
    switch self {
    case .sans, .monospaced: ("", "", "", "", "")
    case .helvetica, .courier: (rawValue, "", "-Bold", "-Oblique", "-BoldOblique")
    case .helveticaNeue: ("HelveticaNeue", "", "-Bold", "-Italic", "-BoldItalic")
    case .arial: ("Arial", "MT", "-BoldMT", "-ItalicMT", "-BoldItalicMT")
    case .courierNew: ("CourierNewPS", "MT", "-BoldMT", "-ItalicMT", "-BoldItalicMT")
    case .menlo: ("Menlo", "-Regular", "-Bold", "-Italic", "-BoldItalic")
    }
  }

  func faceName(_ face: Typeface) -> String {
    guard !isSystem else {
      let weight = face.weight == 400 && face.isItalic ? "Regular" : Self.weightNames[face.weight] ?? "Regular"
      return (self == .sans ? ".SFUI-" : ".SFUIMono-") + weight + (face.isItalic ? "Italic" : "")
    }
    let naming = naming
    switch (face.isBold, face.isItalic) {
    case (false, false): return naming.stem + naming.regular
    case (true, false): return naming.stem + naming.bold
    case (false, true): return naming.stem + naming.italic
    case (true, true): return naming.stem + naming.boldItalic
    }
  }

  private static let weightNames = [
    100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold",
    800: "Heavy", 900: "Black",
  ]

  var faces: [Typeface] {
    [(UIFont.Weight.regular, false), (.bold, false), (.regular, true), (.bold, true)].map {
      Typeface(family: self, weight: $0.0, isItalic: $0.1)
    }
  }

  /// Returns the face for the name of a face or of a family; `nil` if the name is unknown.
  static func face(named name: String) -> Typeface? {
    for family in named {
      if let face = family.faces.first(where: { $0.faceName == name }) { return face }
      if family.rawValue == name { return Typeface(family: family, weight: .regular) }
    }
    return nil
  }
}
