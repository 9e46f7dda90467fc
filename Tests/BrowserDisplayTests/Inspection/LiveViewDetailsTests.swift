import DisplayScene
import Simulator
import Testing

@testable import UIKit

/// What the inspector shows of the view under the pointer.
@MainActor
struct LiveViewDetailsTests {
  @Test func `Constraints are written from the point of view of the view`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    let (box, label) = (UIView(), UILabel())
    label.text = "Name"
    for view in [box, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    let width = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
    width.priority = .defaultHigh
    width.identifier = "touch size"
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
      // The box is on the right here.
      label.topAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      width, box.heightAnchor.constraint(equalTo: controller.view.heightAnchor, multiplier: 0.5, constant: -10),
    ])
    simulator.show(controller)
    #expect(
      SceneViewDetails(of: box).constraints == [
        "width ≥ 44  @750  (touch size)", "leading = superview.leading + 16", "bottom ≤ UILabel “Name”.top − 8",
        "top = superview.safeAreaLayoutGuide.top", "height = 0.5 × superview.height − 10",
      ])
    #expect(SceneViewDetails(of: UIView()).constraints.isEmpty)
  }

  @Test func `Accessibility is the view's own, also in an element`() {
    let button = UIButton(type: .system)
    button.setTitle("Sign In", for: .normal)
    button.accessibilityHint = "Opens the app."
    button.accessibilityIdentifier = "sign-in"
    let details = SceneViewDetails(of: button)
    #expect(details.accessibility.isElement)
    #expect(details.accessibility.label == "Sign In")
    #expect(details.accessibility.identifier == "sign-in")
    #expect(details.accessibility.traits.contains("button"))
    #expect(details.hint == "Opens the app.")
  }

  @Test func `A view is found by the number of its layer for as long as it exists`() {
    var view: UIView? = UIView()
    let id = view.map(SceneIdentity.id)
    #expect(id.flatMap(SceneIdentity.view(withID:)) === view)
    view = nil
    #expect(id.flatMap(SceneIdentity.view(withID:)) == nil)
  }

  @Test func `A part of a control is shown as the control, and a view of the app as itself`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    let (toggle, field, button, label) = (UISwitch(), UITextField(), UIButton(type: .system), UILabel())
    button.setTitle("Sign In", for: .normal)
    field.placeholder = "Name"
    for view in [toggle, field, button, label] as [UIView] {
      view.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      controller.view.addSubview(view)
    }
    simulator.show(controller)
    for control in [toggle, field, button] as [UIView] {
      #expect(!control.subviews.isEmpty)
      #expect(control.subviews.allSatisfy { $0.inspected === control }, "\(control.subviews)")
      #expect(control.inspected === control)
    }
    #expect(label.inspected === label)
    #expect(controller.view.inspected === controller.view)
  }
}
