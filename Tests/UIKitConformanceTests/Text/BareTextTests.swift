import Testing
import UIKit

/// Text in text views whose attributes specify no font and no color.
@MainActor
struct BareTextTests {
  private func height(of text: NSAttributedString, after prepare: (UITextView) -> Void = { _ in }) -> CGFloat {
    let view = UITextView()
    view.isScrollEnabled = false
    prepare(view)
    view.attributedText = text
    return view.sizeThatFits(CGSize(width: 300, height: 0)).height
  }

  @Test(.rule("R1990"))
  func `Text without a font has that of attributed strings, whatever the font of the view was`() throws {
    let small = try #require(UIFont(name: "Helvetica", size: 12))
    let expected = height(of: NSAttributedString(string: "one", attributes: [.font: small]))
    #expect(height(of: NSAttributedString(string: "one")) == expected)
    #expect(height(of: NSAttributedString(string: "one")) { $0.font = .systemFont(ofSize: 40) } == expected)
  }

  @Test(.rule("R2112"))
  func `The text of a view without a font is Helvetica of 12 points`() throws {
    let small = try #require(UIFont(name: "Helvetica", size: 12))
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "one"
    #expect(view.font == small)
    #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == small)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 30)
  }

  @Test(.rule("R2112"))
  func `The text that is typed into an empty view without a font is Helvetica of 12 points`() throws {
    let view = UITextView()
    view.insertText("one")
    #expect(view.font == UIFont(name: "Helvetica", size: 12))
  }

  @Test(.rule("R1990"))
  func `The font that a view is given applies to the text that had none`() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "one")
    view.font = .systemFont(ofSize: 30)
    #expect(
      view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
  }
}
