import Testing
import UIKit

/// Positions in the text of a field as in UITextInput: in UTF-16 units, and within the text.
@MainActor
struct TextPlaceTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    return field
  }

  @Test func `Offsets are counted in UTF-16 units`() throws {
    let field = field("a👍b")
    let begin = field.beginningOfDocument
    #expect(field.offset(from: begin, to: field.endOfDocument) == 4)
    let start = try #require(field.position(from: begin, offset: 1))
    let end = try #require(field.position(from: begin, offset: 3))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "👍")
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.compare(end, to: start) == .orderedDescending)
    #expect(field.offset(from: end, to: start) == -2)
  }

  @Test func `There are no positions outside of the text`() {
    let field = field("abc")
    let end = field.endOfDocument
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: end, offset: 0) != nil)
  }

  @Test func `Replacing moves the caret after the inserted text`() throws {
    let field = field("hello world")
    let begin = field.beginningOfDocument
    let start = try #require(field.position(from: begin, offset: 6))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    field.replace(range, withText: "all")
    #expect(field.text == "hello all")
    let caret = try #require(field.selectedTextRange)
    #expect(caret.isEmpty)
    #expect(field.offset(from: begin, to: caret.start) == 9)
  }

  @Test func `Inserted text replaces the selection`() throws {
    let field = field("one two")
    let begin = field.beginningOfDocument
    let end = try #require(field.position(from: begin, offset: 3))
    field.selectedTextRange = field.textRange(from: begin, to: end)
    field.insertText("1")
    #expect(field.text == "1 two")
    field.deleteBackward()
    #expect(field.text == " two")
    field.deleteBackward()
    #expect(field.text == " two")
  }

  @Test func `Deleting removes whole characters`() {
    let field = field("a👨‍👩‍👧‍👦")
    field.deleteBackward()
    #expect(field.text == "a")
  }
}
