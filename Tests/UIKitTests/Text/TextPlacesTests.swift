import Testing
import UIKit

/// Carets, selections and points in text: digits are 5.56 wide at 10 points, a space is 2.78.
struct TextPlacesTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private let rect = CGRect(x: 100, y: 200, width: 26, height: 100)

  private func layout(_ text: String, _ alignment: NSTextAlignment = .natural, rightToLeft: Bool = false) -> TextLayout
  {
    TextLayout(
      text, font: font, width: rect.width, lineBreakMode: .byWordWrapping, alignment: alignment,
      isRightToLeft: rightToLeft)
  }

  @Test func `A caret is before its character, as high as the font`() {
    let caret = layout("11 22 33").caretRect(at: 1, in: rect)
    #expect(isClose(caret.minX, 105.56))
    #expect(isClose(caret.minY, 200))
    #expect(isClose(caret.height, font.lineHeight))
  }

  @Test func `The caret at a broken line's end is at the next line's beginning`() {
    let caret = layout("11 22 33").caretRect(at: 6, in: rect)
    #expect(isClose(caret.minX, 100))
    #expect(isClose(caret.minY, 200 + font.lineHeight))
  }

  @Test func `After the last line feed the caret is in a line of its own`() {
    let caret = layout("1\n").caretRect(at: 2, in: rect)
    #expect(isClose(caret.minY, 200 + font.lineHeight))
  }

  @Test func `An empty text has a caret where text would begin`() {
    #expect(layout("").caretRect(at: 0, in: rect).minX == 100)
    #expect(layout("", .right).caretRect(at: 0, in: rect).minX == 126)
    #expect(layout("", .center).caretRect(at: 0, in: rect).minX == 113)
    #expect(isClose(layout("").caretRect(at: 0, in: rect).height, font.lineHeight))
  }

  @Test func `Places are UTF-16, and never inside a character`() {
    let layout = layout("😀1")
    #expect(layout.caretRect(at: 1, in: rect) == layout.caretRect(at: 0, in: rect))
    #expect(isClose(layout.caretRect(at: 2, in: rect).minX, 110))
    #expect(layout.closestIndex(to: CGPoint(x: 109, y: 201), in: rect) == 2)
  }

  @Test(arguments: [-100, 0, 3, 1000]) func `Every position and point returns a value`(number: Int) {
    let layout = layout("11 22")
    _ = layout.caretRect(at: number, in: rect)
    let index = layout.closestIndex(to: CGPoint(x: number, y: number), in: rect)
    #expect((0...5).contains(index))
    #expect(layout.closestIndex(to: CGPoint(x: CGFloat.nan, y: .infinity), in: rect) >= 0)
    _ = layout.selectionRects(for: 0..<1000, in: rect)
  }

  @Test func `Every caret is found by its position`() {
    let layout = layout("11 22 33\n4\n\n5")
    for index in 0...13 {
      let caret = layout.caretRect(at: index, in: rect)
      #expect(layout.closestIndex(to: CGPoint(x: caret.minX, y: caret.midY), in: rect) == index)
    }
  }

  @Test func `A selection marks a rectangle per line, to the edge where it continues`() {
    let rects = layout("11 22 33").selectionRects(for: 1..<7, in: rect)
    #expect(rects.count == 2)
    #expect(isClose(rects[0].minX, 105.56) && rects[0].maxX == 126)
    #expect(rects[1].minX == 100 && isClose(rects[1].width, 5.56))
  }

  @Test func `Lines are positioned by their alignment`() {
    #expect(isClose(layout("11", .right).lineRects(in: rect)[0].maxX, 126))
    #expect(isClose(layout("11", .center).lineRects(in: rect)[0].midX, 113))
    #expect(isClose(layout("11", .natural, rightToLeft: true).lineRects(in: rect)[0].maxX, 126))
  }

  @Test func `In Hebrew the caret moves from right to left`() {
    let layout = layout("אב", rightToLeft: true)
    #expect(isClose(layout.caretRect(at: 0, in: rect).minX, 126))
    #expect(layout.caretRect(at: 1, in: rect).minX < layout.caretRect(at: 0, in: rect).minX)
    #expect(layout.closestIndex(to: CGPoint(x: 125.5, y: 201), in: rect) == 0)
  }

  @Test func `A text's own direction wins over the interface's, its side is the interface's`() {
    #expect(layout("אב").lines[0].isRightToLeft)
    #expect(layout("אב").lineRects(in: rect)[0].minX == 100)
    #expect(!layout("1 ab", rightToLeft: true).lines[0].isRightToLeft)
    #expect(layout("12", rightToLeft: true).lines[0].isRightToLeft)
  }
}
