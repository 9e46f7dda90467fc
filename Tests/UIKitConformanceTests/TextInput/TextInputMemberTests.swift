import Testing
import UIKit

/// The members of UITextInput in text fields and text views.
@MainActor
struct TextInputMemberTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func position(_ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  private func range(_ start: Int, _ end: Int) throws -> UITextRange {
    try #require(view.textRange(from: position(start), to: position(end)))
  }

  private func offset(_ position: UITextPosition) -> Int {
    view.offset(from: view.beginningOfDocument, to: position)
  }

  @Test(.rule("R1269"))
  func `A selection has a rectangle for each line, which shows where it starts and ends`() throws {
    view.text = "first\nsecond\nthird"
    let rects = view.selectionRects(for: try range(2, 16))
    let shown = rects.filter { $0.rect.width > 0 }
    #expect(shown.count >= 3)
    #expect(rects.filter(\.containsStart).count == 1)
    #expect(rects.filter(\.containsEnd).count == 1)
    #expect(rects.allSatisfy { !$0.isVertical })
    #expect(rects.first?.writingDirection == .leftToRight)
  }

  @Test(.rule("R1270"))
  func `Positions move by characters and lines`() throws {
    view.text = "abc\ndef"
    view.layoutIfNeeded()
    #expect(view.position(from: try position(1), in: .right, offset: 1).map(offset) == 2)
    #expect(view.position(from: try position(1), in: .left, offset: 1).map(offset) == 0)
    #expect(view.position(from: try position(1), in: .down, offset: 1).map(offset) == 5)
    #expect(view.position(from: try position(5), in: .up, offset: 1).map(offset) == 1)
    #expect(view.position(from: try position(7), in: .right, offset: 1) == nil)
    #expect(view.position(within: try range(1, 3), farthestIn: .right).map(offset) == 3)
    #expect(view.position(within: try range(1, 3), farthestIn: .left).map(offset) == 1)
  }

  @Test(.rule("R1270"))
  func `The character at a point is the one whose rectangle contains it`() throws {
    view.text = "abc"
    view.layoutIfNeeded()
    let rect = view.firstRect(for: try range(1, 2))
    let found = try #require(view.characterRange(at: CGPoint(x: rect.midX, y: rect.midY)))
    #expect(view.text(in: found) == "b")
    #expect(view.characterRange(at: CGPoint(x: 190, y: 190)) == nil)
    let limited = try #require(view.closestPosition(to: CGPoint(x: 190, y: rect.midY), within: range(0, 2)))
    #expect(offset(limited) == 2)
  }

  @Test(.rule("R1271"))
  func `Marked text replaces the marked text until it is unmarked`() throws {
    view.text = "a"
    #expect(view.markedTextRange == nil)
    view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.text == "aka")
    let marked = try #require(view.markedTextRange)
    #expect(view.text(in: marked) == "ka")
    view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(view.text == "aか")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.unmarkText()
    #expect(view.markedTextRange == nil)
    #expect(view.text == "aか")
    view.insertText("!")
    #expect(view.text == "aか!")
  }

  @Test(.rule("R1271"))
  func `Inserted text ends the composition`() {
    view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    view.insertText("x")
    #expect(view.markedTextRange == nil)
    #expect(view.text == "nx" || view.text == "x")
    #expect(view.attributedText.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test(.rule("R1272"))
  func `The writing direction of a paragraph can be set`() throws {
    view.text = "abc\ndef"
    #expect(view.baseWritingDirection(for: try position(1), in: .forward) == .leftToRight)
    view.setBaseWritingDirection(.rightToLeft, for: try range(5, 6))
    #expect(view.baseWritingDirection(for: try position(5), in: .forward) == .rightToLeft)
    #expect(view.baseWritingDirection(for: try position(1), in: .forward) == .leftToRight)
  }

  private final class Observer: NSObject, UITextInputDelegate {
    var log: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selectionWillChange") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selectionDidChange") }
    func textWillChange(_ textInput: (any UITextInput)?) { log.append("textWillChange") }
    func textDidChange(_ textInput: (any UITextInput)?) { log.append("textDidChange") }
  }

  @Test(.rule("R1273"))
  func `The input delegate is notified of changes of the text and the selection by the app`() throws {
    let observer = Observer()
    view.inputDelegate = observer
    view.text = "abc"
    #expect(observer.log.filter { $0.hasPrefix("text") } == ["textWillChange", "textDidChange"])
    observer.log = []
    view.selectedTextRange = try range(0, 1)
    #expect(observer.log.filter { $0.hasPrefix("selection") } == ["selectionWillChange", "selectionDidChange"])
  }

  @Test(.rule("R2084"))
  func `Without a selected range, the caret of a text field is at the beginning`() throws {
    let field = UITextField()
    field.text = "some text"
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    field.selectedTextRange = nil
    let range = try #require(field.selectedTextRange)
    #expect(range.isEmpty && field.offset(from: field.beginningOfDocument, to: range.start) == 0)
  }

  @Test(.rule("R1274"))
  func `The default attributes of a text field are those of its whole text`() throws {
    let field = UITextField()
    field.text = "code"
    field.defaultTextAttributes = [
      .font: UIFont.boldSystemFont(ofSize: 30), .kern: 12.0, .foregroundColor: UIColor.red,
    ]
    #expect(field.font == .boldSystemFont(ofSize: 30))
    #expect(field.textColor == .red)
    let attributes = try #require(field.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.kern] as? Double == 12)
    field.text = "other"
    #expect(field.attributedText?.attributes(at: 0, effectiveRange: nil)[.kern] as? Double == 12)
    field.defaultTextAttributes[.kern] = 4.0
    #expect(field.defaultTextAttributes[.kern] as? Double == 4)
  }
}
