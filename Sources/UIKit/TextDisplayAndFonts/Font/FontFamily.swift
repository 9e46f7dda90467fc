import DisplayScene

/// The available font families.
///
/// All have the character widths of Helvetica or Courier, and those of other scripts have its metrics. Apps expect the families of iOS to exist, and often unwrap
/// their fonts.
enum FontFamily: String, CaseIterable, Codable, Sendable {
  case sans = ".AppleSystemUIFont"
  case monospaced = ".AppleSystemUIFontMonospaced"
  case rounded = ".AppleSystemUIFontRounded"
  case serif = ".AppleSystemUIFontSerif"
  case academyEngraved = "Academy Engraved LET"
  case alNile = "Al Nile"
  case americanTypewriter = "American Typewriter"
  case appleColorEmoji = "Apple Color Emoji"
  case appleSDGothicNeo = "Apple SD Gothic Neo"
  case appleSymbols = "Apple Symbols"
  case arial = "Arial"
  case arialHebrew = "Arial Hebrew"
  case arialRounded = "Arial Rounded MT Bold"
  case avenir = "Avenir"
  case avenirNext = "Avenir Next"
  case avenirNextCondensed = "Avenir Next Condensed"
  case banglaSangam = "Bangla Sangam MN"
  case baskerville = "Baskerville"
  case bodoni = "Bodoni 72"
  case bodoniOldstyle = "Bodoni 72 Oldstyle"
  case bodoniSmallcaps = "Bodoni 72 Smallcaps"
  case bodoniOrnaments = "Bodoni Ornaments"
  case bradleyHand = "Bradley Hand"
  case chalkboard = "Chalkboard SE"
  case chalkduster = "Chalkduster"
  case charter = "Charter"
  case cochin = "Cochin"
  case copperplate = "Copperplate"
  case courier = "Courier"
  case courierNew = "Courier New"
  case damascus = "Damascus"
  case devanagariSangam = "Devanagari Sangam MN"
  case didot = "Didot"
  case dinAlternate = "DIN Alternate"
  case dinCondensed = "DIN Condensed"
  case euphemia = "Euphemia UCAS"
  case farah = "Farah"
  case futura = "Futura"
  case galvji = "Galvji"
  case geezaPro = "Geeza Pro"
  case georgia = "Georgia"
  case gillSans = "Gill Sans"
  case grantha = "Grantha Sangam MN"
  case gujaratiSangam = "Gujarati Sangam MN"
  case gurmukhi = "Gurmukhi MN"
  case helvetica = "Helvetica"
  case helveticaNeue = "Helvetica Neue"
  case hiraginoMaru = "Hiragino Maru Gothic ProN"
  case hiraginoMincho = "Hiragino Mincho ProN"
  case hiraginoSans = "Hiragino Sans"
  case hoeflerText = "Hoefler Text"
  case impact = "Impact"
  case kailasa = "Kailasa"
  case kannadaSangam = "Kannada Sangam MN"
  case kefa = "Kefa"
  case khmerSangam = "Khmer Sangam MN"
  case kohinoorBangla = "Kohinoor Bangla"
  case kohinoorDevanagari = "Kohinoor Devanagari"
  case kohinoorGujarati = "Kohinoor Gujarati"
  case kohinoorTelugu = "Kohinoor Telugu"
  case laoSangam = "Lao Sangam MN"
  case malayalamSangam = "Malayalam Sangam MN"
  case markerFelt = "Marker Felt"
  case menlo = "Menlo"
  case mishafi = "Mishafi"
  case muktaMahee = "Mukta Mahee"
  case myanmarSangam = "Myanmar Sangam MN"
  case noteworthy = "Noteworthy"
  case notoNastaliq = "Noto Nastaliq Urdu"
  case notoSansKannada = "Noto Sans Kannada"
  case notoSansMyanmar = "Noto Sans Myanmar"
  case notoSansOriya = "Noto Sans Oriya"
  case optima = "Optima"
  case oriyaSangam = "Oriya Sangam MN"
  case palatino = "Palatino"
  case papyrus = "Papyrus"
  case party = "Party LET"
  case pingFangHK = "PingFang HK"
  case pingFangSC = "PingFang SC"
  case pingFangTC = "PingFang TC"
  case rockwell = "Rockwell"
  case savoye = "Savoye LET"
  case sinhalaSangam = "Sinhala Sangam MN"
  case snellRoundhand = "Snell Roundhand"
  case stixMath = "STIX Two Math"
  case stixText = "STIX Two Text"
  case symbol = "Symbol"
  case tamilSangam = "Tamil Sangam MN"
  case teluguSangam = "Telugu Sangam MN"
  case thonburi = "Thonburi"
  case timesNewRoman = "Times New Roman"
  case trebuchet = "Trebuchet MS"
  case verdana = "Verdana"
  case zapfDingbats = "Zapf Dingbats"
  case zapfino = "Zapfino"

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

  /// A Boolean value that indicates whether the family is the system font in one of its designs.
  var isSystem: Bool {
    switch self {
    case .sans, .monospaced, .rounded, .serif: true
    default: false
    }
  }

  var isMonospaced: Bool {
    switch self {
    case .monospaced, .courier, .courierNew, .menlo: true
    default: false
    }
  }

  /// The family by which displays select a font.
  var scene: SceneFont.Family {
    switch self {
    case .sans: .system
    case .monospaced: .systemMonospaced
    case .rounded: .systemRounded
    case .serif: .systemSerif
    case .courier, .courierNew, .menlo: .monospaced
    default: .sans
    }
  }

