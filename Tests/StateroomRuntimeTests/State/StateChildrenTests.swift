import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The children of a state container are those of its state, whatever the app does with them.
@MainActor
struct StateChildrenTests {
  private let simulator: Simulator
  private let diagnostics: DiagnosticsLog
  private let root: StateViewController<Int>
  private let other = titled("other")

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    diagnostics = DiagnosticsLog()
    root = StateViewController(initialState: 1) { titled("\($0)") }
    simulator.show(root)
    root.transition(to: 2, animated: false)
  }

  private var titles: [String?] { root.children.map(\.title) }

  private func expectRefusal(of request: TransitionRequest?, sourceLocation: SourceLocation = #_sourceLocation) {
    if let request {
      #expect(request.refusal?.reason == .childrenFollowState, sourceLocation: sourceLocation)
    }
    #expect(diagnostics.refusals.map(\.reason) == [.childrenFollowState], sourceLocation: sourceLocation)
    simulator.advance(by: .seconds(1))
    #expect(root.state == 2 && titles == ["2"] && root.viewControllers == root.children, sourceLocation: sourceLocation)
  }

  @Test func `A list that the app sets is refused`() {
    expectRefusal(of: root.setViewControllers([other], using: .dissolve))
  }

  @Test func `A property that is set to a list is refused`() {
    root.viewControllers = [other]
    expectRefusal(of: nil)
  }

  @Test func `A gesture cannot lead to a list`() {
    var outcome: TransitionOutcome?
    #expect(root.beginInteractiveTransition(to: [other]) { outcome = $0 } == nil)
    expectRefusal(of: nil)
    guard case .refused = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
  }

  @Test func `A child of the state cannot be removed or replaced`() {
    expectRefusal(of: root.replace(root.children[0], with: other, using: .dissolve))
    #expect(root.unembed(root.children[0]).refusal?.reason == .childrenFollowState)
    #expect(titles == ["2"])
  }

  @Test(arguments: [false, true])
  func `Another view controller is shown in front of the children`(isInSlot: Bool) {
    let slot = UIView(frame: root.view.bounds)
    root.view.addSubview(slot)
    #expect(root.embed(other, in: isInSlot ? slot : nil).outcomeIfEnded == .completed)
    #expect(root.state == 2 && titles == ["2", "other"])
    root.transition(to: 3, animated: true)
    simulator.advance(by: .seconds(1))
    #expect(root.state == 3 && titles == ["3", "other"])
    #expect(other.view.window != nil)
    _ = StateArchive(of: root, version: 1)
    #expect(root.viewControllers.map(\.title) == ["3"] && titles == ["3", "other"])
    #expect(root.unembed(other).outcomeIfEnded == .completed)
    #expect(titles == ["3"] && diagnostics.refusals.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A request for the state restores the children that other code has removed`(animated: Bool) {
    let child = root.children[0]
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(root.children.isEmpty && root.state == 2)
    let request = root.transition(to: 2, animated: animated)
    simulator.advance(by: .seconds(1))
    #expect(request.outcomeIfEnded == .completed)
    #expect(titles == ["2"] && root.children[0].view.window != nil)
  }

  @Test func `The interface of a root controller is that of its state`() throws {
    let roots = RootController(initialState: 1) { titled("\($0)") }
    let window = roots.install(in: simulator.scene)
    simulator.advance(by: .seconds(1))
    let container = roots.rootViewControllers[0]
    let shown = try #require(container.interfaceViewController)
    #expect(container.setInterface(other).refusal?.reason == .childrenFollowState)
    #expect(container.setViewControllers([other]).refusal?.reason == .childrenFollowState)
    #expect(container.setInterface(shown).outcomeIfEnded == .completed)
    #expect(container.interfaceViewController === shown)
    roots.transition(to: 2, animated: false)
    simulator.advance(by: .seconds(1))
    #expect(container.interfaceViewController?.title == "2")
    withExtendedLifetime(window) {}
  }
}
