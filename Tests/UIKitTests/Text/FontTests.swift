import Testing
import UIKit

struct FontTests {
  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 1000)) -> CGFloat {
    TextLayout(text, font: font).size.width
  }

  // The widths are those of the published Helvetica metrics.
  @Test(arguments: [
    ("Hello", 722 + 556 + 222 + 222 + 556), ("Wi", 944 + 222), ("10:45", 4 * 556 + 278), (" ", 278),
    ("é", 556),
    ("…", 1000), ("€", 556), ("", 0),
  ])
  func `Text is as wide as Helvetica's published widths`(text: String, expected: Int) {
    #expect(abs(width(text) - CGFloat(expected)) < 0.001)
  }

  @Test(arguments: [
    ("Hello", 722 + 556 + 278 + 278 + 611), ("Sign In", 667 + 278 + 611 + 611 + 278 + 278 + 611),
  ])
  func `Bold text is as wide as Helvetica-Bold's published widths`(text: String, expected: Int) {
    #expect(abs(width(text, .boldSystemFont(ofSize: 1000)) - CGFloat(expected)) < 0.001)
  }

  @Test(arguments: [
    (UIFont.Weight.regular, false), (.medium, false), (.semibold, true), (.bold, true), (.black, true),
  ])
  func `From semibold on letters have the bold widths`(weight: UIFont.Weight, isBold: Bool) {
    #expect(width("l", .systemFont(ofSize: 1000, weight: weight)) == (isBold ? 278 : 222))
  }

  @Test func `An accented letter without an entry is as wide as its letter`() {
    #expect(width("ǎ") == width("a"))
  }

  @Test func `Combining marks have no width of their own`() {
    #expect(width("e\u{301}") == width("é"))
  }

  @Test func `An ideograph fills its square`() { #expect(width("漢") == 1000) }

  @Test func `Monospaced characters are equally wide`() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(width("i", font) == width("W", font))
  }

  @Test func `A line of 17 points is as high as on iOS`() {
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
  }

  @Test func `Line height is ascender minus descender`() {
    let font = UIFont.systemFont(ofSize: 34)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.descender < 0)
  }

  @Test func `Fonts of one face and size are equal`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.headline, 17), (.body, 17), (.footnote, 13),
    (.caption2, 11),
  ])
  func `Text styles have Apple's sizes`(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func `Text styles grow with the preferred size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
  }
}
