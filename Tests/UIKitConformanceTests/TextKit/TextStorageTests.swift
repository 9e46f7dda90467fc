import Testing
import UIKit

/// The changes of a text storage, and their processing.
@MainActor
struct TextStorageTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

  @Test(.rule("R957"))
  func `Changes of a subclass reach its primitives`() {
    let storage = OwnTextStorage()
    storage.append(NSAttributedString(string: "Hello", attributes: red))
    #expect(storage.takeCalls() == [#"replace 0,0 "Hello""#, "set 0,5"])
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
    #expect(storage.takeCalls() == ["set 1,2"])
    storage.insert(NSAttributedString(string: "!"), at: 5)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(storage.takeCalls().first == #"replace 5,0 "!""#)
    #expect(storage.string == "ello!")
    #expect(storage.length == 5)
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "ello!")
    #expect(copy.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(copy.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    #expect(copy.attribute(.kern, at: 2, effectiveRange: nil) == nil)
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 3)).string == "llo")
  }

  @Test(.rule("R958"))
  func `A change is processed immediately`() {
    let storage = NSTextStorage(string: "one two")
    let delegate = TextStorageDelegate()
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    #expect(delegate.take() == ["will c 4,5 2", "did c 4,5 2"])
    storage.addAttributes(red, range: NSRange(location: 0, length: 3))
    #expect(delegate.take() == ["will a 0,3 0", "did a 0,3 0"])
    #expect(storage.editedMask == [])
    #expect(storage.editedRange.location == NSNotFound)
    #expect(storage.changeInLength == 0)
  }

  @Test(.rule("R959"))
  func `The changes of a group are processed together`() {
    let storage = NSTextStorage(string: "one two three")
    let delegate = TextStorageDelegate()
    storage.delegate = delegate
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2")
    storage.beginEditing()
    storage.addAttributes(red, range: NSRange(location: 6, length: 5))
    storage.endEditing()
    #expect(delegate.take() == [])
    #expect(storage.editedMask == [.editedCharacters, .editedAttributes])
    #expect(storage.editedRange == NSRange(location: 4, length: 7))
    #expect(storage.changeInLength == -2)
    storage.endEditing()
    #expect(delegate.take() == ["will ca 4,7 -2", "did ca 4,7 -2"])
  }

  @Test(.rule("R960"))
  func `A delegate can change the text before it is processed`() {
    let storage = NSTextStorage(string: "")
    let delegate = TextStorageDelegate()
    storage.delegate = delegate
    delegate.onWillProcess = { storage in
      guard storage.string.hasSuffix("(") else { return }
      storage.replaceCharacters(in: NSRange(location: storage.length, length: 0), with: ")")
    }
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "f(")
    #expect(storage.string == "f()")
    #expect(delegate.take() == ["will c 0,2 2", "did c 0,3 3"])
  }

  @Test(.rule("R960"))
  func `A delegate can change attributes after the text is processed`() {
    let storage = NSTextStorage(string: "let")
    let delegate = TextStorageDelegate()
    storage.delegate = delegate
    delegate.onDidProcess = { storage in
      guard storage.editedMask.contains(.editedCharacters) else { return }
      storage.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 3))
    }
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " a")
    #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
  }

  @Test(.rule("R961"))
  func `Attributes that do not match the characters are fixed`() {
    let storage = NSTextStorage(string: "one\ntwo")
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
    var range = NSRange()
    let found = storage.attribute(
      .paragraphStyle, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 7))
    #expect((found as? NSParagraphStyle)?.alignment == .center)
    #expect(range == NSRange(location: 0, length: 4))
    storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 4, length: 3))
    #expect(storage.attribute(.attachment, at: 5, effectiveRange: nil) == nil)
  }

  @Test func `A range can divide a character`() {
    let storage = NSTextStorage(string: "cafe\u{301}!")
    storage.addAttributes(red, range: NSRange(location: 5, length: 1))
    storage.deleteCharacters(in: NSRange(location: 4, length: 1))
    #expect(Array(storage.string.utf16) == Array("cafe!".utf16))
    #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
    #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
    storage.insert(NSAttributedString(string: "\u{301}", attributes: red), at: 4)
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "a")
    #expect(Array(storage.string.utf16) == Array("cafa\u{301}!".utf16))
    #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
    #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func `A storage retains its layout managers`() {
    let storage = NSTextStorage(string: "one")
    storage.addLayoutManager(NSLayoutManager())
    let other = NSTextStorage(string: "two")
    #expect(storage.layoutManagers.count == 1)
    #expect(storage.layoutManagers.first?.textStorage === storage)
    if let manager = storage.layoutManagers.first { other.addLayoutManager(manager) }
    #expect(storage.layoutManagers.isEmpty)
    #expect(other.layoutManagers.first?.textStorage === other)
  }
}
