import Testing
import UIKit

/// The More item of a tab bar with more than five view controllers, and what it shows.
@MainActor
struct MoreTests {
  private func open() async throws -> TabStage { try await TabStage("A", "B", "C", "D", "E", "F") }

  private func items(_ it: TabStage) -> [UITabBarItem] { it.tabs.tabBar.items ?? [] }

  @Test(.rule("R131"))
  func `More than five controllers have four items and the More item`() async throws {
    let it = try await open()
    #expect(items(it).count == 5)
    #expect(items(it).prefix(4).map(\.title) == ["A", "B", "C", "D"])
    #expect(it.titles == ["A", "B", "C", "D", "E", "F"])
    #expect(it.tabs.viewControllers?.contains(it.tabs.moreNavigationController) == false)
  }

  @Test(.rule("R131"))
  func `Five controllers have an item each`() async throws {
    let it = try await TabStage("A", "B", "C", "D", "E")
    #expect(items(it).map(\.title) == ["A", "B", "C", "D", "E"])
    it.tabs.viewControllers?.append(it.make("F"))
    await it.stage.turn()
    #expect(items(it).count == 5)
    #expect(items(it).last?.title != "E")
    it.tabs.viewControllers?.removeLast()
    await it.stage.turn()
    #expect(items(it).map(\.title) == ["A", "B", "C", "D", "E"])
  }

  @Test(.rule("R130"))
  func `The index is not found while the list is selected`() async throws {
    let it = try await open()
    let more = it.tabs.moreNavigationController
    it.tabs.selectedViewController = more
    await it.stage.turn()
    #expect(it.tabs.selectedIndex == NSNotFound)
    #expect(it.tabs.selectedViewController === more)
    #expect(it.tabs.tabBar.selectedItem === items(it).last)
    #expect(it.visible == [])
    #expect(more.topViewController?.viewIfLoaded?.window === it.window)
  }

  @Test(.rule("R1405"))
  func `A controller without an item can be selected, and is shown on the More screen`() async throws {
    let it = try await open()
    it.tabs.selectedIndex = 5
    await it.stage.turn()
    let last = try #require(it.controller(5))
    #expect(it.tabs.selectedViewController === last)
    #expect(it.tabs.selectedIndex == 5)
    #expect(it.tabs.tabBar.selectedItem === items(it).last)
    #expect(it.visible == ["F"])
    #expect(last.navigationController === it.tabs.moreNavigationController)
    #expect(last.tabBarController === it.tabs)
    it.tabs.selectedViewController = it.controller(4)
    await it.stage.turn()
    #expect(it.visible == ["E"])
    #expect(it.tabs.selectedIndex == 4)
  }

  @Test(.rule("R1405"))
  func `It is no longer selected when it is popped`() async throws {
    let it = try await open()
    it.tabs.selectedIndex = 5
    await it.stage.turn()
    it.tabs.moreNavigationController.popToRootViewController(animated: false)
    await it.stage.turn()
    #expect(it.visible == [])
    #expect(it.tabs.selectedViewController === it.tabs.moreNavigationController)
    #expect(it.titles == ["A", "B", "C", "D", "E", "F"])
    it.tabs.selectedIndex = 0
    await it.stage.turn()
    #expect(it.visible == ["A"])
    it.tabs.selectedIndex = 5
    await it.stage.turn()
    #expect(it.visible == ["F"])
  }

  @Test(.rule("R1405"))
  func `A controller that gets an item of its own remains selected`() async throws {
    let it = try await open()
    it.tabs.selectedIndex = 5
    await it.stage.turn()
    let last = try #require(it.controller(5))
    it.tabs.viewControllers?.removeFirst(3)
    await it.stage.turn()
    #expect(it.titles == ["D", "E", "F"])
    #expect(it.tabs.selectedIndex == 2)
    #expect(it.visible == ["F"])
    #expect(last.parent === it.tabs)
    #expect(last.navigationController == nil)
    #expect(items(it).map(\.title) == ["D", "E", "F"])
  }

  @Test(.rule("R1406"))
  func `There is a More navigation controller without a More item`() async throws {
    let it = try await TabStage("A", "B")
    #expect(it.tabs.moreNavigationController.viewControllers.count == 1)
    #expect(it.tabs.moreNavigationController.viewIfLoaded?.window == nil)
    #expect(items(it).count == 2)
  }

  @Test(.rule("R1406"))
  func `The list has a row for each controller without an item`() async throws {
    let it = try await open()
    it.tabs.selectedViewController = it.tabs.moreNavigationController
    await it.stage.turn()
    let view = it.tabs.moreNavigationController.topViewController?.view
    let table = try #require(view as? UITableView)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
  }
}
