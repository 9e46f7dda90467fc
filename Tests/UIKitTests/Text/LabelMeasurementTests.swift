import Testing
import UIKit

/// Labels store the measured size of their text, and discard it when the text may have changed.
@MainActor
struct LabelMeasurementTests {
  private static let text = "The quick brown fox jumps over the lazy dog"
  private let room = CGSize(width: 120, height: 1_000)

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = Self.text
    label.numberOfLines = 0
    return label
  }

  /// Returns the size of a label that was measured before a change, and that of one that was not.
  private func sizes(_ change: (UILabel) -> Void) -> (remembered: CGSize, fresh: CGSize, before: CGSize) {
    let (label, fresh) = (makeLabel(), makeLabel())
    let before = label.sizeThatFits(room)
    #expect(label.sizeThatFits(room) == before)
    change(label)
    change(fresh)
    return (label.sizeThatFits(room), fresh.sizeThatFits(room), before)
  }

  @Test
  func `A label is measured again after a change of its text or its style`() {
    let changes: [(UILabel) -> Void] = [
      { $0.text = "The quick" },
      { $0.font = .boldSystemFont(ofSize: 30) },
      { $0.numberOfLines = 1 },
      { $0.numberOfLines = 2 },
      { $0.lineBreakMode = .byCharWrapping },
      { $0.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40)]) },
      { $0.text = nil },
    ]
    for change in changes {
      let (remembered, fresh, before) = sizes(change)
      #expect(remembered == fresh)
      #expect(remembered != before)
    }
  }

  @Test
  func `A label is measured again in another room`() {
    let label = makeLabel()
    let narrow = label.sizeThatFits(room)
    let wide = label.sizeThatFits(CGSize(width: 240, height: 1_000))
    #expect(wide.height < narrow.height)
    #expect(label.sizeThatFits(room) == narrow)
    #expect(
      label.textRect(forBounds: CGRect(x: 5, y: 6, width: 120, height: 1_000), limitedToNumberOfLines: 1).height
        < narrow.height)
  }

  @Test
  func `A label follows an attachment that changes its size`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    let before = label.sizeThatFits(room)
    attachment.bounds.size = CGSize(width: 50, height: 60)
    let after = label.sizeThatFits(room)
    #expect(after.width > before.width)
    #expect(after.height > before.height)
  }

  @Test
  func `A subclass that insets its text is asked each time`() {
    let label = InsetLabel()
    label.text = Self.text
    let before = label.intrinsicContentSize
    label.inset = 20
    #expect(label.intrinsicContentSize.width == before.width + 40)
  }
}

private final class InsetLabel: UILabel {
  var inset: CGFloat = 0

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: -inset, dy: 0)
  }
}
