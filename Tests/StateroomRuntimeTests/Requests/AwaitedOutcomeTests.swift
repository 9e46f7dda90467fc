import Simulator
import Stateroom
import Testing
import UIKit

/// A test awaits an outcome as an app does, and does not have to move the clock.
@MainActor
struct AwaitedOutcomeTests {
  let simulator: Simulator

  init() async { simulator = await Simulator.boot() }

  @Test func `The outcome of a transition can be awaited`() async {
    let container = StateViewController(initialState: 0) { _ in UIViewController() }
    simulator.show(container)
    #expect(await container.transition(to: 1, animated: true).outcome == .completed)
    #expect(container.state == 1)
    #expect(!container.isTransitioning)
    #expect(simulator.now > .milliseconds(100))
    #expect(simulator.now < .seconds(2))
  }

  @Test func `The outcomes of requests for a stack can be awaited one after the other`() async {
    let pages = StateNavigationController(initialState: 0) { _ in UIViewController() }
    simulator.show(pages)
    #expect(await pages.push(1, animated: true).outcome == .completed)
    #expect(await pages.transition(to: 2, animated: true).outcome == .completed)
    #expect(pages.viewControllers.count == 3)
    #expect(await pages.pop(animated: true).outcome == .completed)
    #expect(pages.states == [0, 1])
  }

  @Test func `A request that is superseded while a test awaits it reports it`() async {
    let container = StateViewController(initialState: 0) { _ in UIViewController() }
    simulator.show(container)
    await simulator.advance(by: .milliseconds(100))
    let running = container.transition(to: 1, animated: true)
    let waiting = container.transition(to: 2, animated: true)
    let newest = container.transition(to: 3, animated: true)
    #expect(waiting.outcomeIfEnded == .superseded)
    #expect(newest.outcomeIfEnded == nil)
    #expect(await newest.outcome == .completed)
    #expect(running.outcomeIfEnded == .completed)
    #expect(!container.isTransitioning)
  }
}
