import Testing
import UIKit

/// Tab stops of paragraphs.
@MainActor
struct TabStopTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func stack(_ text: String, _ style: NSParagraphStyle) -> TextStack {
    TextStack(
      text, attributes: [.font: font, .paragraphStyle: style],
      in: NSTextContainer(size: CGSize(width: 400, height: 400)))
  }

  private func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }

  @Test(.rule("R975"))
  func `Text begins or ends at a tab stop`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 50), NSTextTab(textAlignment: .right, location: 200)]
    let stack = stack("a\tb\tcc", style)
    #expect(abs(stack.manager.location(forGlyphAt: 2).x - 55) <= 0.5)
    #expect(abs(stack.manager.location(forGlyphAt: 4).x - 205 + width("cc")) <= 0.5)
  }

  @Test(.rule("R975"))
  func `Text is centered at a tab stop, or aligned at a terminator`() {
    let style = NSMutableParagraphStyle()
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
    style.tabStops = [
      NSTextTab(textAlignment: .center, location: 100),
      NSTextTab(textAlignment: .right, location: 200, options: [.columnTerminators: terminators]),
    ]
    let stack = stack("\tcc\t12.5", style)
    #expect(abs(stack.manager.location(forGlyphAt: 1).x - 105 + width("cc") / 2) <= 0.5)
    #expect(abs(stack.manager.location(forGlyphAt: 6).x - 205) <= 0.5)
  }

  @Test(.rule("R975"))
  func `A paragraph style has tab stops`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.count == 12)
    #expect(style.tabStops.first?.location == 28)
    let tab = NSTextTab(textAlignment: .left, location: 40)
    style.tabStops = []
    style.addTabStop(tab)
    #expect(style.tabStops.map(\.location) == [40])
    style.removeTabStop(tab)
    #expect(style.tabStops.isEmpty)
    style.defaultTabInterval = 60
    let stack = stack("a\tb", style)
    #expect(abs(stack.manager.location(forGlyphAt: 2).x - 65) <= 0.5)
  }
}
