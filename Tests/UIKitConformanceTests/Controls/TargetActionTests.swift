import Testing
import UIKit

@MainActor
struct TargetActionTests {
  let control = UIControl()
  let probe = ActionProbe()

  @Test(.rule("R229"))
  func `A target is called for its events with the control as sender`() {
    control.addTarget(probe, action: ActionProbe.action, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(probe.senders.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(probe.senders.count == 1)
    #expect(probe.senders.first === control)
  }

  @Test(.rule("R2032"))
  func `A function is accepted as a target`() {
    // What `self` is in the initializer of a property of a class of NSObject.
    let function: (ActionProbe) -> () -> ActionProbe = { probe in { probe } }
    control.addTarget(function, action: ActionProbe.action, for: .touchUpInside)
    control.addGestureRecognizer(UITapGestureRecognizer(target: function, action: ActionProbe.action))
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: function, action: ActionProbe.action)
    #expect(control.gestureRecognizers?.count == 1 && item.action == ActionProbe.action)
    control.sendActions(for: .touchUpInside)
    #expect(probe.senders.isEmpty)
  }

  @Test(.rule("R229"))
  func `A control does not retain its targets`() {
    weak var gone: ActionProbe?
    do {
      let target = ActionProbe()
      gone = target
      control.addTarget(target, action: ActionProbe.action, for: .touchUpInside)
    }
    #expect(gone == nil)
  }

  @Test(.rule("R229"))
  func `The same pair twice is called once`() {
    for _ in 0..<2 { control.addTarget(probe, action: ActionProbe.action, for: .touchUpInside) }
    control.sendActions(for: .touchUpInside)
    #expect(probe.senders.count == 1)
  }

  @Test(.rule("R229"))
  func `Removing removes the matching targets`() {
    control.addTarget(probe, action: ActionProbe.action, for: [.touchUpInside, .touchDown])
    control.removeTarget(probe, action: ActionProbe.otherAction, for: .allEvents)
    control.removeTarget(probe, action: ActionProbe.action, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(probe.senders.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(probe.senders.count == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
    #expect(control.allTargets.isEmpty)
  }

  @Test(.rule("R229"))
  func `A control lists its targets and their actions`() {
    control.addTarget(probe, action: ActionProbe.action, for: .valueChanged)
    #expect(control.allTargets == [probe])
    #expect(control.actions(forTarget: probe, forControlEvent: .valueChanged) == ["probe:"])
    #expect(control.actions(forTarget: probe, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: ActionProbe(), forControlEvent: .valueChanged) == nil)
  }

  @Test(.rule("R229"))
  func `Without a target the action goes up the responder chain`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = ActionView()
    root.view.addSubview(view)
    let plain = UIView()
    view.addSubview(plain)
    plain.addSubview(control)
    control.addTarget(nil, action: ActionProbe.action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(view.senders.count == 1)
    #expect(view.senders.first === control)
    view.performs = false
    control.sendActions(for: .touchUpInside)
    #expect(view.senders.count == 1)
  }

  @Test(.rule("R229"))
  func `The search starts at the first responder`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let (above, focused) = (ActionView(), ActionView())
    focused.canBecomeFirst = true
    root.view.addSubview(above)
    root.view.addSubview(focused)
    above.addSubview(control)
    #expect(focused.becomeFirstResponder())
    #expect(UIApplication.shared.sendAction(ActionProbe.action, to: nil, from: control, for: nil))
    #expect(focused.senders.count == 1)
    #expect(above.senders.isEmpty)
    focused.resignFirstResponder()
  }

  @Test(.rule("R227"))
  func `A responder that implements an action performs it, and is found from below`() {
    let (outer, inner) = (ActionView(), UIView())
    outer.addSubview(inner)
    #expect(outer.canPerformAction(ActionProbe.action, withSender: nil))
    #expect(!outer.canPerformAction(ActionProbe.otherAction, withSender: nil))
    #expect(!inner.canPerformAction(ActionProbe.action, withSender: nil))
    #expect(inner.target(forAction: ActionProbe.action, withSender: nil) as? UIView === outer)
    outer.performs = false
    #expect(inner.target(forAction: ActionProbe.action, withSender: nil) == nil)
  }

  @Test(.rule("R230"))
  func `Targets and actions are called alike`() {
    var actions = 0
    control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
    control.addTarget(probe, action: ActionProbe.action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(actions == 1 && probe.senders.count == 1)
  }

  @Test(.rule("R229"))
  func `sendAction goes to the given target`() {
    control.sendAction(ActionProbe.action, to: probe, for: nil)
    #expect(probe.senders.first === control)
  }
}
