import Testing
import UIKit

/// Attachments in ranges of attributed texts.
@MainActor
struct AttachmentSearchTests {
  @Test(.rule("R2257"))
  func `A text contains attachments in the ranges in which they are`() {
    let text = NSMutableAttributedString(string: "Text ")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    text.append(NSAttributedString(string: " end"))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: text.length)))
    #expect(text.containsAttachments(in: NSRange(location: 5, length: 1)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 5)))
    #expect(!text.containsAttachments(in: NSRange(location: 6, length: 4)))
  }
}
