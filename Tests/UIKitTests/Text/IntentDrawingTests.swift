import Testing

@testable import UIKit

/// The appearance of meanings in texts.
@MainActor
struct IntentDrawingTests {
  private func look(_ intent: InlinePresentationIntent) -> TextAttributes {
    TextAttributes(
      [.inlinePresentationIntent: NSNumber(value: intent.rawValue)],
      defaults: TextAttributes(font: .systemFont(ofSize: 12)))
  }

  @Test func `Emphasis changes the font`() {
    #expect(look(.emphasized).font.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(look(.stronglyEmphasized).font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let both = look([.emphasized, .stronglyEmphasized]).font.fontDescriptor.symbolicTraits
    #expect(both.contains(.traitBold) && both.contains(.traitItalic))
    #expect(look(.code).font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    #expect(look(.code).font.pointSize == 12)
  }

  @Test func `Deleted text has a line through it`() {
    #expect(look(.strikethrough).strikethrough?.style == .single)
    #expect(look([]).strikethrough == nil)
  }

  @Test func `A label is as wide as its bold text`() throws {
    let label = UILabel()
    label.attributedText = try NSAttributedString(markdown: "**wide**")
    let bold = UILabel()
    bold.attributedText = NSAttributedString(
      string: "wide", attributes: [.font: UIFont.systemFont(ofSize: label.font.pointSize, weight: .semibold)])
    #expect(label.intrinsicContentSize == bold.intrinsicContentSize)
  }
}
