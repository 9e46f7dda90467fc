import Testing
import UIKit

/// Sources: Apple's pages of `UIFont`, `UIFontDescriptor` and `UIFontMetrics`, and the type sizes of its guidelines.
@MainActor struct FontTests {
  @Test func `Symbolic traits select the bold and the italic face of the same size`() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let descriptor = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let bold = UIFont(descriptor: descriptor, size: 0)
    #expect(bold.pointSize == 15)
    #expect(bold.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
    #expect(!font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `The size of a descriptor's font is the descriptor's unless another one is given`() {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: descriptor, size: 22).pointSize == 22)
  }

  @Test(arguments: ["Helvetica", "Helvetica-Bold", "Courier", "Menlo-Regular", "ArialMT", "HelveticaNeue-Italic"])
  func `Fonts are found by name`(name: String) {
    #expect(UIFont(name: name, size: 12)?.fontName == name)
  }

  @Test func `An unknown name has no font`() { #expect(UIFont(name: "No Such Font", size: 12) == nil) }

  @Test func `Headings are half bold`() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(!UIFont.preferredFont(forTextStyle: .body).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `At the usual text size scaled values are as they were`() {
    #expect(UIFontMetrics.default.scaledValue(for: 12) == 12)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 21)).pointSize == 21)
  }

  @Test func `The system font has a width`() {
    let font = UIFont.systemFont(ofSize: 15, weight: .bold, width: .condensed)
    #expect(font.pointSize == 15)
    let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.rawValue) == widths.map(\.rawValue).sorted() && UIFont.Width.standard.rawValue == 0)
  }

  @Test(.rule("R1856")) func `The bold system font is semibold`() {
    let font = UIFont.boldSystemFont(ofSize: 17)
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test(
    .rule("R1917"),
    arguments: zip(
      [UIContentSizeCategory.extraSmall, .medium, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge],
      [19.0, 21, 22, 29, 62]))
  func `Values are scaled like the distance of lines, to whole pixels`(category: UIContentSizeCategory, leading: Double)
  {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
    let scaled = UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits)
    #expect(abs(scaled - (17 * leading / 22 * 3).rounded() / 3) < 1e-9)
  }

  @Test(
    .rule("R2111"),
    arguments: zip(
      [
        UIContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge,
      ], [24, 25, 27, 28, 31, 33, 37] as [CGFloat]))
  func `Fonts are scaled like the distance of lines, to whole points`(category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let metrics = UIFontMetrics(forTextStyle: .headline)
    let font = UIFont.systemFont(ofSize: 28)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == size)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits).pointSize == min(size, 30))
    #expect(metrics.scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits).pointSize == size)
  }

  @Test(.rule("R2111")) func `A font of 16 points has 19 points two categories above the default one`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16), compatibleWith: traits).pointSize == 19)
  }

  @Test(.rule("R2111")) func `In the default category, a font keeps a size between two points`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16.5), compatibleWith: traits).pointSize == 16.5)
  }
}
