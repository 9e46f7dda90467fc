import Testing
import UIKit

/// The order of a field's delegate calls, as Apple's documentation of UITextFieldDelegate specifies it.
@MainActor
struct TextFieldEditingTests {
  private let log = CallbackLog([])

  private func show(_ fields: RecordingField...) async throws -> (Stage, UIViewController) {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    for field in fields { root.view.addSubview(field.field) }
    await stage.turn()
    return (stage, root)
  }

  @Test func `The delegate is asked before editing begins, and is notified before the control's event`() async throws {
    let a = RecordingField("a", log)
    let (stage, _) = try await show(a)
    #expect(a.field.becomeFirstResponder())
    #expect(a.field.isEditing && a.field.isFirstResponder)
    #expect(log.take() == ["a.shouldBegin", "a.didBegin", "a.editingDidBegin"])
    #expect(a.field.becomeFirstResponder())
    #expect(log.take().isEmpty)
    _ = stage
  }

  @Test func `The delegate is asked before editing ends`() async throws {
    let a = RecordingField("a", log)
    let (stage, _) = try await show(a)
    a.field.becomeFirstResponder()
    _ = log.take()
    #expect(a.field.resignFirstResponder())
    #expect(!a.field.isEditing && !a.field.isFirstResponder)
    #expect(log.take() == ["a.shouldEnd", "a.didEnd", "a.editingDidEnd"])
    #expect(a.field.resignFirstResponder())
    #expect(log.take().isEmpty)
    _ = stage
  }

  @Test func `A field that may not begin editing does not, and no other field resigns`() async throws {
    let (a, b) = (RecordingField("a", log), RecordingField("b", log))
    let (stage, _) = try await show(a, b)
    a.field.becomeFirstResponder()
    b.delegate.shouldBegin = false
    _ = log.take()
    #expect(!b.field.becomeFirstResponder())
    #expect(a.field.isFirstResponder)
    #expect(log.take() == ["b.shouldBegin"])
    _ = stage
  }

  @Test func `A field that may not end editing prevents another from beginning`() async throws {
    let (a, b) = (RecordingField("a", log), RecordingField("b", log))
    let (stage, _) = try await show(a, b)
    a.field.becomeFirstResponder()
    a.delegate.shouldEnd = false
    _ = log.take()
    #expect(!b.field.becomeFirstResponder())
    #expect(a.field.isFirstResponder && !b.field.isEditing)
    #expect(log.take() == ["b.shouldBegin", "a.shouldEnd"])
    a.delegate.shouldEnd = true
    _ = stage
  }

  @Test func `From one field to the next the old one ends before the new one has begun`() async throws {
    let (a, b) = (RecordingField("a", log), RecordingField("b", log))
    let (stage, _) = try await show(a, b)
    a.field.becomeFirstResponder()
    _ = log.take()
    #expect(b.field.becomeFirstResponder())
    #expect(
      log.take() == [
        "b.shouldBegin", "a.shouldEnd", "a.didEnd", "a.editingDidEnd", "b.didBegin", "b.editingDidBegin",
      ])
    _ = stage
  }

  @Test(.rule("R228"))
  func `A forced end ignores the delegate's answer, but notifies it`() async throws {
    let a = RecordingField("a", log)
    let (stage, root) = try await show(a)
    a.field.becomeFirstResponder()
    a.delegate.shouldEnd = false
    _ = log.take()
    #expect(!root.view.endEditing(false))
    #expect(a.field.isFirstResponder)
    #expect(log.take() == ["a.shouldEnd"])
    #expect(root.view.endEditing(true))
    #expect(!a.field.isFirstResponder && !a.field.isEditing)
    #expect(log.take().suffix(2) == ["a.didEnd", "a.editingDidEnd"])
    _ = stage
  }

  @Test func `A field that is removed while it is edited has ended editing`() async throws {
    let a = RecordingField("a", log)
    let (stage, root) = try await show(a)
    a.field.becomeFirstResponder()
    a.delegate.shouldEnd = false
    _ = log.take()
    a.field.removeFromSuperview()
    #expect(!a.field.isFirstResponder && !a.field.isEditing)
    #expect(log.take().suffix(2) == ["a.didEnd", "a.editingDidEnd"])
    root.view.addSubview(a.field)
    #expect(!a.field.isFirstResponder)
    _ = stage
  }

  @Test func `Without a window the delegate is not asked and editing does not begin`() {
    let a = RecordingField("a", log)
    _ = a.field.becomeFirstResponder()
    #expect(!a.field.isFirstResponder && !a.field.isEditing)
    #expect(!log.take().contains("a.didBegin"))
  }

  @Test func `A disabled field cannot be edited`() async throws {
    let a = RecordingField("a", log)
    let (stage, _) = try await show(a)
    a.field.isEnabled = false
    #expect(!a.field.becomeFirstResponder())
    #expect(!a.field.isEditing)
    _ = stage
  }

  @Test func `Changes by the app are not reported`() async throws {
    let a = RecordingField("a", log)
    let (stage, _) = try await show(a)
    a.field.text = "set"
    #expect(log.take().isEmpty)
    #expect(a.field.text == "set")
    _ = stage
  }

  @Test func `The text is never nil`() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
    #expect(!field.hasText)
  }

  @Test func `Editing begins with the caret at the end`() async throws {
    let a = RecordingField("a", log)
    let (stage, _) = try await show(a)
    a.field.text = "naïve 👩‍👩‍👧"
    a.field.becomeFirstResponder()
    let range = try #require(a.field.selectedTextRange)
    #expect(range.isEmpty)
    #expect(a.field.compare(range.start, to: a.field.endOfDocument) == .orderedSame)
    #expect(a.field.offset(from: a.field.beginningOfDocument, to: range.start) == a.field.text?.utf16.count)
    _ = stage
  }

  @Test func `Editing can end during its own beginning`() async throws {
    let a = RecordingField("a", log)
    let (stage, _) = try await show(a)
    a.delegate.onDidBegin = { a.field.resignFirstResponder() }
    #expect(!a.field.becomeFirstResponder())
    #expect(!a.field.isEditing)
    _ = stage
  }
}
