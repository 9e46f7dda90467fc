import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The events of a root controller, which reports a change of all its windows as one transition.
@MainActor @Suite(.serialized)
struct RootEventTests {
  private let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func roots() -> RootController<Int> { RootController(initialState: 0) { _ in UIViewController() } }

  @Test func `The first interface of a window is not a change of the state`() async {
    let events = EventLines()
    let roots = roots()
    let window = roots.install(in: simulator.scene)
    await simulator.settle()
    #expect(events.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test func `A change in two windows is one transition, from the first beginning to the last end`() async {
    let roots = roots()
    let windows = [roots.install(in: simulator.scene), roots.install(in: simulator.scene)]
    await simulator.settle()
    let events = EventLines()
    roots.transition(to: 1)
    await simulator.settle()
    let name = "RootController<Int>"
    #expect(
      events.take() == [
        "\(name) #1: requested 0 → 1, animated", "\(name) #1: began 0 → 1, 0.6 s", "\(name) #1: finished, showing 1",
        "\(name) #1: completed",
      ])
    #expect(events.events.allSatisfy { $0.container.object === roots })
    withExtendedLifetime(windows) {}
  }

  @Test func `Without a window, a change is reported as well`() {
    let events = EventLines()
    let roots = roots()
    roots.transition(to: 1)
    let name = "RootController<Int>"
    #expect(
      events.take() == [
        "\(name) #1: requested 0 → 1, animated", "\(name) #1: began 0 → 1, animated", "\(name) #1: finished, showing 1",
        "\(name) #1: completed",
      ])
  }

  @Test func `A newer request during the change retargets the transition`() async {
    let roots = roots()
    let window = roots.install(in: simulator.scene)
    await simulator.settle()
    let events = EventLines()
    roots.transition(to: 1)
    await simulator.advance(by: .milliseconds(100))
    roots.transition(to: 2)
    await simulator.settle()
    let kinds = events.takeEvents().map(\.kind)
    #expect(kinds.filter { if case .began = $0 { true } else { false } }.count == 1)
    #expect(kinds.filter { if case .finished = $0 { true } else { false } } == [.finished(showing: ["2"])])
    #expect(kinds.last == .completed(.completed))
    withExtendedLifetime(window) {}
  }

  @Test func `A newer state with the interface that is pending is reported once`() async {
    final class Roots: RootController<Int> {
      override func viewController(for state: Int) -> UIViewController { UIViewController() }
      override func hasSameInterface(_ one: Int, _ other: Int) -> Bool { one > 0 && other > 0 }
    }
    let roots = Roots(initialState: 0)
    let window = roots.install(in: simulator.scene)
    await simulator.settle()
    // The switch begins when this was dismissed.
    roots.rootViewControllers.first?.present(UIViewController(), animated: false)
    await simulator.settle()
    let events = EventLines()
    roots.transition(to: 1)
    roots.transition(to: 2)
    await simulator.settle()
    let lines = events.take().map { $0.replacing("Roots ", with: "") }
    #expect(lines.filter { $0.contains("began") || $0.contains("retargeted") || $0.contains("finished") }.count == 2)
    #expect(lines.contains("#2: finished, showing 2"))
    withExtendedLifetime(window) {}
  }

  @Test func `Each transition has one end, also if the controller is deallocated during it`() async {
    let ledger = EventLedger()
    var window: UIWindow?
    do {
      let roots = roots()
      window = roots.install(in: simulator.scene)
      await simulator.settle()
      ledger.ask(1, of: roots) { roots.transition(to: 1, completion: $0) }
      await simulator.advance(by: .milliseconds(100))
    }
    await simulator.settle()
    window = nil
    await simulator.settle()
    #expect(ledger.problemsAtRest() == [])
    #expect(ledger.lines.filter { $0.contains("began") }.count == 1)
    ledger.end()
    withExtendedLifetime(window) {}
  }

  @Test func `A window that is closed during the change does not keep the transition open`() async {
    let ledger = EventLedger()
    let roots = roots()
    do {
      let window = roots.install(in: simulator.scene)
      await simulator.settle()
      ledger.ask(1, of: roots) { roots.transition(to: 1, completion: $0) }
      await simulator.advance(by: .milliseconds(100))
      window.isHidden = true
      window.rootViewController = nil
    }
    await simulator.settle()
    #expect(ledger.problemsAtRest() == [])
    ledger.end()
  }

  @Test func `A recording of a path names the object on which it is opened`() async {
    let roots = roots()
    let window = roots.install(in: simulator.scene)
    await simulator.settle()
    let events = EventLines()
    roots.open(StatePath(1), animated: false)
    await simulator.settle()
    #expect(
      events.take() == [
        "RootController<Int> #1: requested 0 → Int.1", "RootController<Int> #2: requested 0 → 1",
        "RootController<Int> #2: began 0 → 1", "RootController<Int> #2: finished, showing 1",
        "RootController<Int> #2: completed", "RootController<Int> #1: completed",
      ])
    withExtendedLifetime(window) {}
  }
}
