import Testing
import UIKit

/// Text views without text, and the writing directions of languages.
@MainActor
struct TextViewCreationTests {
  @Test(.rule("R1447"))
  func `A text view for either kind of layout is empty`() {
    let view = UITextView(usingTextLayoutManager: false)
    #expect(view.text.isEmpty)
    #expect(view.frame == .zero)
    view.text = "Word"
    #expect(view.textStorage.string == "Word")
    #expect(UITextView(usingTextLayoutManager: true).text.isEmpty)
  }

  @Test(.rule("R1448"))
  func `Languages have a writing direction`() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
  }
}
