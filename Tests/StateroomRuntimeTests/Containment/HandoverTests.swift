import Simulator
import Stateroom
import Testing
import UIKit

@MainActor
struct HandoverTests {
  let simulator: Simulator
  let container = ContainerViewController()
  let old = Form()
  let new = Form()

  final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.viewControllers = [old]
    simulator.show(container)
    await simulator.advance(by: .milliseconds(100))
  }

  @Test func `The keyboard leaves with the content`() {
    old.field.becomeFirstResponder()
    container.setViewController(new, using: .dissolve)
    #expect(!old.field.isFirstResponder)
  }

  @Test func `The keyboard of remaining content remains`() {
    old.field.becomeFirstResponder()
    container.setViewControllers([old, new], using: .dissolve)
    simulator.advance(by: .seconds(1))
    #expect(old.field.isFirstResponder)
  }

  @Test func `After a cancellation, the content has its keyboard again`() throws {
    old.field.becomeFirstResponder()
    let interaction = try #require(container.beginInteractiveTransition(to: [new]))
    #expect(!old.field.isFirstResponder)
    interaction.cancel()
    simulator.advance(by: .seconds(1))
    #expect(old.field.isFirstResponder)
  }

  @Test func `A leaving view is hidden from assistive technology`() throws {
    let interaction = try #require(container.beginInteractiveTransition(to: [new]))
    #expect(old.view.accessibilityElementsHidden)
    #expect(!new.view.accessibilityElementsHidden)
    interaction.cancel()
    #expect(!old.view.accessibilityElementsHidden)
    #expect(new.view.accessibilityElementsHidden)
    simulator.advance(by: .seconds(1))
    #expect(!old.view.accessibilityElementsHidden)
    #expect(!new.view.accessibilityElementsHidden)
  }
}
