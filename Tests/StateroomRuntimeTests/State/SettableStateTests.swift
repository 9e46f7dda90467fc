import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The state of every container can be set, without an animation.
@MainActor
struct SettableStateTests {
  @Test func `The state of a state container`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let container = StateViewController(initialState: 1) { titled("\($0)") }
    simulator.show(container)
    container.state = 2
    #expect(container.children.map(\.title) == ["2"])
    container.state += 1
    #expect(container.state == 3)
    #expect(!container.isTransitioning)
  }

  @Test func `The state of root interfaces`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let roots = RootController(initialState: 1) { titled("\($0)") }
    roots.install(in: window)
    window.makeKeyAndVisible()
    roots.state = 2
    await simulator.settle()
    #expect(roots.rootViewControllers.first?.interfaceViewController?.title == "2")
    window.isHidden = true
  }

  @Test func `The selected tab, and the tabs`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let log = DiagnosticsLog()
    let tabs = StateTabBarController(states: [1, 2, 3]) { titled("\($0)") }
    simulator.show(tabs)
    tabs.state = 3
    #expect(tabs.state == 3)
    #expect(tabs.selectedIndex == 2)
    tabs.states = [3, 1]
    #expect(tabs.states == [3, 1])
    #expect(tabs.state == 3)
    tabs.state = nil
    #expect(tabs.state == 3)
    #expect(log.refusals.map(\.reason) == [.unknownState])
  }
}
