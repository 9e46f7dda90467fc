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
}
