import Testing
import UIKit

/// Attributes that text keeps.
@MainActor
struct TextAttributeTests {
  @Test(.rule("R1871")) func `Text keeps its ligatures, its writing direction and its orientation`() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "office", attributes: [.ligature: 1, .writingDirection: [2], .verticalGlyphForm: 0])
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.ligature] as? Int == 1)
    #expect(attributes[.writingDirection] as? [Int] == [2])
    #expect(attributes[.verticalGlyphForm] as? Int == 0)
  }
}
