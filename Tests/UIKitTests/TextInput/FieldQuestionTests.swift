import Simulator
import Testing
import UIKit

/// How often a text field asks its delegate for the permission to edit.
@MainActor
struct FieldQuestionTests {
  private final class Counter: NSObject, UITextFieldDelegate {
    private(set) var questions = 0

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      questions += 1
      return true
    }
  }

  private final class EagerField: UITextField {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(arguments: [false, true])
  func `A field that becomes first responder asks once`(isOverridden: Bool) async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let counter = Counter()
    let frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    let field = isOverridden ? EagerField(frame: frame) : UITextField(frame: frame)
    field.delegate = counter
    root.view.addSubview(field)
    simulator.show(root)
    #expect(field.becomeFirstResponder() && counter.questions == 1)
    #expect(field.becomeFirstResponder() && counter.questions == 1)
    field.resignFirstResponder()
    #expect(field.becomeFirstResponder() && counter.questions == 2)
  }
}
