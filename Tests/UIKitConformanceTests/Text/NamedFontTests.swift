import Testing
import UIKit

/// Fonts of the families that iOS includes.
@MainActor
struct NamedFontTests {
  @Test(
    .rule("R1337"),
    arguments: [
      "AvenirNext-DemiBold", "Avenir-Book", "Avenir-Roman", "HelveticaNeue-Light", "HelveticaNeue-CondensedBlack",
      "Georgia",
      "Georgia-BoldItalic", "Futura-Medium", "MarkerFelt-Wide", "ChalkboardSE-Regular", "AmericanTypewriter-Bold",
      "Papyrus",
      "Papyrus-Condensed", "TimesNewRomanPS-BoldMT", "TrebuchetMS-Bold", "Trebuchet-BoldItalic", "Zapfino",
      "PingFangSC-Regular", "PingFangTC-Semibold", "PingFangHK-Light", "AppleSDGothicNeo-SemiBold", "DINAlternate-Bold",
      "DINCondensed-Bold", "AppleColorEmoji", "Thonburi", "Thonburi-Bold", "Kailasa", "Symbol", "ZapfDingbatsITC",
      "HiraginoSans-W6", "HiraMinProN-W3", "KohinoorDevanagari-Semibold", "GeezaPro-Bold", "Futura-CondensedExtraBold",
      "BodoniSvtyTwoOSITCTT-BookIt", "ArialHebrew-Light", "DiwanMishafi",
    ])
  func `The fonts of iOS are available by their names`(name: String) throws {
    let font = try #require(UIFont(name: name, size: 21))
    #expect(font.fontName == name)
    #expect(font.pointSize == 21)
    #expect(UIFont.fontNames(forFamilyName: font.familyName).contains(name))
    #expect(UIFont.familyNames.contains(font.familyName))
  }

  @Test(.rule("R2122"))
  func `Avenir has the heights of its own letters`() throws {
    let font = try #require(UIFont(name: "Avenir-Roman", size: 50))
    #expect(abs(font.ascender - font.capHeight - 14.6) < 0.001)
    #expect(abs(font.ascender - font.xHeight - 26.6) < 0.001)
  }

  @Test(
    .rule("R2050"),
    arguments: [
      ".SFUI-Semibold", ".SFUIText", ".SFUIText-Medium", ".SFUIDisplay-Bold", ".AppleSystemUIFont", ".SFUI-BoldItalic",
      ".SFUIMono-Regular", ".AppleSystemUIFontMonospaced",
    ])
  func `The system font is available by its names`(name: String) throws {
    #expect(UIFont(name: name, size: 21)?.pointSize == 21)
  }

  @Test(
    .rule("R2050"),
    arguments: [
      UIFont.systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .light), .boldSystemFont(ofSize: 20),
      .italicSystemFont(ofSize: 11), .monospacedSystemFont(ofSize: 12, weight: .bold),
    ])
  func `The name of a system font creates a font with the same name`(font: UIFont) {
    let copy = UIFont(name: font.fontName, size: font.pointSize)
    #expect(copy?.fontName == font.fontName)
    #expect(copy?.lineHeight == font.lineHeight)
  }

  @Test(
    .rule("R1991"),
    arguments: [
      "Avenir-Roman", "Avenir-Oblique", "HelveticaNeue-CondensedBlack", "Papyrus-Condensed", "Georgia-BoldItalic",
    ])
  func `A descriptor with the attributes of another one has the same font`(name: String) throws {
    let font = try #require(UIFont(name: name, size: 21))
    let copy = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
    #expect(UIFont(descriptor: copy, size: 0).fontName == name)
    #expect(UIFont(descriptor: copy, size: 0).pointSize == 21)
    let larger = font.fontDescriptor.addingAttributes([.size: 30])
    #expect(UIFont(descriptor: larger, size: 0).fontName == name)
    #expect(larger.pointSize == 30)
  }

  @Test(
    .rule("R1991"),
    arguments: [
      UIFont.systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .light), .boldSystemFont(ofSize: 20),
      .italicSystemFont(ofSize: 11), .monospacedSystemFont(ofSize: 12, weight: .bold),
      .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .caption2),
    ])
  func `A descriptor with the attributes of the system's font is that of the system's font`(font: UIFont) {
    let copy = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
    #expect(UIFont(descriptor: copy, size: 0) == font)
  }

  @Test(.rule("R1992"))
  func `A descriptor has the family, the face and the traits of its font`() throws {
    let font = try #require(UIFont(name: "Georgia-BoldItalic", size: 12))
    let descriptor = font.fontDescriptor
    #expect(descriptor.object(forKey: .name) as? String == "Georgia-BoldItalic")
    #expect(descriptor.object(forKey: .family) as? String == "Georgia")
    #expect(descriptor.object(forKey: .face) as? String == "Bold Italic")
    let traits = try #require(descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
    #expect((traits[.weight] as? NSNumber)?.doubleValue ?? (traits[.weight] as? CGFloat).map(Double.init) ?? 0 > 0.3)
    #expect(descriptor.object(forKey: .textStyle) == nil)
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
  }

  @Test(.rule("R1992"))
  func `A face is selected by its style in the family`() {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Avenir", .face: "Roman", .size: 15])
    #expect(UIFont(descriptor: descriptor, size: 0).fontName == "Avenir-Roman")
    let heavy = UIFontDescriptor(fontAttributes: [.family: "Avenir", .face: "Heavy", .size: 15])
    #expect(UIFont(descriptor: heavy, size: 0).fontName == "Avenir-Heavy")
  }

  @Test(.rule("R1337"))
  func `A font with an unknown name does not exist`() {
    #expect(UIFont(name: "Avenir-Unknown", size: 12) == nil)
    #expect(UIFont.fontNames(forFamilyName: "Unknown").isEmpty)
  }

  @Test(.rule("R1337"))
  func `The bold font of a family is one of the family's`() throws {
    let font = try #require(UIFont(name: "Georgia", size: 12))
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Georgia-Bold")
  }
}
