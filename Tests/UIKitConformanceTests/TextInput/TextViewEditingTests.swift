import Testing
import UIKit

/// The delegate calls of a text view, and their order.
@MainActor
struct TextViewEditingTests {
  private let log = CallbackLog([])

  private func show(_ views: UITextView...) async throws -> (Stage, UIViewController) {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    for view in views { root.view.addSubview(view) }
    await stage.turn()
    return (stage, root)
  }

  private func makeView() -> UITextView { UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 120)) }

  @Test func `The delegate is asked before editing begins and ends`() async throws {
    let (view, delegate) = (makeView(), TextViewDelegate("a", log))
    view.delegate = delegate
    let (stage, _) = try await show(view)
    #expect(view.becomeFirstResponder())
    #expect(view.isFirstResponder)
    #expect(log.take() == ["a.shouldBegin", "a.didBegin"])
    #expect(view.resignFirstResponder())
    #expect(log.take() == ["a.shouldEnd", "a.didEnd"])
    _ = stage
  }

  @Test func `The delegate can prevent the beginning and the end of editing`() async throws {
    let (first, second) = (makeView(), makeView())
    let (a, b) = (TextViewDelegate("a", log), TextViewDelegate("b", log))
    (first.delegate, second.delegate) = (a, b)
    let (stage, _) = try await show(first, second)
    b.shouldBegin = false
    first.becomeFirstResponder()
    _ = log.take()
    #expect(!second.becomeFirstResponder())
    #expect(log.take() == ["b.shouldBegin"])
    b.shouldBegin = true
    a.shouldEnd = false
    #expect(!second.becomeFirstResponder())
    #expect(log.take() == ["b.shouldBegin", "a.shouldEnd"])
    a.shouldEnd = true
    #expect(second.becomeFirstResponder())
    #expect(log.take() == ["b.shouldBegin", "a.shouldEnd", "a.didEnd", "b.didBegin"])
    _ = stage
  }

  @Test func `Text that is not editable cannot be edited`() async throws {
    let (view, delegate) = (makeView(), TextViewDelegate("a", log))
    view.delegate = delegate
    view.isEditable = false
    view.isSelectable = false
    let (stage, _) = try await show(view)
    #expect(!view.becomeFirstResponder())
    #expect(log.take() == [])
    _ = stage
  }

  @Test func `Changes by the app are not reported`() async throws {
    let (view, delegate) = (makeView(), TextViewDelegate("a", log))
    view.delegate = delegate
    let (stage, _) = try await show(view)
    view.becomeFirstResponder()
    _ = log.take()
    view.text = "Hello"
    #expect(log.take() == [])
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.insertText("!")
    #expect(log.take() == ["a.didChange(Hello!)"])
    view.deleteBackward()
    #expect(log.take() == ["a.didChange(Hello)"])
    #expect(view.text == "Hello")
    _ = stage
  }

  @Test func `Typing replaces the selection`() async throws {
    let view = makeView()
    let (stage, _) = try await show(view)
    view.text = "Hello world"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 5)
    view.insertText("Bye")
    #expect(view.text == "Bye world")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.insertText("\n")
    #expect(view.text == "Bye\n world")
    view.selectedRange = NSRange(location: 0, length: 0)
    view.deleteBackward()
    #expect(view.text == "Bye\n world")
    _ = stage
  }

  @Test func `Notifications name the view`() async throws {
    let view = makeView()
    let (stage, _) = try await show(view)
    let names: [(NSNotification.Name, String)] = [
      (UITextView.textDidBeginEditingNotification, "begin"), (UITextView.textDidChangeNotification, "change"),
      (UITextView.textDidEndEditingNotification, "end"),
    ]
    let observers = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [log] _ in
        MainActor.assumeIsolated { log.note(text) }
      }
    }
    view.becomeFirstResponder()
    view.text = "a"
    view.insertText("b")
    view.resignFirstResponder()
    #expect(log.take() == ["begin", "change", "end"])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    _ = stage
  }

  @Test func `A delegate may change the text in its callback`() async throws {
    let (view, delegate) = (makeView(), TextViewDelegate("a", log))
    view.delegate = delegate
    let (stage, _) = try await show(view)
    view.becomeFirstResponder()
    delegate.onDidChange = { if $0.text.count > 3 { $0.text = String($0.text.prefix(3)) } }
    view.insertText("abcdef")
    #expect(view.text == "abc")
    _ = stage
  }

  @Test func `Typed text has the typing attributes`() {
    let view = makeView()
    view.font = .systemFont(ofSize: 20)
    view.textColor = .red
    view.text = "a"
    view.typingAttributes[.foregroundColor] = UIColor.blue
    view.insertText("b")
    let text = view.attributedText
    #expect(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(text?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect(text?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
  }

  @Test func `The text is never nil`() {
    let view = makeView()
    #expect(view.text == "")
    view.text = "a"
    view.text = nil
    #expect(view.text == "" && view.attributedText.length == 0)
    view.attributedText = nil
    #expect(view.text == "")
  }

  @Test func `A view is first responder only while it is on the screen`() async throws {
    let (view, delegate) = (makeView(), TextViewDelegate("a", log))
    view.delegate = delegate
    #expect(!view.becomeFirstResponder())
    let (stage, _) = try await show(view)
    view.becomeFirstResponder()
    delegate.shouldEnd = false
    _ = log.take()
    view.removeFromSuperview()
    #expect(!view.isFirstResponder)
    #expect(log.take().contains("a.didEnd"))
    _ = stage
  }
}
