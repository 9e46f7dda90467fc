import Testing
import UIKit

/// Text objects in archives, and in subclasses that read them.
@MainActor
struct TextArchivingTests {
  private func copy<Object: NSObject & NSCoding>(of object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  @Test(.rule("R1628"))
  func `Styles of paragraphs are archived with their attributes`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    style.lineSpacing = 3
    style.paragraphSpacingBefore = 4
    style.tailIndent = -5
    style.lineHeightMultiple = 1.5
    style.hyphenationFactor = 0.5
    style.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
    let copy = try copy(of: style)
    #expect(copy.alignment == .center && copy.lineBreakMode == .byTruncatingMiddle)
    #expect(copy.lineSpacing == 3 && copy.paragraphSpacingBefore == 4 && copy.tailIndent == -5)
    #expect(copy.lineHeightMultiple == 1.5 && copy.hyphenationFactor == 0.5)
    #expect(copy.tabStops.map(\.location) == [40])
    #expect(copy.tabStops.map(\.alignment) == [.right])
  }

  @Test(.rule("R1628"))
  func `Containers are archived with their size and their limits`() throws {
    let container = NSTextContainer(size: CGSize(width: 30, height: 40))
    container.lineFragmentPadding = 2
    container.maximumNumberOfLines = 3
    container.lineBreakMode = .byTruncatingTail
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))]
    let copy = try copy(of: container)
    #expect(copy.size == container.size)
    #expect(copy.lineFragmentPadding == 2 && copy.maximumNumberOfLines == 3)
    #expect(copy.lineBreakMode == .byTruncatingTail)
    #expect(copy.exclusionPaths.map(\.bounds) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test(.rule("R1628"))
  func `Layout managers are archived with their settings`() throws {
    let manager = NSLayoutManager()
    #expect(manager.usesFontLeading)
    manager.usesFontLeading = false
    #expect(try !copy(of: manager).usesFontLeading)
  }

  private final class OwnManager: NSLayoutManager {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class OwnContainer: NSTextContainer {
    override init(size: CGSize) { super.init(size: size) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test(.rule("R1628"))
  func `Subclasses have the initializers for archives`() {
    let (manager, container) = (OwnManager(), OwnContainer(size: CGSize(width: 10, height: 10)))
    manager.addTextContainer(container)
    #expect(manager.textContainers.first === container)
  }

  @Test(.rule("R1629"), arguments: [true, false])
  func `The attributes of a mutable text can be fixed`(isStorage: Bool) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = isStorage ? NSTextStorage() : NSMutableAttributedString(string: "")
    text.append(NSAttributedString(string: "one two"))
    text.beginEditing()
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 4, length: 3))
    text.fixAttributes(in: NSRange(location: 0, length: 7))
    text.endEditing()
    #expect(text.attribute(.attachment, at: 5, effectiveRange: nil) == nil)
    #expect((text.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
  }

  @Test(.rule("R1630"))
  func `A document is read from its file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
    try Data("<p>One <b>two</b></p>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try NSAttributedString(url: file, options: [:], documentAttributes: nil)
    #expect(text.string.hasPrefix("One two"))
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        url: file.appendingPathExtension("missing"), options: [:], documentAttributes: nil)
    }
  }
}
