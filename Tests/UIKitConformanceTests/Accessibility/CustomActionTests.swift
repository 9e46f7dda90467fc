import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// Custom actions that a method of an object performs.
@MainActor
struct CustomActionTests {
  @Test(.rule("R1604"))
  func `An action has a target that it does not retain, and the name of its method`() {
    var probe: ActionProbe? = ActionProbe()
    let image = UIImage(systemName: "trash")
    let action = UIAccessibilityCustomAction(
      name: "Delete", image: image, target: probe, selector: ActionProbe.action)
    #expect(action.name == "Delete" && action.image === image && action.actionHandler == nil)
    #expect(action.target === probe && probe != nil)
    #expect(action.selector == ActionProbe.action)
    probe = nil
    #expect(action.target == nil)
    #expect(UIAccessibilityCustomAction(name: "Archive") { _ in true }.target == nil)
  }

  // Only the simulator performs actions.
  #if canImport(Simulator)
    @Test(.rule("R1604"))
    func `The method of the target performs the action`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      simulator.show(root)
      let element = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 50))
      element.isAccessibilityElement = true
      root.view.addSubview(element)
      simulator.commit()
      let probe = ActionProbe()
      let action = UIAccessibilityCustomAction(name: "Delete", target: probe, selector: ActionProbe.action)
      element.accessibilityCustomActions = [action]
      simulator.setAccessibility(.voiceOver, on: true)
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === element)
      #expect(simulator.performAccessibilityAction(named: "Delete"))
      #expect(probe.senders.count == 1 && probe.senders.first === action)
    }
  #endif
}
