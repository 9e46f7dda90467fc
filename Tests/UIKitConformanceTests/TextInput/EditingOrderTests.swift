import Testing
import UIKit

/// The order of the beginning of editing and the appearance of the keyboard.
@MainActor
struct EditingOrderTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    func textFieldDidBeginEditing(_ textField: UITextField) { log.note("didBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.note("didBegin") }
  }

  private func events(of view: UIView, with delegate: Delegate) async throws -> [String] {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    root.view.addSubview(view)
    await stage.settle()
    let keyboard = KeyboardLog(delegate.log)
    view.becomeFirstResponder()
    await stage.settle()
    return withExtendedLifetime(keyboard) { delegate.log.take().filter { $0 == "didBegin" || $0 == "willShow" } }
  }

  @Test(.rule("R1945"))
  func `A text field begins editing before the keyboard appears`() async throws {
    let delegate = Delegate(.off())
    let field = UITextField()
    field.delegate = delegate
    #expect(try await events(of: field, with: delegate) == ["didBegin", "willShow"])
  }

  @Test(.rule("R1945"))
  func `A text view begins editing when the keyboard is about to appear`() async throws {
    let delegate = Delegate(.off())
    let textView = UITextView()
    textView.delegate = delegate
    #expect(try await events(of: textView, with: delegate) == ["willShow", "didBegin"])
  }
}
