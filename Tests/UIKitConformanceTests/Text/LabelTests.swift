import Testing
import UIKit

/// Sources: Apple's pages of `UILabel`, its `text`, `attributedText`, `lineBreakMode` and `sizeThatFits(_:)`.
@MainActor struct LabelTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))

  @Test func `A label initially has one line that is truncated at its end, and does not receive touches`() {
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.font.pointSize == 17)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(!label.isUserInteractionEnabled)
    #expect(!label.adjustsFontForContentSizeCategory)
  }

  @Test(.rule("R1995")) func `A label is drawn again when its size changes`() {
    #expect(label.contentMode == .redraw)
    #expect(UILabel().contentMode == .redraw)
  }

  @Test func `Attributed text sets the text`() {
    label.attributedText = NSAttributedString(string: "Hello")
    #expect(label.text == "Hello")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func `Text has the label's own attributes`() throws {
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .red
    label.textAlignment = .center
    label.text = "Hello"
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func `The attributes of the first character become the label's`() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes(
      [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.green], range: NSRange(location: 0, length: 1))
    label.attributedText = text
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .green)
    label.text = "plain"
    #expect(label.font.pointSize == 30)
  }

  @Test func `A property of the label changes all of the attributed text`() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes([.foregroundColor: UIColor.green], range: NSRange(location: 1, length: 1))
    label.attributedText = text
    label.textColor = .blue
    label.font = .systemFont(ofSize: 11)
    let shown = try #require(label.attributedText)
    for index in 0..<2 {
      #expect(shown.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor == .blue)
      #expect(shown.attributes(at: index, effectiveRange: nil)[.font] as? UIFont == .systemFont(ofSize: 11))
    }
  }

  @Test func `A label copies a mutable string`() {
    let text = NSMutableAttributedString(string: "before")
    label.attributedText = text
    text.append(NSAttributedString(string: " after"))
    #expect(label.text == "before")
  }

  @Test func `A larger run makes the label higher`() {
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let small = label.sizeThatFits(CGSize(width: 500, height: 500))
    let text = NSMutableAttributedString(string: "Hello")
    text.addAttributes([.font: UIFont.systemFont(ofSize: 40)], range: NSRange(location: 2, length: 1))
    label.attributedText = text
    let large = label.sizeThatFits(CGSize(width: 500, height: 500))
    #expect(large.height > small.height + 20)
    #expect(large.width > small.width)
  }

  @Test func `Line spacing is between lines, not below the last`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "a")
    let one = label.sizeThatFits(CGSize(width: 500, height: 500)).height
    label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    let two = label.sizeThatFits(CGSize(width: 500, height: 500)).height
    #expect(abs(two - 2 * one - 10) <= 1)
  }

  @Test func `A subclass that insets the text is larger by that`() {
    label.text = "Hello"
    let padded = PaddedLabel(frame: .zero)
    padded.text = "Hello"
    let plain = label.sizeThatFits(.zero)
    let size = padded.sizeThatFits(.zero)
    #expect(abs(size.width - plain.width - 20) < 0.01)
    #expect(abs(size.height - plain.height - 10) < 0.01)
  }
}

@MainActor private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}
