import Testing
public import UIKit

extension UIProgressView {
  fileprivate func advance() { progress += 0.25 }
}

extension UIProgressView: _RuntimeExtendedTarget {
  /// Performs the action of the tests.
  public func _runtimePerformExtension(_ action: Selector, with sender: Any?) -> Bool {
    guard action == "advance" else { return false }
    advance()
    return true
  }

  /// Returns whether the action is that of the tests.
  public nonisolated static func _runtimeCanPerformExtension(_ action: Selector) -> Bool { action == "advance" }
}

/// Actions that an app adds to a class of UIKit.
@MainActor @Suite(.ownDevice) struct ExtendedTargetTests {
  private final class Meter: UIProgressView, _RuntimeActionTarget {
    var log: [String] = []
    var handlesAdvance = false

    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == "reset" || handlesAdvance else { return false }
      log.append(action.description)
      return true
    }

    func _runtimeCanPerform(_ action: Selector) -> Bool { action == "reset" }
  }

  private let control = UIControl(frame: .zero)

  @Test func `An object of the class performs the action`() {
    let view = UIProgressView()
    control.addTarget(view, action: "advance", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(view.progress == 0.25)
    #expect(view.responds(to: "advance") && view.canPerformAction("advance", withSender: nil))
    #expect(!view.responds(to: "reset") && !view.canPerformAction("reset", withSender: nil))
  }

  @Test func `A subclass has the action and its own ones, which precede`() {
    let meter = Meter()
    for action: Selector in ["advance", "reset"] { control.addTarget(meter, action: action, for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    #expect(meter.progress == 0.25 && meter.log == ["reset"])
    meter.handlesAdvance = true
    control.sendActions(for: .valueChanged)
    #expect(meter.progress == 0.25 && meter.log == ["reset", "advance", "reset"])
    #expect(meter.responds(to: "advance") && meter.responds(to: "reset") && !meter.responds(to: "other"))
  }

  @Test func `The responder chain finds the action`() {
    let (view, button) = (UIProgressView(), UIButton())
    view.addSubview(button)
    #expect(UIApplication.shared.sendAction("advance", to: nil, from: button, for: nil))
    #expect(view.progress == 0.25)
  }

  @Test func `An observer is called until it is removed`() {
    let (center, view, name) = (NotificationCenter(), UIProgressView(), Notification.Name("test.advanced"))
    center.addObserver(view, selector: "advance", name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(view)
    center.post(name: name, object: nil)
    #expect(view.progress == 0.25)
  }

  @Test func `An observer of a method of UIKit, and a token, are removed`() {
    let (center, name) = (NotificationCenter(), Notification.Name("test.removed"))
    let (view, parent) = (UIView(), UIView())
    parent.addSubview(view)
    var count = 0
    center.addObserver(view, selector: "removeFromSuperview", name: name, object: nil)
    nonisolated(unsafe) let counter = { count += 1 }
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in counter() }
    center.removeObserver(view, name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(view.superview === parent && count == 0)
  }

  @Test func `An action that no extension has is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIControl(frame: .zero).addTarget(UIProgressView(), action: "go:", for: .valueChanged)
    }
  }
}
