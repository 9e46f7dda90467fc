// Only the simulator has touches.
#if canImport(Simulator)
  import Testing
  import UIKit

  /// Actions with the parameters for the sender and the event.
  @MainActor
  struct ActionEventTests {
    private final class Receiver: UIView, _RuntimeActionTarget {
      var calls: [(sender: Any?, event: UIEvent?)] = []

      func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
        guard action == "tapped:forEvent:", let arguments = sender as? [Any?], arguments.count == 2 else {
          return false
        }
        calls.append((arguments[0], arguments[1] as? UIEvent))
        return true
      }

      func _runtimeCanPerform(_ action: Selector) -> Bool { action == "tapped:forEvent:" }
    }

    private let receiver = Receiver(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

    @Test(.rule("R2023"), arguments: [false, true])
    func `The action receives the event of the touch`(isNamed: Bool) async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      root.view.addSubview(receiver)
      receiver.addSubview(button)
      button.addTarget(isNamed ? receiver : nil, action: "tapped:forEvent:", for: .touchUpInside)
      await stage.turn()
      try await stage.tap(at: CGPoint(x: 50, y: 150))
      let call = try #require(receiver.calls.first)
      #expect(receiver.calls.count == 1 && call.sender as? UIButton === button)
      #expect(call.event?.type == .touches)
      #expect(call.event?.touches(for: button)?.count == 1)
    }

    @Test(.rule("R2023"))
    func `Without a touch there is no event`() {
      button.addTarget(receiver, action: "tapped:forEvent:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(receiver.calls.count == 1 && receiver.calls.first?.event == nil)
    }
  }
#endif
