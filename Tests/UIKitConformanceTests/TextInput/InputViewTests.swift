import Testing
import UIKit

/// Input views that look like the keyboard.
@MainActor
struct InputViewTests {
  @Test(.rule("R1259"))
  func `An input view has the height of its frame, or that of its constraints if it sizes itself`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    controller.view.addSubview(field)
    await stage.show(controller)
    let input = UIInputView(frame: CGRect(x: 0, y: 0, width: 300, height: 150), inputViewStyle: .keyboard)
    #expect(!input.allowsSelfSizing && input.inputViewStyle == .keyboard)
    field.inputView = input
    field.becomeFirstResponder()
    await stage.turn()
    #expect(input.frame.height == 150)
    field.resignFirstResponder()
    await stage.turn()
    let sized = UIInputView(frame: CGRect(x: 0, y: 0, width: 300, height: 150), inputViewStyle: .default)
    sized.allowsSelfSizing = true
    sized.translatesAutoresizingMaskIntoConstraints = false
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    sized.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: sized.topAnchor),
      content.leadingAnchor.constraint(equalTo: sized.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: sized.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: sized.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 90),
    ])
    field.inputView = sized
    field.becomeFirstResponder()
    await stage.turn()
    #expect(sized.frame.height == 90)
  }
}