  var metrics: Metrics {
    switch self {
    // The published values of Apple's system font, so that labels have the heights that layouts for iOS expect. The
    // letters of Helvetica fit into such lines. The heights of letters are those of Helvetica.
    case .sans, .rounded, .serif: Metrics(ascender: 0.952148, descender: -0.241211)
    case .monospaced: Metrics(ascender: 0.952148, descender: -0.241211, capHeight: 0.562, xHeight: 0.426)
    case .helveticaNeue: Metrics(ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)
    case .arial: Metrics(ascender: 0.905, descender: -0.212, leading: 0.033, capHeight: 0.716, xHeight: 0.519)
    case .courier: Metrics(ascender: 0.754, descender: -0.246, capHeight: 0.562, xHeight: 0.426)
    case .courierNew: Metrics(ascender: 0.833, descender: -0.3, capHeight: 0.571, xHeight: 0.423)
    case .menlo: Metrics(ascender: 0.928, descender: -0.236, capHeight: 0.729, xHeight: 0.547)
    case .avenir: Metrics(ascender: 1, descender: -0.366, capHeight: 0.708, xHeight: 0.468)
    case .avenirNext, .avenirNextCondensed: Metrics(ascender: 1, descender: -0.366)
    case .georgia: Metrics(ascender: 0.917, descender: -0.219)
    case .timesNewRoman: Metrics(ascender: 0.891, descender: -0.216, leading: 0.042)
    case .trebuchet: Metrics(ascender: 0.939, descender: -0.222)
    case .verdana: Metrics(ascender: 1.005, descender: -0.21)
    // The values of Helvetica.
    default: Metrics(ascender: 0.92, descender: -0.23)
    }
  }

  // MARK: - Names of Faces

  func faceName(_ face: Typeface) -> String {
    guard !isSystem else {
      let weight = face.weight == 400 && face.isItalic ? "Regular" : Self.weightNames[face.weight] ?? "Regular"
      return systemPrefix + weight + (face.isItalic ? "Italic" : "")
    }
    return nearestFace(to: face)?.name ?? rawValue
  }

  /// The beginning of the names of the faces of a system font.
  private var systemPrefix: String {
    switch self {
    case .monospaced: ".SFUIMono-"
    case .rounded: ".SFUIRounded-"
    case .serif: ".NewYork-"
    default: ".SFUI-"
    }
  }

  /// Returns the face with the slant, if there is one, and with the most similar weight.
  private func nearestFace(to face: Typeface) -> FontFace? {
    let all = Self.namedFaces[self] ?? []
    let slanted = all.filter { $0.isItalic == face.isItalic }
    return (slanted.isEmpty ? all : slanted).min {
      abs($0.weight.web - face.weight) < abs($1.weight.web - face.weight)
    }
  }

  private static let weightNames = [
    100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold",
    800: "Heavy", 900: "Black",
  ]

  /// The names of the faces.
  var faceNames: [String] { Self.namedFaces[self]?.map(\.name) ?? [] }

  /// Returns the face for the name of a face or of a family; `nil` if the name is unknown.
  ///
  /// The name can be that of a face of the system font.
  static func face(named name: String) -> Typeface? {
    if let face = typefaces[name] { return face }
    if name.hasPrefix(".") { return systemFace(named: name) }
    return FontFamily(rawValue: name).map { Typeface(family: $0, weight: .regular) }
  }

  /// Returns the face of the system font with a name, such as `.SFUI-BoldItalic`.
  ///
  /// The name of the font alone, such as `.SFUIText`, is that of its regular face.
  private static func systemFace(named name: String) -> Typeface? {
    guard let (start, family) = systemNames.first(where: { name.hasPrefix($0.name) }) else { return nil }
    var style = name.dropFirst(start.count)
    if style.hasPrefix("-") { style.removeFirst() } else if !style.isEmpty { return nil }
    let isItalic = style.hasSuffix("Italic")
    if isItalic { style.removeLast("Italic".count) }
    guard !style.isEmpty else { return Typeface(family: family, weight: .regular, isItalic: isItalic) }
    guard let weight = weightNames.first(where: { $0.value == style })?.key else { return nil }
    return Typeface(family: family, weight: .init(web: weight), isItalic: isItalic)
  }

  /// The names of the system fonts in the versions of iOS, those with the same beginning after the longer ones.
  private static let systemNames: [(name: String, family: FontFamily)] = [
    (".AppleSystemUIFontMonospaced", .monospaced), (".SFUIMono", .monospaced), (".SFNSMono", .monospaced),
    (".AppleSystemUIFontRounded", .rounded), (".SFUIRounded", .rounded), (".SFNSRounded", .rounded),
    (".AppleSystemUIFontSerif", .serif), (".NewYork", .serif),
    (".AppleSystemUIFont", .sans), (".SFUIDisplay", .sans), (".SFUIText", .sans), (".SFUI", .sans), (".SFNS", .sans),
  ]

  /// Returns the face of the family in a style, such as `Bold Italic`; `nil` if there is none.
  func face(styled style: String) -> Typeface? {
    if let face = Self.namedFaces[self]?.first(where: { FontFace.styleName(of: $0.name) == style }) {
      return Typeface(family: self, face: face)
    }
    return isSystem ? Self.systemFace(named: systemPrefix + style.filter { $0 != " " }) : nil
  }

  /// The faces by their names.
  private static let typefaces: [String: Typeface] = {
    var typefaces: [String: Typeface] = [:]
    for (family, faces) in namedFaces {
      for face in faces { typefaces[face.name] = Typeface(family: family, face: face) }
    }
    return typefaces
  }()
}
