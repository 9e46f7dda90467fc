import Testing
import UIKit

struct TextLayoutTests {
  // At 10 points a digit is 5.56 wide, a space 2.78, the ellipsis 10.
  private func lines(
    _ text: String, _ width: CGFloat, _ mode: NSLineBreakMode = .byWordWrapping, _ count: Int = 0
  ) -> [String] {
    TextLayout(text, font: .systemFont(ofSize: 10), width: width, lineBreakMode: mode, numberOfLines: count)
      .lines.map(\.text)
  }

  @Test func `Text that fits is one line`() { #expect(lines("11 22", 26) == ["11 22"]) }
  @Test func `Text is broken between words`() { #expect(lines("11 22 33", 26) == ["11 22", "33"]) }
  @Test func `A space at the edge hangs over`() { #expect(lines("11 22 33", 25.1) == ["11 22", "33"]) }
  @Test func `A word that is too long is broken by characters`() {
    #expect(lines("123456", 12) == ["12", "34", "56"])
  }
  @Test func `A hyphen may end a line`() { #expect(lines("11-22", 16) == ["11-", "22"]) }
  @Test func `A space that must not break keeps words together`() {
    #expect(lines("1 2\u{A0}3", 17) == ["1", "2\u{A0}3"])
  }
  @Test func `Line feeds end lines`() { #expect(lines("1\n\n2", 100) == ["1", "", "2"]) }
  @Test func `Character wrapping ignores words`() {
    #expect(lines("11 22", 14, .byCharWrapping) == ["11", "22"])
  }
  @Test func `Without width a line has at least one character`() { #expect(lines("12", 0) == ["1", "2"]) }
  @Test func `Empty text has no lines`() { #expect(lines("", 10).isEmpty) }

  @Test func `The end is replaced by an ellipsis`() {
    #expect(lines("1234567", 28, .byTruncatingTail, 1) == ["123…"])
  }
  @Test func `The beginning is replaced by an ellipsis`() {
    #expect(lines("1234567", 28, .byTruncatingHead, 1) == ["…567"])
  }
  @Test func `The middle is replaced by an ellipsis`() {
    #expect(lines("1234567", 33, .byTruncatingMiddle, 1) == ["12…67"])
  }
  @Test func `Clipped text stays whole`() { #expect(lines("1234567", 28, .byClipping, 1) == ["1234567"]) }
  @Test func `Only the last line is truncated`() {
    #expect(lines("11 22 33 44 55", 26, .byTruncatingTail, 2) == ["11 22", "33…"])
  }
  @Test func `Lines beyond the number are not shown when wrapping`() {
    #expect(lines("11 22 33 44", 12, .byWordWrapping, 2) == ["11", "22"])
  }
  @Test func `A following paragraph is indicated by an ellipsis`() {
    #expect(lines("1\n2", 100, .byTruncatingTail, 1) == ["1…"])
  }

  @Test func `The size is that of the widest line and of all heights`() {
    let font = UIFont.systemFont(ofSize: 10)
    let size = TextLayout("11 2", font: font, width: 12).size
    #expect(abs(size.width - 11.12) < 0.001)
    #expect(size.height == 2 * font.lineHeight)
  }

  @Test func `Truncation is reported`() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(TextLayout("1234567", font: font, width: 28, numberOfLines: 1).isTruncated)
    #expect(!TextLayout("12", font: font, width: 28, numberOfLines: 1).isTruncated)
  }
}
