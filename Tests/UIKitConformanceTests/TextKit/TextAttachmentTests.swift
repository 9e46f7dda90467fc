import Testing
import UIKit

/// Attachments that determine their bounds and their images.
@MainActor
struct TextAttachmentTests {
  /// An attachment that records what the layout asks for.
  private final class ProbeAttachment: NSTextAttachment {
    var size = CGSize(width: 30, height: 60)
    var drawn: UIImage?
    private(set) var containers: [NSTextContainer?] = []
    private(set) var indices: [Int] = []
    private(set) var proposed: [CGRect] = []
    private(set) var drawnSizes: [CGSize] = []

    override init(data contentData: Data?, ofType uti: String?) { super.init(data: contentData, ofType: uti) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      containers.append(textContainer)
      indices.append(charIndex)
      proposed.append(lineFrag)
      return CGRect(origin: CGPoint(x: 0, y: -10), size: size)
    }

    override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
      -> UIImage?
    {
      drawnSizes.append(imageBounds.size)
      return drawn
    }
  }

  private func text(_ attachment: NSTextAttachment, before: String = "1", after: String = "") -> NSAttributedString {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let text = NSMutableAttributedString(string: before, attributes: font)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after, attributes: font))
    return text
  }

  @Test(.rule("R1620"))
  func `The layout measures the bounds that an attachment returns`() {
    let fixed = NSTextAttachment()
    fixed.bounds = CGRect(x: 0, y: -10, width: 30, height: 60)
    let probe = ProbeAttachment(data: nil, ofType: nil)
    #expect(text(probe).size() == text(fixed).size())
    #expect(!probe.indices.isEmpty)
  }

  @Test(.rule("R1762"))
  func `An attachment has the interface that the layout uses`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 60)
    let interface: any NSTextAttachmentContainer = attachment
    let bounds = interface.attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 100, height: 20), glyphPosition: .zero,
      characterIndex: 0)
    #expect(bounds == attachment.bounds)
    #expect(interface.image(forBounds: bounds, textContainer: nil, characterIndex: 0) == nil)
  }

  @Test(.rule("R1620"))
  func `An attachment is asked with its container and its index`() {
    let probe = ProbeAttachment(data: nil, ofType: nil)
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
    let stack = TextStack("", in: container)
    stack.storage.setAttributedString(text(probe))
    stack.manager.ensureLayout(for: container)
    #expect(probe.containers.allSatisfy { $0 === container })
    #expect(probe.indices.last == 1)
    #expect(probe.proposed.allSatisfy { $0.width > 0 && $0.width <= 200 })
    #expect(stack.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 30, height: 60))
    #expect(stack.manager.attachmentSize(forGlyphAt: 0).width == -1)
  }

  @Test(.rule("R1620"))
  func `Each line has room for its own attachments`() {
    let (first, second) = (ProbeAttachment(data: nil, ofType: nil), ProbeAttachment(data: nil, ofType: nil))
    first.size = CGSize(width: 150, height: 20)
    second.size = CGSize(width: 150, height: 40)
    let stack = TextStack("", in: NSTextContainer(size: CGSize(width: 200, height: 1000)))
    let both = NSMutableAttributedString(attributedString: text(first, after: " "))
    both.append(text(second, before: ""))
    stack.storage.setAttributedString(both)
    #expect(stack.lines.count == 2)
    let heights = stack.fragments.map(\.height)
    #expect(heights.count == 2 && heights[0] < 40 && heights[1] >= 40)
  }

  @Test(.rule("R1621"))
  func `The image that an attachment returns is drawn in its bounds`() {
    let probe = ProbeAttachment(data: nil, ofType: nil)
    let text = text(probe)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
      text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(probe.drawnSizes.last == CGSize(width: 30, height: 60))
  }

  @Test(.rule("R1621"))
  func `An attachment has its bounds and its image unless it determines others`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    }
    let attachment = NSTextAttachment(image: image)
    let line = CGRect(x: 0, y: 0, width: 100, height: 12)
    let natural = attachment.attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    #expect(natural == CGRect(x: 0, y: 0, width: 12, height: 8))
    #expect(attachment.image(forBounds: natural, textContainer: nil, characterIndex: 0) === image)
    attachment.bounds = CGRect(x: 1, y: -2, width: 5, height: 6)
    let own = attachment.attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    #expect(own == attachment.bounds)
  }

  @Test(.rule("R1622"))
  func `An attachment has either contents or an image`() {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    #expect(attachment.contents == Data([1, 2, 3]))
    #expect(attachment.fileType == "public.data")
    attachment.image = UIImage()
    #expect(attachment.contents == nil && attachment.fileType == nil)
    attachment.contents = Data([4])
    #expect(attachment.image == nil)
  }

  @Test(.rule("R1622"))
  func `An attachment is archived with its contents and its bounds`() throws {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    attachment.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    let data = try NSKeyedArchiver.archivedData(withRootObject: attachment, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: data))
    #expect(copy.contents == attachment.contents && copy.fileType == "public.data")
    #expect(copy.bounds == attachment.bounds)
  }
}
