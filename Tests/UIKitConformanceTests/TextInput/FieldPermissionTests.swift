import Testing
import UIKit

/// Whether a text field can become first responder.
@MainActor
struct FieldPermissionTests {
  private final class Gate: NSObject, UITextFieldDelegate {
    var isOpen = false
    private(set) var questions = 0

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      questions += 1
      return isOpen
    }
  }

  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let gate = Gate()

  init() { field.delegate = gate }

  @Test(.rule("R1566"))
  func `A field whose delegate refuses editing cannot become first responder`() {
    #expect(!field.canBecomeFirstResponder)
    gate.isOpen = true
    #expect(field.canBecomeFirstResponder)
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder)
  }

  @Test(.rule("R1566"))
  func `A field begins editing only with the permission of its delegate`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    root.view.addSubview(field)
    await stage.show(root)
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    gate.isOpen = true
    let questions = gate.questions
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(gate.questions > questions)
    field.resignFirstResponder()
    gate.isOpen = false
    #expect(!field.becomeFirstResponder())
  }
}
