import Testing
import UIKit

struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    change(style)
    return [.font: font, .paragraphStyle: style]
  }

  private func size(_ text: String, _ attributes: [NSAttributedString.Key: Any], width: CGFloat = 0) -> CGSize {
    NSAttributedString(string: text, attributes: attributes)
      .boundingRect(with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil).size
  }

  @Test func `Kerning follows every character`() {
    #expect(abs("12".size(withAttributes: [.font: font, .kern: 2]).width - (11.12 + 4)) < 0.001)
    #expect(abs("12".size(withAttributes: [.font: font, .kern: NSNumber(value: 2.0)]).width - (11.12 + 4)) < 0.001)
  }

  @Test func `Text without a font is Helvetica at 12 points`() {
    #expect(abs("1".size().width - 6.672) < 0.001)
    #expect(abs("1".size().height - 13.8) < 0.001)
  }

  @Test func `Lines are broken at line feeds only when there is no width`() {
    #expect("11 22 33\n1".size(withAttributes: [.font: font]).height == 2 * font.lineHeight)
    #expect(size("11 22 33", [.font: font], width: 26).height == 2 * font.lineHeight)
  }

  @Test func `Without the line origin there is one line on a baseline`() {
    let rect = "11 22 33".boundingRect(
      with: CGSize(width: 5, height: 5), attributes: [.font: font], context: nil)
    #expect(rect.height == font.lineHeight)
    #expect(abs(rect.minY - font.descender) < 0.001)
  }

  @Test func `Heights heed multiple, minimum and maximum`() {
    #expect(abs(size("1", paragraph { $0.lineHeightMultiple = 2 }).height - 2 * font.lineHeight) < 0.001)
    #expect(size("1", paragraph { $0.minimumLineHeight = 50 }).height == 50)
    #expect(size("1", paragraph { $0.maximumLineHeight = 5 }).height == 5)
    #expect(size("1", paragraph { $0.lineHeightMultiple = .nan }).height == font.lineHeight)
  }

  @Test func `Paragraph spacing is between paragraphs only`() {
    let attributes = paragraph {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 3
    }
    #expect(abs(size("1\n2", attributes).height - (2 * font.lineHeight + 10)) < 0.001)
  }

  @Test func `Indents reduce the space of lines`() {
    let attributes = paragraph {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 4
    }
    #expect(abs(size("11 22", attributes).width - 35.02) < 0.001)
    // 11.12 and the first line's indent leave no room for the second word in 26 points.
    #expect(size("11 22", attributes, width: 26).height == 2 * font.lineHeight)
  }

  @Test func `The tail's indent is from the other side unless it is positive`() {
    #expect(size("11 22", paragraph { $0.tailIndent = -12 }, width: 36).height == 2 * font.lineHeight)
    #expect(size("11 22", paragraph { $0.tailIndent = 20 }, width: 100).height == 2 * font.lineHeight)
  }

  @Test func `A truncating paragraph is one line`() {
    #expect(size("11 22 33", paragraph { $0.lineBreakMode = .byTruncatingTail }, width: 26).height == font.lineHeight)
  }

  @Test func `A height limits the lines`() {
    let text = NSAttributedString(string: "11 22 33 44 55", attributes: [.font: font])
    let rect = text.boundingRect(
      with: CGSize(width: 26, height: 2 * font.lineHeight),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: nil)
    #expect(rect.height == 2 * font.lineHeight)
  }

  @Test func `A context may make text smaller, and reports the scale factor`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = "12345678".boundingRect(
      with: CGSize(width: 33.36, height: 100), options: [], attributes: [.font: font], context: context)
    #expect(context.actualScaleFactor > 0.73 && context.actualScaleFactor <= 0.76)
    #expect(rect.width <= 33.37)
    #expect(context.totalBounds == rect)
  }

  @Test func `A raised run needs room above`() {
    let raised = size("1", [.font: font, .baselineOffset: 6])
    #expect(abs(raised.height - font.ascender - 6) < 0.001)
  }

  @Test func `An attachment is laid out in the line like a character`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 60)
    let text = NSMutableAttributedString(string: "1", attributes: [.font: font, .kern: 0])
    text.append(NSAttributedString(attachment: attachment))
    #expect(abs(text.size().width - 35.56) < 0.001)
    #expect(abs(text.size().height - 60) < 0.001)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude])
  func `Any number is accepted`(number: CGFloat) {
    let attributes = paragraph {
      $0.lineSpacing = number
      $0.headIndent = number
      $0.tailIndent = number
      $0.minimumLineHeight = number
      $0.maximumLineHeight = number
      $0.paragraphSpacing = number
    }.merging([.kern: number, .baselineOffset: number, .font: UIFont.systemFont(ofSize: number)]) { $1 }
    let text = NSAttributedString(string: "one two\nthree \u{FFFC}\t4", attributes: attributes)
    _ = text.boundingRect(
      with: CGSize(width: number, height: number), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: nil)
  }

  @Test func `Runs that split a character do not lose it`() {
    let text = NSMutableAttributedString(string: "😀")
    text.addAttributes([.font: font], range: NSRange(location: 0, length: 1))
    text.addAttributes([.font: UIFont.systemFont(ofSize: 20), .kern: 0], range: NSRange(location: 1, length: 1))
    #expect(TextLayout(text, font: font).lines.map(\.text) == ["😀"])
  }

  @Test func `Paragraph styles are copied, not shared`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 9
    #expect(copy.lineSpacing == 3)
    #expect(copy != style)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(mutable == copy)
  }
}
