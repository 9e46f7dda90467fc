import Testing
import UIKit

/// Text whose characters move closer together before it is truncated.
@MainActor
struct TighteningTests {
  private let text = "A line that is a little too long"
  private let font = UIFont.systemFont(ofSize: 17)

  private func style(_ allowsTightening: Bool) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    style.allowsDefaultTighteningForTruncation = allowsTightening
    return style
  }

  /// Returns whether the text is truncated in a part of its width.
  private func isTruncated(in part: CGFloat, tightening: Bool) -> Bool {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style(tightening)]
    let width = NSString(string: text).size(withAttributes: attributes).width
    let storage = NSTextStorage(string: text, attributes: attributes)
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width * part, height: 1000)))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location != NSNotFound
  }

  @Test(.rule("R1446"))
  func `A line that is a little too long is tightened`() {
    #expect(isTruncated(in: 0.98, tightening: false))
    #expect(!isTruncated(in: 0.98, tightening: true))
    #expect(isTruncated(in: 0.7, tightening: true))
    #expect(!isTruncated(in: 1.01, tightening: false))
  }

  @Test(.rule("R1446"))
  func `Paragraphs and labels are not tightened unless the app permits it`() {
    #expect(!NSParagraphStyle.default.allowsDefaultTighteningForTruncation)
    #expect((style(true).copy() as? NSParagraphStyle)?.allowsDefaultTighteningForTruncation == true)
    #expect(style(true) != style(false))
    let label = UILabel()
    #expect(!label.allowsDefaultTighteningForTruncation)
    label.allowsDefaultTighteningForTruncation = true
    #expect(label.allowsDefaultTighteningForTruncation)
  }

  @Test(.rule("R1446"))
  func `A tightened label is as wide as it may be`() {
    let label = UILabel()
    label.text = text
    label.font = font
    label.allowsDefaultTighteningForTruncation = true
    let natural = label.intrinsicContentSize
    let bounds = CGRect(x: 0, y: 0, width: natural.width * 0.98, height: natural.height)
    let tightened = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(tightened.width <= bounds.width + 1)
    #expect(tightened.width > bounds.width - 1.5)
  }
}
