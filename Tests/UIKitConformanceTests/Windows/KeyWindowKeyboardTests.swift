import Testing
import UIKit

/// The keyboard when another window becomes the key window.
@MainActor
struct KeyWindowKeyboardTests {
  private let log = CallbackLog([])
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  /// Shows the field, which is edited, and its keyboard.
  private func edit() async throws -> (Stage, UIWindow) {
    let stage = try await Stage.open()
    let root = UIViewController()
    let window = await stage.show(root)
    root.view.addSubview(field)
    field.becomeFirstResponder()
    await stage.settle()
    await stage.advance(by: 0.5)
    for (event, text) in [(UIControl.Event.editingDidBegin, "begin"), (.editingDidEnd, "end")] {
      field.addAction(UIAction { [log] _ in log.note(text) }, for: event)
    }
    return (stage, window)
  }

  private func makeOverlay(_ stage: Stage) -> UIWindow {
    let overlay = stage.makeWindow()
    overlay.windowLevel = .alert
    overlay.rootViewController = UIViewController()
    return overlay
  }

  @Test(.rule("R2160"))
  func `A window that becomes key takes the keyboard, and the field remains the first responder of its window`()
    async throws
  {
    let (stage, window) = try await edit()
    let keyboard = KeyboardLog(log)
    let overlay = makeOverlay(stage)
    overlay.makeKeyAndVisible()
    await stage.settle()
    await stage.advance(by: 0.5)
    #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(field.isFirstResponder && field.isEditing)
    overlay.isHidden = true
    #expect(window.isKeyWindow)
    await stage.settle()
    await stage.advance(by: 0.5)
    #expect(log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(field.isFirstResponder)
    withExtendedLifetime(keyboard) {}
  }

  @Test(.rule("R2160"))
  func `A window that is only shown does not take the keyboard`() async throws {
    let (stage, _) = try await edit()
    let keyboard = KeyboardLog(log)
    let overlay = makeOverlay(stage)
    overlay.isHidden = false
    await stage.settle()
    overlay.isHidden = true
    await stage.settle()
    #expect(log.take() == [] && field.isFirstResponder)
    withExtendedLifetime(keyboard) {}
  }

  @Test(.rule("R2161"))
  func `Each window has its own first responder, and the keyboard stays between two that show it`() async throws {
    let (stage, window) = try await edit()
    let keyboard = KeyboardLog(log)
    let overlay = makeOverlay(stage)
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    overlay.makeKeyAndVisible()
    overlay.rootViewController?.view.addSubview(other)
    #expect(other.becomeFirstResponder())
    await stage.settle()
    await stage.advance(by: 0.5)
    _ = log.take()
    #expect(field.isFirstResponder && other.isFirstResponder)
    window.makeKey()
    await stage.settle()
    await stage.advance(by: 0.5)
    #expect(field.isFirstResponder && other.isFirstResponder)
    #expect(log.take() == [])
    withExtendedLifetime(keyboard) {}
  }

  @Test(.rule("R2162"))
  func `A field whose window is not key can end editing, and does when it leaves its window`() async throws {
    let (stage, window) = try await edit()
    let overlay = makeOverlay(stage)
    overlay.makeKeyAndVisible()
    await stage.settle()
    #expect(field.superview?.endEditing(false) == true)
    #expect(!field.isFirstResponder && log.take() == ["end"])
    window.makeKey()
    #expect(field.becomeFirstResponder())
    #expect(log.take() == ["begin"])
    overlay.makeKey()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder && log.take() == ["end"])
    let keyboard = KeyboardLog(log)
    window.makeKey()
    await stage.settle()
    await stage.advance(by: 0.5)
    #expect(!log.take().contains("willShow"))
    withExtendedLifetime(keyboard) {}
  }
}
