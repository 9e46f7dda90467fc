import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The events of a path, which is a request like any other.
@MainActor @Suite(.serialized)
struct PathEventTests {
  private enum Phase: Hashable { case splash, home }

  private final class Editor: UIViewController, LeaveGuarding {
    var leaveDecision = LeaveDecision.refuse
  }

  private let simulator: Simulator
  private let root = StateViewController(initialState: Phase.splash) { phase in
    phase == .splash
      ? Editor() : StateNavigationController(initialState: 1) { _ in UIViewController() }
  }
  private let events: EventLines
  private let diagnostics: DiagnosticsLog
  private let name = "StateViewController<Phase>"

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    // Not before the device is there: a log collects the refusals of all tests.
    diagnostics = DiagnosticsLog()
    simulator.show(root)
    await simulator.settle()
    events = EventLines()
  }

  /// The lines of the root since the last call. The stack that a path creates reports its own content.
  private func takeOfRoot() -> [String] { events.take().filter { $0.hasPrefix(name) } }

  @Test func `A path without a container has a beginning and an end`() throws {
    let refusal = try #require(root.open(StatePath("no container")).refusal)
    #expect(
      events.take() == [
        "\(name) #1: requested splash → String.no container, animated", "\(name) #1: refused: \(refusal)",
      ])
    #expect(events.events.allSatisfy { $0.path == StatePath("no container") })
    diagnostics.end()
  }

  @Test func `A path that a leave guard refuses has a beginning and an end`() async throws {
    let path = StatePath(Phase.home).then(stack: [1, 2])
    let refusal = try #require(root.open(path, animated: false).refusal)
    #expect(refusal.reason == .leaveGuard)
    #expect(
      takeOfRoot() == [
        "\(name) #1: requested splash → Phase.home, Int[1, 2]", "\(name) #1: refused: \(refusal)",
      ])
    diagnostics.end()
  }

  @Test func `A path that asks a leave guard reports the question`() async {
    (root.viewControllers.first as? Editor)?.leaveDecision = .ask { true }
    let request = root.open(StatePath(Phase.home), animated: false)
    #expect(
      takeOfRoot() == [
        "\(name) #1: requested splash → Phase.home", "\(name) #1: asked Editor whether to leave",
      ])
    #expect(await request.outcome == .completed)
    #expect(events.take().last == "\(name) #1: completed")
    diagnostics.end()
  }

  @Test func `The containers of a path report their own requests`() async {
    (root.viewControllers.first as? Editor)?.leaveDecision = .allow
    root.open(StatePath(Phase.home).then(stack: [1, 2]), animated: false)
    await simulator.settle()
    let containers = events.events.filter { $0.path == nil }.map(\.container.name)
    #expect(Set(containers) == [name, "StateNavigationController<Int>"])
    let path = events.events.filter { $0.path != nil }
    #expect(path.count == 2)
    #expect(path.last?.kind == .completed(.completed))
    #expect(events.events.first?.request == path.first?.request)
    #expect(events.events.last?.request == path.first?.request)
    diagnostics.end()
  }

  @Test func `A path that begins at a view controller without states names it`() throws {
    let screen = UIViewController()
    screen.title = "Screen"
    let refusal = try #require(screen.open(StatePath(1), animated: false).refusal)
    #expect(
      events.take() == [
        "UIViewController #1: requested UIViewController \"Screen\" → Int.1",
        "UIViewController #1: refused: \(refusal)",
      ])
    diagnostics.end()
  }
}
