import Testing
import UIKit

/// First responders of controllers that a navigation controller covers and shows again.
@MainActor
struct FirstResponderAfterPopTests {
  private final class Form: UIViewController {
    let text = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let other = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    var requestsOther = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(text)
      view.addSubview(other)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if requestsOther { other.becomeFirstResponder() }
    }
  }

  /// Returns a form whose first field was first responder when another controller covered it.
  private func coveredForm(on stage: Stage, animated: Bool, resigning: Bool = false) async -> Form {
    let form = Form()
    let navigation = UINavigationController(rootViewController: form)
    await stage.show(navigation)
    form.text.becomeFirstResponder()
    await stage.settle()
    if resigning { form.text.resignFirstResponder() }
    navigation.pushViewController(UIViewController(), animated: animated)
    await stage.settle()
    return form
  }

  @Test(.rule("R2066"), arguments: [true, false])
  func `A field that a push has covered is first responder again after the pop`(animated: Bool) async throws {
    let stage = try await Stage.open()
    let form = await coveredForm(on: stage, animated: animated)
    #expect(!form.text.isFirstResponder)
    form.navigationController?.popViewController(animated: animated)
    await stage.settle()
    #expect(form.text.isFirstResponder)
    form.view.endEditing(true)
    await stage.settle()
  }

  @Test(.rule("R2066"))
  func `A field that has resigned before the push is not first responder after the pop`() async throws {
    let stage = try await Stage.open()
    let form = await coveredForm(on: stage, animated: true, resigning: true)
    form.navigationController?.popViewController(animated: true)
    await stage.settle()
    #expect(!form.text.isFirstResponder)
  }

  @Test(.rule("R2066"))
  func `Another field that is requested in viewWillAppear is first responder after the pop`() async throws {
    let stage = try await Stage.open()
    let form = await coveredForm(on: stage, animated: true)
    form.requestsOther = true
    form.navigationController?.popViewController(animated: true)
    await stage.settle()
    #expect(form.other.isFirstResponder)
    form.view.endEditing(true)
    await stage.settle()
  }
}
