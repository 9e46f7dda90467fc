import Testing
import UIKit

@MainActor @Suite(.ownDevice) struct ControlActionTests {
  private let control = UIControl(frame: .zero)

  @Test func `Actions are performed in the order in which they were added`() {
    var order: [Int] = []
    control.addAction(UIAction { _ in order.append(1) }, for: .valueChanged)
    control.addAction(UIAction { _ in order.append(2) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(order == [1, 2])
  }

  @Test func `The sender is the control while the action is performed`() {
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test func `An action with the same identifier replaces the first`() {
    var order: [Int] = []
    let id = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: id) { _ in order.append(1) }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in order.append(2) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(order == [2])
  }

  @Test func `A removed action is performed no more for these events`() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.valueChanged, .touchDown])
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
    #expect(control.allControlEvents == .touchDown)
  }

  @Test func `The state contains all flags`() {
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    #expect(UIControl(frame: .zero).state == .normal)
  }

  @Test func `Accessibility reflects disabled and selected`() {
    control.isEnabled = false
    control.isSelected = true
    #expect(control.accessibilityTraits == [.notEnabled, .selected])
  }
}
