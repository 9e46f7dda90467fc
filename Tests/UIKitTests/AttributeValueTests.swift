import Testing
import UIKit

/// Attributed strings and what they carry.
@MainActor
struct AttributeValueTests {
  @Test func `Neighboring runs with equally many attributes are compared`() {
    let text = NSMutableAttributedString(string: "One two")
    let (first, second) = (NSRange(location: 0, length: 3), NSRange(location: 3, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: first)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: second)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: first)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: second)
    text.append(NSAttributedString(string: "!", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
    #expect((text.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)?.pointSize == 9)
  }

  @Test func `Runs with equal attributes become one`() {
    let text = NSMutableAttributedString(string: "One two")
    for start in [0, 3] {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      text.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: start, length: start == 0 ? 3 : 4))
    }
    var range = NSRange()
    _ = text.attribute(.paragraphStyle, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 7))
    #expect(range == NSRange(location: 0, length: 7))
  }

  @Test func `Colors and fonts are values`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIFont.systemFont(ofSize: 12).isEqual(UIFont.systemFont(ofSize: 12)))
    #expect(Set([UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12)]).count == 1)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.lineSpacing == 4)
    #expect(copy !== style)
  }
}
