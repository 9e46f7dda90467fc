import Reinstate
import Simulator
import Testing
import UIKit

/// The sample app's tabs, used, and what the package did wrong.
@MainActor
struct StatefulTabBarControllerTests {
  let simulator: Simulator
  let main = MainController()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    Reinstate.loggingEnabled = false
  }

  private func show() {
    simulator.show(main)
    simulator.advance(by: .milliseconds(100))
  }

  @Test func `The initial item is selected`() {
    #expect(main.currentItem.0 == .search)
    show()
    #expect(main.childTabBarController.selectedIndex == 1)
    #expect(main.currentItem.0 == .search)
    #expect(main.currentItem.1 === main.childTabBarController.selectedViewController)
  }

  @Test func `A transition to a state selects its tab`() {
    show()
    main.transition(to: .profile)
    #expect(main.childTabBarController.selectedIndex == 2)
    main.currentItem = main.allItems[0]
    #expect(main.currentItem.0 == .news)
    #expect(main.childTabBarController.selectedIndex == 0)
  }

  @Test func `Before the view is loaded a state becomes the first one`() {
    main.transition(to: .news)
    show()
    #expect(main.childTabBarController.selectedIndex == 0)
  }

  @Test func `R15: a tap on a tab moves the state`() async throws {
    simulator.show(main)
    await simulator.advance(by: .milliseconds(100))
    try await simulator.tap("profile")
    #expect(main.currentItem.0 == .profile)
    #expect(main.currentItem.1.title == "profile")
  }

  @Test func `A second configuration leaves the selection`() {
    show()
    main.transition(to: .profile)
    main.configureInitialState()
    #expect(main.currentItem.0 == .profile)
  }

  // MARK: - More Tabs Than Fit

  private func tabs() -> StatefulTabBarController<Int> {
    let items = (0..<8).map { index -> (Int, UIViewController) in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return (index, child)
    }
    return StatefulTabBarController(allItems: items, initialItem: items[0])
  }

  @Test func `While the More list is shown, the current item is the last one`() {
    let tabs = tabs()
    simulator.show(tabs)
    simulator.advance(by: .milliseconds(100))
    let inner = tabs.childTabBarController
    tabs.transition(to: 2)
    inner.selectedViewController = inner.moreNavigationController
    #expect(tabs.currentItem.0 == 2)
    tabs.transition(to: 6)
    #expect(tabs.currentItem.0 == 6)
    inner.selectedViewController = tabs.allItems[1].1
    inner.selectedViewController = inner.moreNavigationController
    #expect(tabs.currentItem.0 == 1)
  }

  @Test func `After taps on a tab and on More, the current item is that of the tab`() async throws {
    let tabs = tabs()
    simulator.show(tabs)
    await simulator.advance(by: .milliseconds(100))
    try await simulator.tap("Tab 3")
    try await simulator.tap("More")
    await simulator.advance(by: .milliseconds(500))
    #expect(tabs.childTabBarController.selectedViewController === tabs.childTabBarController.moreNavigationController)
    #expect(tabs.currentItem.0 == 3)
  }
}
