import Testing
import UIKit

/// The rectangles and the image of a range of text for the preview of a drag.
@MainActor
struct TextDragPreviewRendererTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()

  init() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    storage = NSTextStorage(
      string: "first\nsecond\nthird\nfourth",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 300, height: 400)))
    storage.addLayoutManager(manager)
  }

  private func renderer(_ start: String, _ end: String, unifies: Bool = true) -> UITextDragPreviewRenderer {
    let text = storage.string as NSString
    let range = NSUnionRange(text.range(of: start), text.range(of: end))
    return UITextDragPreviewRenderer(layoutManager: manager, range: range, unifyRects: unifies)
  }

  @Test(.rule("R1760"))
  func `A range in several lines has rectangles of its first line, its last line, and those between`() {
    let renderer = renderer("rst", "four")
    #expect(renderer.layoutManager === manager)
    let (first, body, last) = (renderer.firstLineRect, renderer.bodyRect, renderer.lastLineRect)
    #expect(first.minX > last.minX && first.width > 0 && last.width > 0)
    #expect(body.height > first.height && body.height > last.height)
    #expect(abs(first.maxY - body.minY) < 0.5 && abs(body.maxY - last.minY) < 0.5)
    #expect(renderer.image.size.height > last.maxY - first.minY - 1)
  }

  @Test(.rule("R1760"))
  func `A range in one line has one rectangle`() {
    let renderer = renderer("eco", "eco")
    let rects = [renderer.firstLineRect, renderer.bodyRect, renderer.lastLineRect]
    #expect(rects.filter { !$0.isEmpty }.count == 1)
    #expect(renderer.image.size.width > 0)
  }

  /// A renderer that makes the last line wider.
  private final class WideRenderer: UITextDragPreviewRenderer {
    var calls = 0
    override func adjust(
      firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
      lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
    ) {
      calls += 1
      lastLineRect.pointee.size.width = 250
    }
  }

  @Test(.rule("R1761"))
  func `A subclass adjusts the rectangles once, when they are first used`() {
    let renderer = WideRenderer(
      layoutManager: manager, range: NSRange(location: 2, length: storage.length - 4), unifyRects: true)
    #expect(renderer.calls == 0)
    #expect(renderer.lastLineRect.width == 250)
    #expect(renderer.firstLineRect.width < 250 && renderer.calls == 1)
  }
}
