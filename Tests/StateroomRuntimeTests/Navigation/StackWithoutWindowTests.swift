import Simulator
import Stateroom
import Testing
import UIKit

/// Stacks that have appeared while their views are in no window, where no layout pass follows.
@MainActor
struct StackWithoutWindowTests {
  let simulator: Simulator
  let stack = StateNavigationController(initialState: 0) { _ in UIViewController() }
  let tabs = UITabBarController()

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func expectChanges() async {
    let push = stack.push(1, animated: true)
    await simulator.settle()
    #expect(push.outcomeIfEnded == .completed && stack.states == [0, 1])
    let pop = stack.pop(animated: true)
    await simulator.settle()
    #expect(pop.outcomeIfEnded == .completed && stack.states == [0] && stack.viewControllers.count == 1)
  }

  @Test func `In a page of a tab that was not selected, requests end`() async {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([stack], direction: .forward, animated: false)
    tabs.viewControllers = [UIViewController(), pages]
    simulator.show(tabs)
    await simulator.settle()
    await expectChanges()
    stack.push(2, animated: false)
    tabs.selectedIndex = 1
    await simulator.settle()
    #expect(stack.topViewController?.view.window != nil && stack.states == [0, 2])
  }

  @Test func `After the app has removed the view, requests end`() async {
    tabs.viewControllers = [stack]
    simulator.show(tabs)
    await simulator.settle()
    stack.view.removeFromSuperview()
    await simulator.settle()
    await expectChanges()
  }
}
