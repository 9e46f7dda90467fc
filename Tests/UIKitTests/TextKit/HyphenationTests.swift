import Testing
import UIKit

/// The hyphenation of words at soft hyphens.
@MainActor
struct HyphenationTests {
  private func lines(_ text: String, _ width: CGFloat, factor: Float) -> [String] {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = factor
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]
    return TextLayout(
      NSAttributedString(string: text, attributes: attributes), font: .systemFont(ofSize: 10), width: width
    ).lines.map(\.text)
  }

  // At 10 points a digit is 5.56 wide, a space 2.78, a hyphen 3.33.
  @Test func `A line ends with a hyphen if it would be too short`() {
    #expect(lines("11 222\u{AD}333", 34, factor: 1) == ["11 222-", "333"])
    #expect(lines("11 222\u{AD}333", 34, factor: 0) == ["11", "222333"])
    // Without the word, the line is a third full.
    #expect(lines("11 222\u{AD}333", 34, factor: 0.3) == ["11", "222333"])
    #expect(lines("11 222\u{AD}333", 34, factor: 0.4) == ["11 222-", "333"])
  }

  @Test func `A hyphen needs room`() {
    #expect(lines("11 222\u{AD}333", 31, factor: 1) == ["11", "222-", "333"])
    #expect(lines("11 222\u{AD}333", 100, factor: 1) == ["11 222333"])
  }
}
