import Testing
import UIKit

/// First responders in the views of controllers that appear.
@MainActor
struct FirstResponderOnAppearanceTests {
  private final class Form: UIViewController {
    let texts: [UIView] = [UITextField(), UITextView()]
    var requested: UIView?

    override func viewDidLoad() {
      super.viewDidLoad()
      for text in texts {
        text.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        view.addSubview(text)
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      requested?.becomeFirstResponder()
    }
  }

  @Test(.rule("R1946"), arguments: 0..<2)
  func `A text that is requested in viewWillAppear is first responder after a push`(index: Int) async throws {
    let stage = try await Stage.open()
    let navigation = UINavigationController(rootViewController: UIViewController())
    await stage.show(navigation)
    let form = Form()
    form.requested = form.texts[index]
    navigation.pushViewController(form, animated: true)
    await stage.settle()
    #expect(form.texts[index].isFirstResponder)
    form.view.endEditing(true)
    await stage.settle()
  }

  @Test(.rule("R1946"), arguments: [true, false])
  func `A text that is requested in viewWillAppear is first responder after a presentation`(
    animated: Bool
  ) async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let form = Form()
    form.requested = form.texts[0]
    root.present(form, animated: animated, completion: nil)
    await stage.settle()
    #expect(form.texts[0].isFirstResponder)
    root.dismiss(animated: false, completion: nil)
    await stage.settle()
  }

  @Test(.rule("R1946"))
  func `A request for a view that enters the window later has no effect`() async throws {
    let stage = try await Stage.open()
    let form = Form()
    let late = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    form.requested = late
    let window = await stage.show(form)
    await stage.settle()
    #expect(!late.isFirstResponder)
    form.view.addSubview(late)
    await stage.settle()
    #expect(!late.isFirstResponder)
    withExtendedLifetime(window) {}
  }
}
