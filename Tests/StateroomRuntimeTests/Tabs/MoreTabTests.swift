import Simulator
import Stateroom
import Testing
import UIKit

/// States whose tabs do not fit in the bar, which UIKit shows in a list of further tabs.
@MainActor
struct MoreTabTests {
  let simulator: Simulator
  let tabs = StateTabBarController(states: Array(1...8)) { state in
    let controller = UIViewController()
    controller.title = "Screen \(state)"
    return controller
  }

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    simulator.show(tabs)
    await simulator.settle()
  }

  private func shows(_ state: Int) -> Bool { tabs.loadedViewController(for: state)?.viewIfLoaded?.window != nil }

  @Test(arguments: [true, false])
  func `Every request ends, and its state is shown`(animated: Bool) async {
    for state in [6, 7, 1, 8, 5, 2, 6] {
      var outcomes: [TransitionOutcome] = []
      tabs.transition(to: state, animated: animated) { outcomes.append($0) }
      await simulator.settle()
      #expect(outcomes == [.completed])
      #expect(tabs.state == state)
      #expect(shows(state))
      #expect(!tabs.isTransitioning)
    }
  }

  @Test func `A tab that the user selects in the list is the state, and requests are served after it`() async throws {
    try await simulator.tap("More")
    await simulator.settle()
    #expect(tabs.state == nil)
    try await simulator.tap("7")
    await simulator.settle()
    #expect(tabs.state == 7)
    #expect(shows(7))
    #expect(!tabs.isTransitioning)
    tabs.moreNavigationController.popToRootViewController(animated: true)
    await simulator.settle()
    #expect(tabs.state == nil)
    var outcomes: [TransitionOutcome] = []
    tabs.transition(to: 1) { outcomes.append($0) }
    await simulator.settle()
    #expect(outcomes == [.completed])
    #expect(shows(1))
  }
}
