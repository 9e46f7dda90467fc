import Testing
import UIKit

/// The fonts of text views.
@MainActor
struct TextViewFontTests {
  @Test(.rule("R2083"))
  func `A text view has no font until it has a font of its own or text`() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "Text"
    #expect(view.font != nil)
    let other = UITextView()
    other.font = .systemFont(ofSize: 20)
    #expect(other.font == .systemFont(ofSize: 20))
    other.font = nil
    #expect(other.font == nil)
  }

  @Test(.rule("R2083"))
  func `A text view whose font was removed has none until its text is set`() {
    let view = UITextView()
    view.text = "Text"
    view.font = .systemFont(ofSize: 20)
    view.font = nil
    #expect(view.font == nil)
    #expect(view.text == "Text")
    view.text = "Other"
    #expect(view.font?.pointSize == 12)
  }

  @Test(.rule("R2087"))
  func `The layout manager of a text view may lay out parts of its text`() {
    #expect(UITextView(usingTextLayoutManager: false).layoutManager.allowsNonContiguousLayout)
    #expect(!NSLayoutManager().allowsNonContiguousLayout)
  }
}
