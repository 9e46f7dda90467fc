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
    ])
  func `The fonts of iOS are available by their names`(name: String) throws {
    let font = try #require(UIFont(name: name, size: 21))
    #expect(font.fontName == name)
    #expect(font.pointSize == 21)
    #expect(UIFont.fontNames(forFamilyName: font.familyName).contains(name))
    #expect(UIFont.familyNames.contains(font.familyName))
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
