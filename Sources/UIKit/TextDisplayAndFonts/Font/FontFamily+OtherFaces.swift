extension FontFamily {
  /// The faces of the families for other scripts than Latin, for symbols and for emoji.
  static let otherFaces: [FontFamily: [FontFace]] = [
    .alNile: regularAndBold("AlNile"),
    .appleColorEmoji: FontFace.faces("AppleColorEmoji", ["": .regular]),
    .appleSDGothicNeo: FontFace.faces(
      "AppleSDGothicNeo",
      [
        "-Regular": .regular, "-Thin": .thin, "-UltraLight": .ultraLight, "-Light": .light, "-Medium": .medium,
        "-SemiBold": .semibold, "-Bold": .bold,
      ]),
    .appleSymbols: FontFace.faces("AppleSymbols", ["": .regular]),
    .arialHebrew: FontFace.faces("ArialHebrew", ["": .regular, "-Light": .light, "-Bold": .bold]),
    .banglaSangam: regularAndBold("BanglaSangamMN"),
    .bodoniOrnaments: FontFace.faces("BodoniOrnamentsITCTT", ["": .regular]),
    .damascus: FontFace.faces(
      "Damascus", ["": .regular, "Light": .light, "Medium": .medium, "SemiBold": .semibold, "Bold": .bold]),
    .devanagariSangam: regularAndBold("DevanagariSangamMN"),
    .euphemia: FontFace.faces("EuphemiaUCAS", ["": .regular, "-Bold": .bold], italics: ["-Italic": .regular]),
    .farah: FontFace.faces("Farah", ["": .regular]),
    .geezaPro: regularAndBold("GeezaPro"),
    .grantha: FontFace.faces("GranthaSangamMN", ["-Regular": .regular, "-Bold": .bold]),
    .gujaratiSangam: regularAndBold("GujaratiSangamMN"),
    .gurmukhi: regularAndBold("GurmukhiMN"),
    .hiraginoMaru: FontFace.faces("HiraMaruProN", ["-W4": .regular]),
    .hiraginoMincho: FontFace.faces("HiraMinProN", ["-W3": .regular, "-W6": .semibold]),
    .hiraginoSans: FontFace.faces(
      "HiraginoSans", ["-W3": .regular, "-W5": .medium, "-W6": .semibold, "-W7": .bold, "-W8": .heavy]),
    .kailasa: regularAndBold("Kailasa"),
    .kannadaSangam: regularAndBold("KannadaSangamMN"),
    .kefa: FontFace.faces("Kefa", ["-Regular": .regular, "-Bold": .bold]),
    .khmerSangam: FontFace.faces("KhmerSangamMN", ["": .regular]),
    .kohinoorBangla: kohinoor("KohinoorBangla", ["-Semibold": .semibold]),
    .kohinoorDevanagari: kohinoor("KohinoorDevanagari", ["-Semibold": .semibold]),
    .kohinoorGujarati: kohinoor("KohinoorGujarati", ["-Bold": .bold]),
    .kohinoorTelugu: kohinoor("KohinoorTelugu", ["-Medium": .medium]),
    .laoSangam: FontFace.faces("LaoSangamMN", ["": .regular]),
    .malayalamSangam: regularAndBold("MalayalamSangamMN"),
    .mishafi: FontFace.faces("DiwanMishafi", ["": .regular]),
    .muktaMahee: FontFace.faces("MuktaMahee", ["-Regular": .regular, "-Light": .light, "-Bold": .bold]),
    .myanmarSangam: regularAndBold("MyanmarSangamMN"),
    .notoNastaliq: regularAndBold("NotoNastaliqUrdu"),
    .notoSansKannada: FontFace.faces(
      "NotoSansKannada", ["-Regular": .regular, "-Light": .light, "-Bold": .bold]),
    .notoSansMyanmar: FontFace.faces(
      "NotoSansMyanmar", ["-Regular": .regular, "-Light": .light, "-Bold": .bold]),
    .notoSansOriya: regularAndBold("NotoSansOriya"),
    .oriyaSangam: regularAndBold("OriyaSangamMN"),
    .pingFangHK: pingFang("PingFangHK"),
    .pingFangSC: pingFang("PingFangSC"),
    .pingFangTC: pingFang("PingFangTC"),
    .sinhalaSangam: regularAndBold("SinhalaSangamMN"),
    .stixMath: FontFace.faces("STIXTwoMath-Regular", ["": .regular]),
    .symbol: FontFace.faces("Symbol", ["": .regular]),
    .tamilSangam: regularAndBold("TamilSangamMN"),
    .teluguSangam: regularAndBold("TeluguSangamMN"),
    .thonburi: FontFace.faces("Thonburi", ["": .regular, "-Light": .light, "-Bold": .bold]),
    .zapfDingbats: FontFace.faces("ZapfDingbatsITC", ["": .regular]),
  ]

  private static func regularAndBold(_ stem: String) -> [FontFace] {
    FontFace.faces(stem, ["": .regular, "-Bold": .bold])
  }

  private static func kohinoor(_ stem: String, _ heavier: KeyValuePairs<String, UIFont.Weight>) -> [FontFace] {
    FontFace.faces(stem, ["-Regular": .regular, "-Light": .light]) + FontFace.faces(stem, heavier)
  }

  private static func pingFang(_ stem: String) -> [FontFace] {
    FontFace.faces(
      stem,
      [
        "-Regular": .regular, "-Ultralight": .ultraLight, "-Thin": .thin, "-Light": .light, "-Medium": .medium,
        "-Semibold": .semibold,
      ])
  }
}
