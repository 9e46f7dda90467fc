// Only the simulator presses keys.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The delete key where there is nothing to delete.
  @MainActor
  struct EmptyDeletionTests {
    private final class Field: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }

    private final class Refusal: NSObject, UITextFieldDelegate {
      var calls = 0
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        calls += 1
        return false
      }
    }

    @Test(.rule("R1368"))
    func `The delete key calls deleteBackward in an empty field, without a question to the delegate`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let controller = UIViewController()
      let field = Field(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      controller.view.addSubview(field)
      simulator.show(controller)
      field.becomeFirstResponder()
      let delegate = Refusal()
      field.delegate = delegate
      try await simulator.pressDelete()
      #expect(field.deletions == 1)
      #expect(delegate.calls == 0)
      field.text = "x"
      try await simulator.pressDelete()
      #expect(field.deletions == 1 && delegate.calls == 1)
      #expect(field.text == "x")
    }
  }
#endif
