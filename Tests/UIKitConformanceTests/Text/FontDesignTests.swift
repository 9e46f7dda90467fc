import Testing
import UIKit

/// The designs of the system font.
@MainActor
struct FontDesignTests {
  @Test(.rule("R2064"), arguments: [UIFontDescriptor.SystemDesign.default, .monospaced, .rounded, .serif])
  func `The system font has all designs, with its size and its traits`(design: UIFontDescriptor.SystemDesign) throws {
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
    let descriptor = try #require(bold.fontDescriptor.withDesign(design))
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 17 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect((font.familyName == bold.familyName) == (design == .default))
    let title = try #require(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).withDesign(design))
    #expect(UIFont(descriptor: title, size: 0).pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
  }

  @Test(.rule("R2064"), arguments: [UIFontDescriptor.SystemDesign.monospaced, .rounded, .serif])
  func `A design of the system font has every other one`(design: UIFontDescriptor.SystemDesign) throws {
    let font = UIFont.systemFont(ofSize: 17)
    let descriptor = try #require(font.fontDescriptor.withDesign(design))
    let back = try #require(descriptor.withDesign(.default))
    #expect(UIFont(descriptor: back, size: 0).fontName == font.fontName)
  }

  @Test(.rule("R2064")) func `Other fonts have no designs`() throws {
    let georgia = try #require(UIFont(name: "Georgia", size: 17))
    #expect(georgia.fontDescriptor.withDesign(.rounded) == nil)
  }
}
