import Testing
import UIKit

/// Targets and actions without Objective-C.
@MainActor @Suite(.ownDevice) struct ActionDispatchTests {
  private final class Target: _RuntimeActionTarget {
    var log: [String] = []
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == "go:" else { return false }
      log.append("go \(sender.map { "\(type(of: $0))" } ?? "nil")")
      return true
    }
  }

  @Test func `A recognizer calls its targets and does not retain them`() {
    let stage = GestureStage()
    var target: Target? = Target()
    weak let weakTarget = target
    let tap = UITapGestureRecognizer(target: target, action: "go:")
    if let target { tap.addTarget(target, action: "go:") }
    stage.front.addGestureRecognizer(tap)
    stage.tap()
    #expect(target?.log == ["go UITapGestureRecognizer"])
    target = nil
    #expect(weakTarget == nil)
    stage.tap()
  }

  @Test func `A removed target is called no more`() {
    let stage = GestureStage()
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: "go:")
    tap.removeTarget(target, action: "stop:")
    stage.front.addGestureRecognizer(tap)
    stage.tap()
    tap.removeTarget(nil, action: nil)
    stage.tap()
    #expect(target.log.count == 1)
  }

  @Test func `An unknown action is reported with its sender and target`() {
    var messages: [String] = []
    RuntimeDiagnostics.observer = { messages.append("\($0): \($1)") }
    defer { RuntimeDiagnostics.observer = nil }
    let (control, target) = (UIControl(frame: .zero), Target())
    control.addTarget(target, action: "stop:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("unknownAction: Unknown action: Target was sent \"stop:\" by UIControl") == true)
  }

  @Test func `A function as a target is reported, and its action is not sent`() {
    var messages: [String] = []
    RuntimeDiagnostics.observer = { messages.append("\($0): \($1)") }
    defer { RuntimeDiagnostics.observer = nil }
    let stage = GestureStage()
    let target = Target()
    // What `self` is in the initializer of a property.
    let function: (Target) -> () -> Target = { target in { target } }
    let control = UIControl(frame: .zero)
    control.addTarget(function, action: "go:", for: .valueChanged)
    stage.front.addGestureRecognizer(UITapGestureRecognizer(target: function, action: "go:"))
    let item = UIBarButtonItem(title: nil, style: .plain, target: function, action: "go:")
    #expect(messages.count == 3)
    #expect(
      messages.allSatisfy {
        $0.hasPrefix("unknownAction: (Target) -> () -> Target is not an object and cannot be the target of \"go:\"")
      })
    control.sendActions(for: .valueChanged)
    stage.tap()
    #expect(messages.count == 3 && control.allTargets.isEmpty && item.target == nil && target.log.isEmpty)
  }

  @Test func `A target that cannot be called is refused with the fix`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIControl(frame: .zero).addTarget(NSObject(), action: "go:", for: .valueChanged)
    }
  }

  @Test func `An index without a touch is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
    }
  }
}
