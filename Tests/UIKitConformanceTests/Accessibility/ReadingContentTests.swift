import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// Content that is read like a page of a book.
@MainActor
struct ReadingContentTests {
  private final class Page: UIView, UIAccessibilityReadingContent {
    let lines = ["Call me", "Ishmael."]
    var attributedLine: NSAttributedString?

    func accessibilityLineNumber(for point: CGPoint) -> Int {
      let line = Int((point.y - accessibilityFrame.minY) / 20)
      return lines.indices.contains(line) ? line : NSNotFound
    }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
      lines.indices.contains(lineNumber) ? lines[lineNumber] : nil
    }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
      let line = CGRect(x: 0, y: CGFloat(lineNumber) * 20, width: bounds.width, height: 20)
      return UIAccessibility.convertToScreenCoordinates(line, in: self)
    }
    func accessibilityPageContent() -> String? { lines.joined(separator: " ") }
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { attributedLine }
  }

  @Test(.rule("R1617"))
  func `A page provides its content and its lines`() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let content: any UIAccessibilityReadingContent = page
    #expect(content.accessibilityPageContent() == "Call me Ishmael.")
    #expect(content.accessibilityContent(forLineNumber: 1) == "Ishmael.")
    #expect(content.accessibilityContent(forLineNumber: 2) == nil)
  }

  // Only the simulator has a screen reader.
  #if canImport(Simulator)
    @Test(.rule("R1617"))
    func `The screen reader speaks the page when it receives the focus, and a line that is touched`() async {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      let page = Page(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      page.isAccessibilityElement = true
      root.view.addSubview(page)
      simulator.show(root)
      simulator.commit()
      #expect(simulator.readAccessibilityLine(at: CGPoint(x: 50, y: 110)) == nil)
      simulator.setAccessibility(.voiceOver, on: true)
      #expect(simulator.spokenText == ["Call me Ishmael."])
      let frame = simulator.readAccessibilityLine(at: CGPoint(x: 50, y: 130))
      #expect(frame == CGRect(x: 20, y: 120, width: 200, height: 20))
      #expect(simulator.spokenText.last == "Ishmael.")
      page.attributedLine = NSAttributedString(string: "Ismaël")
      simulator.readAccessibilityLine(at: CGPoint(x: 50, y: 130))
      #expect(simulator.spokenText.last == "Ismaël")
      #expect(simulator.readAccessibilityLine(at: CGPoint(x: 50, y: 190)) == nil)
      #expect(simulator.readAccessibilityLine(at: CGPoint(x: 50, y: 500)) == nil)
    }
  #endif
}
