import Foundation
import Testing

@testable import UIKit

/// Attachments that contain the file of an image.
@MainActor
struct AttachmentContentTests {
  private let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 20, 0, 0, 0, 10, 8, 6, 0, 0, 0, 0, 0, 0, 0])

  @Test func `The contents of an attachment are shown as an image`() {
    let attachment = NSTextAttachment(data: png, ofType: "public.png")
    #expect(attachment.image == nil)
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    #expect(bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0)?.size == bounds.size)
    #expect(abs(NSAttributedString(attachment: attachment).size().width - 20) < 0.001)
  }

  @Test func `An attachment without the file of an image has no size`() {
    let attachment = NSTextAttachment(data: Data([1]), ofType: "public.data")
    #expect(NSAttributedString(attachment: attachment).size().width == 0)
  }
}
