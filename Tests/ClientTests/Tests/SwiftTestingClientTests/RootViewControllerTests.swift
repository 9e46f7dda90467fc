import Simulator
import Stateroom
import SwiftSixClient
import Testing
import UIKit

@MainActor struct RootViewControllerTests {
  @Test func `A transition is awaited with its outcome`() async {
    let simulator = await Simulator.boot()
    let root = RootViewController()
    simulator.show(root)
    await simulator.advance(by: .milliseconds(100))
    let request = root.transition(to: .home("Ada"), animated: true)
    await simulator.settle()
    #expect(await request.outcome == .completed)
    #expect(root.viewControllers.map(\.title) == ["Ada"])
  }

  @Test func `A container released elsewhere is deallocated with its children`() async {
    await confirmation { deallocated in
      let task = Task.detached {
        let root = await RootViewController { deallocated() }
        await root.loadViewIfNeeded()
        _ = root
      }
      await task.value
    }
  }

  @Test func `A request in the middle of a transition completes once when the container is released`() async {
    let simulator = await Simulator.boot()
    var root: RootViewController? = RootViewController()
    var outcomes: [TransitionOutcome] = []
    if let root { simulator.show(root) }
    await simulator.advance(by: .milliseconds(100))
    root?.transition(to: .home("Ada"), animated: true) { outcomes.append($0) }
    await simulator.advance(by: .milliseconds(50))
    #expect(outcomes.isEmpty)
    root = nil
    simulator.show(UIViewController())
    await simulator.settle()
    #expect(outcomes.count == 1)
  }
}
