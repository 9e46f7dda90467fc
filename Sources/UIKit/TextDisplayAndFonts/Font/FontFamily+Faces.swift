extension FontFamily {
  /// The faces of the families that are available by name, under their names on iOS.
  ///
  /// The condensed faces of a family follow the others, which are preferred for a weight.
  static let namedFaces = latinFaces.merging(otherFaces) { first, _ in first }

  /// The faces of the families for Latin, Greek and Cyrillic script.
  private static let latinFaces: [FontFamily: [FontFace]] = [
    .academyEngraved: FontFace.faces("AcademyEngravedLetPlain", ["": .regular]),
    .americanTypewriter: FontFace.faces(
      "AmericanTypewriter", ["": .regular, "-Light": .light, "-Semibold": .semibold, "-Bold": .bold]),
    .arial: FontFace.faces(
      "Arial", ["MT": .regular, "-BoldMT": .bold], italics: ["-ItalicMT": .regular, "-BoldItalicMT": .bold]),
    .arialRounded: FontFace.faces("ArialRoundedMTBold", ["": .bold]),
    .avenir: FontFace.faces(
      "Avenir",
      [
        "-Book": .regular, "-Roman": .regular, "-Light": .light, "-Medium": .medium, "-Heavy": .heavy, "-Black": .black,
      ],
      italics: [
        "-BookOblique": .regular, "-Oblique": .regular, "-LightOblique": .light, "-MediumOblique": .medium,
        "-HeavyOblique": .heavy, "-BlackOblique": .black,
      ]),
    .avenirNext: avenirNext("AvenirNext"),
    .avenirNextCondensed: avenirNext("AvenirNextCondensed"),
    .baskerville: FontFace.faces(
      "Baskerville", ["": .regular, "-SemiBold": .semibold, "-Bold": .bold],
      italics: ["-Italic": .regular, "-SemiBoldItalic": .semibold, "-BoldItalic": .bold]),
    .bodoni: FontFace.faces(
      "BodoniSvtyTwoITCTT", ["-Book": .regular, "-Bold": .bold], italics: ["-BookIta": .regular]),
    .bodoniOldstyle: FontFace.faces(
      "BodoniSvtyTwoOSITCTT", ["-Book": .regular, "-Bold": .bold], italics: ["-BookIt": .regular]),
    .bodoniSmallcaps: FontFace.faces("BodoniSvtyTwoSCITCTT-Book", ["": .regular]),
    .bradleyHand: FontFace.faces("BradleyHandITCTT-Bold", ["": .bold]),
    .chalkboard: FontFace.faces("ChalkboardSE", ["-Regular": .regular, "-Light": .light, "-Bold": .bold]),
    .chalkduster: FontFace.faces("Chalkduster", ["": .regular]),
    .charter: FontFace.faces(
      "Charter", ["-Roman": .regular, "-Bold": .bold, "-Black": .black],
      italics: ["-Italic": .regular, "-BoldItalic": .bold, "-BlackItalic": .black]),
    .cochin: plain("Cochin"),
    .copperplate: FontFace.faces("Copperplate", ["": .regular, "-Light": .light, "-Bold": .bold]),
    .courier: FontFace.faces(
      "Courier", ["": .regular, "-Bold": .bold], italics: ["-Oblique": .regular, "-BoldOblique": .bold]),
    .courierNew: FontFace.faces(
      "CourierNewPS", ["MT": .regular, "-BoldMT": .bold], italics: ["-ItalicMT": .regular, "-BoldItalicMT": .bold]),
    .didot: FontFace.faces("Didot", ["": .regular, "-Bold": .bold], italics: ["-Italic": .regular]),
    .dinAlternate: FontFace.faces("DINAlternate", ["-Bold": .bold]),
    .dinCondensed: FontFace.faces("DINCondensed", ["-Bold": .bold]),
    .futura: FontFace.faces(
      "Futura",
      ["-Medium": .medium, "-Bold": .bold, "-CondensedMedium": .medium, "-CondensedExtraBold": .heavy],
      italics: ["-MediumItalic": .medium]),
    .galvji: FontFace.faces("Galvji", ["": .regular, "-Bold": .bold]),
    .georgia: plain("Georgia"),
    .gillSans: FontFace.faces(
      "GillSans", ["": .regular, "-Light": .light, "-SemiBold": .semibold, "-Bold": .bold, "-UltraBold": .heavy],
      italics: ["-Italic": .regular, "-LightItalic": .light, "-SemiBoldItalic": .semibold, "-BoldItalic": .bold]),
    .helvetica: FontFace.faces(
      "Helvetica", ["": .regular, "-Light": .light, "-Bold": .bold],
      italics: ["-Oblique": .regular, "-LightOblique": .light, "-BoldOblique": .bold]),
    .helveticaNeue: FontFace.faces(
      "HelveticaNeue",
      [
        "": .regular, "-UltraLight": .ultraLight, "-Thin": .thin, "-Light": .light, "-Medium": .medium, "-Bold": .bold,
        "-CondensedBold": .bold, "-CondensedBlack": .black,
      ],
      italics: [
        "-Italic": .regular, "-UltraLightItalic": .ultraLight, "-ThinItalic": .thin, "-LightItalic": .light,
        "-MediumItalic": .medium, "-BoldItalic": .bold,
      ]),
    .hoeflerText: FontFace.faces(
      "HoeflerText", ["-Regular": .regular, "-Black": .black], italics: ["-Italic": .regular, "-BlackItalic": .black]),
    .impact: FontFace.faces("Impact", ["": .regular]),
    .markerFelt: FontFace.faces("MarkerFelt", ["-Thin": .regular, "-Wide": .bold]),
    .menlo: plain("Menlo", regular: "-Regular"),
    .noteworthy: FontFace.faces("Noteworthy", ["-Light": .light, "-Bold": .bold]),
    .optima: FontFace.faces(
      "Optima", ["-Regular": .regular, "-Bold": .bold, "-ExtraBlack": .black],
      italics: ["-Italic": .regular, "-BoldItalic": .bold]),
    .palatino: plain("Palatino", regular: "-Roman"),
    .papyrus: FontFace.faces("Papyrus", ["": .regular, "-Condensed": .regular]),
    .party: FontFace.faces("PartyLetPlain", ["": .regular]),
    .rockwell: plain("Rockwell", regular: "-Regular"),
    .savoye: FontFace.faces("SavoyeLetPlain", ["": .regular]),
    .snellRoundhand: FontFace.faces("SnellRoundhand", ["": .regular, "-Bold": .bold, "-Black": .black]),
    .stixText: FontFace.faces(
      "STIXTwoText", ["": .regular, "-Medium": .medium, "-SemiBold": .semibold, "-Bold": .bold],
      italics: [
        "-Italic": .regular, "-MediumItalic": .medium, "-SemiBoldItalic": .semibold, "-BoldItalic": .bold,
      ]),
    .timesNewRoman: FontFace.faces(
      "TimesNewRomanPS", ["MT": .regular, "-BoldMT": .bold], italics: ["-ItalicMT": .regular, "-BoldItalicMT": .bold]),
    .trebuchet: FontFace.faces(
      "Trebuchet", ["MS": .regular, "MS-Bold": .bold], italics: ["MS-Italic": .regular, "-BoldItalic": .bold]),
    .verdana: plain("Verdana"),
    .zapfino: FontFace.faces("Zapfino", ["": .regular]),
  ]

  private static func plain(_ stem: String, regular: String = "") -> [FontFace] {
    FontFace.faces(stem, [regular: .regular, "-Bold": .bold], italics: ["-Italic": .regular, "-BoldItalic": .bold])
  }

  private static func avenirNext(_ stem: String) -> [FontFace] {
    FontFace.faces(
      stem,
      [
        "-Regular": .regular, "-UltraLight": .ultraLight, "-Medium": .medium, "-DemiBold": .semibold, "-Bold": .bold,
        "-Heavy": .heavy,
      ],
      italics: [
        "-Italic": .regular, "-UltraLightItalic": .ultraLight, "-MediumItalic": .medium, "-DemiBoldItalic": .semibold,
        "-BoldItalic": .bold, "-HeavyItalic": .heavy,
      ])
  }
}
