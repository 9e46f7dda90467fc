import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The delivery of events, its order, and its cost.
@MainActor
struct EventObservationTests {
  let simulator: Simulator
  let root = StateViewController(initialState: 0) { _ in UIViewController() }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(root)
    await simulator.advance(by: .seconds(1))
  }

  @Test func `An observer may make a request, and receives its events next`() {
    let events = EventLines()
    let other = EventLines()
    events.onEvent = { [unowned root] event in
      if case .requested(let change) = event.kind, change.to == ["1"] { root.transition(to: 2, animated: false) }
    }
    var outcomes: [TransitionOutcome] = []
    root.transition(to: 1, animated: false) { outcomes.append($0) }
    // The second is newer, so it wins; the first was served before.
    #expect(root.state == 2)
    #expect(outcomes == [.completed])
    let name = "StateViewController<Int>"
    #expect(
      events.lines == [
        "\(name) #1: requested 0 → 1", "\(name) #1: began 0 → 1", "\(name) #2: requested 1 → 2",
        "\(name) #1: finished, showing 1", "\(name) #1: completed", "\(name) #2: began 1 → 2",
        "\(name) #2: finished, showing 2", "\(name) #2: completed",
      ])
    #expect(other.lines == events.lines)
  }

  @Test func `It receives events from its creation until its end`() {
    root.transition(to: 1, animated: true)
    let events = EventLines()
    simulator.advance(by: .seconds(1))
    // There is no event for an earlier request, and its transition began before.
    #expect(events.take() == [])
    root.transition(to: 2, animated: true)
    events.end()
    simulator.advance(by: .seconds(1))
    #expect(events.take().count == 2)
    // What was running then is not recorded.
    let later = EventLines()
    root.transition(to: 3, animated: false)
    #expect(
      later.lines == [
        "StateViewController<Int> #1: requested 2 → 3", "StateViewController<Int> #1: began 2 → 3",
        "StateViewController<Int> #1: finished, showing 3", "StateViewController<Int> #1: completed",
      ])
  }

  @Test func `An observer may end another, or itself, during an event`() {
    var received: [String] = []
    var second: EventObservation?
    let first = Diagnostics.observe { _ in
      received.append("first")
      second?.cancel()
    }
    second = Diagnostics.observe { _ in received.append("second") }
    root.transition(to: 1, animated: false)
    #expect(received == ["first", "first", "first", "first"])
    first.cancel()
    root.transition(to: 2, animated: false)
    #expect(received.count == 4)
  }

  @Test func `Requests are not counted without an observer`() throws {
    func number() throws -> Int {
      let events = EventLines()
      root.transition(to: root.state + 1, animated: false)
      return try #require(events.events.first?.request)
    }
    let before = try number()
    for state in 10..<20 { root.transition(to: state, animated: false) }
    #expect(try number() == before + 1)
  }

  @Test func `Names are not created without an observer`() {
    final class Named: StateViewController<Int> {
      var asked = 0
      override func viewController(for state: Int) -> UIViewController { UIViewController() }
      override func name(of state: Int) -> String {
        asked += 1
        return super.name(of: state)
      }
    }
    let named = Named(initialState: 0)
    simulator.show(named)
    named.transition(to: 1, animated: true)
    named.transition(to: 2, animated: true)
    simulator.advance(by: .seconds(2))
    #expect(named.asked == 0)
    let events = EventLines()
    named.transition(to: 3, animated: false)
    #expect(named.asked == 4)
    events.end()
  }

  @Test func `Events are available as a sequence as well`() async {
    let stream = Diagnostics.events
    root.transition(to: 1, animated: false, completion: nil)
    var kinds: [ContainerEvent.Kind] = []
    for await event in stream {
      kinds.append(event.kind)
      if case .completed = event.kind { break }
    }
    #expect(
      kinds == [
        .requested(kinds[0].change), .began(kinds[0].change), .finished(showing: ["1"]), .completed(.completed),
      ])
    #expect(kinds[0].change.to == ["1"])
  }

  @Test func `Neither an event nor an observer retains a container`() {
    let events = EventLines()
    let leaks = LeakDetector()
    do {
      let container = ContainerViewController(viewControllers: [UIViewController()])
      leaks.watch(container)
      container.setViewController(UIViewController(), using: .none)
      #expect(events.events.last?.container.object === container)
    }
    #expect(leaks.survivors == [])
    #expect(events.events.last?.container.object == nil)
  }
}

extension ContainerEvent.Kind {
  fileprivate var change: ContainerEvent.Change {
    switch self {
    case .requested(let change), .began(let change), .retargeted(let change): change
    default: preconditionFailure("an event without a change: \(self)")
    }
  }
}
