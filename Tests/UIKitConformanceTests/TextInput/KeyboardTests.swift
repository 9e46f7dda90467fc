import Testing
import UIKit

/// The appearance and disappearance of the keyboard, and the notifications about it.
@MainActor
struct KeyboardTests {
  private let log = CallbackLog([])

  private func show(_ fields: UITextField...) async throws -> (Stage, UIViewController) {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    for field in fields {
      field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
      root.view.addSubview(field)
    }
    await stage.turn()
    return (stage, root)
  }

  @Test func `Notifications are posted before the keyboard appears and when it is visible`() async throws {
    let field = UITextField()
    let (stage, _) = try await show(field)
    let keyboard = KeyboardLog(log)
    field.becomeFirstResponder()
    #expect(log.take() == ["willChangeFrame", "willShow"])
    let screen = UIScreen.main.bounds
    let (begin, end) = (try #require(keyboard.begin), try #require(keyboard.end))
    #expect(begin.minY == screen.maxY)
    #expect(end.maxY == screen.maxY && end.minX == 0 && end.width == screen.width)
    #expect(end.height > 150 && end.height < screen.height)
    #expect(keyboard.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect((keyboard.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
    #expect(keyboard.last[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    #expect(keyboard.lastObject as? UIScreen === UIScreen.main)
    await stage.settle()
    await stage.advance(by: 0.5)
    #expect(log.take() == ["didChangeFrame", "didShow"])
  }

  @Test func `The keyboard disappears with its first responder`() async throws {
    let field = UITextField()
    let (stage, _) = try await show(field)
    field.becomeFirstResponder()
    await stage.advance(by: 0.5)
    let keyboard = KeyboardLog(log)
    field.resignFirstResponder()
    #expect(log.take() == ["willChangeFrame", "willHide"])
    #expect(keyboard.end?.minY == UIScreen.main.bounds.maxY)
    #expect(keyboard.begin?.maxY == UIScreen.main.bounds.maxY)
    await stage.advance(by: 0.5)
    #expect(log.take() == ["didChangeFrame", "didHide"])
  }

  @Test func `The keyboard remains when another field begins editing`() async throws {
    let (a, b) = (UITextField(), UITextField())
    let (stage, _) = try await show(a, b)
    a.becomeFirstResponder()
    await stage.advance(by: 0.5)
    let keyboard = KeyboardLog(log)
    b.becomeFirstResponder()
    await stage.advance(by: 0.5)
    #expect(!log.take().contains("willHide"))
    _ = keyboard
  }

  @Test func `An input view determines the height of the keyboard, an accessory adds to it`() async throws {
    let field = UITextField()
    let (stage, _) = try await show(field)
    let keyboard = KeyboardLog(log)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.becomeFirstResponder()
    let bottom = try #require(field.window).safeAreaInsets.bottom
    #expect(keyboard.end?.height == 244 + bottom)
    await stage.advance(by: 0.5)
    #expect(field.inputView?.window != nil)
    #expect(field.inputAccessoryView?.bounds.width == UIScreen.main.bounds.width)
    field.inputAccessoryView = nil
    _ = log.take()
    field.reloadInputViews()
    #expect(log.take().first == "willChangeFrame")
    #expect(keyboard.end?.height == 200 + bottom)
    await stage.advance(by: 0.5)
  }

  private final class Bar: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func `The responder chain provides an accessory`() async throws {
    let stage = try await Stage.open()
    let root = Bar()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let keyboard = KeyboardLog(log)
    await stage.show(root)
    root.view.addSubview(field)
    #expect(root.becomeFirstResponder())
    #expect(keyboard.end?.height == 50)
    let alone = try #require(keyboard.end)
    field.becomeFirstResponder()
    #expect(try #require(keyboard.end).height > alone.height)
    await stage.advance(by: 0.5)
    #expect(root.bar.window != nil)
    #expect(root.bar.convert(root.bar.bounds, to: nil).minY == keyboard.end?.minY)
  }

  @Test func `A first responder without text input shows no keyboard`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = RecordingView("v", .off(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.canBecomeFirst = true
    root.view.addSubview(view)
    let keyboard = KeyboardLog(log)
    view.becomeFirstResponder()
    await stage.advance(by: 0.5)
    #expect(log.take().isEmpty)
    _ = keyboard
  }

  private final class TypedView: UIView, UIKeyInput {
    var typed = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { _ = typed.popLast() }
  }

  @Test func `A custom view with key input shows the keyboard`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = TypedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    let keyboard = KeyboardLog(log)
    view.becomeFirstResponder()
    #expect(log.take() == ["willChangeFrame", "willShow"])
    await stage.advance(by: 0.5)
    view.removeFromSuperview()
    await stage.advance(by: 0.5)
    #expect(log.take().suffix(2) == ["didChangeFrame", "didHide"])
    _ = keyboard
  }
}
