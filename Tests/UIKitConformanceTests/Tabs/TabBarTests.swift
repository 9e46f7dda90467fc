import Testing
import UIKit

/// The tab bar and its items.
@MainActor
struct TabBarTests {
  @Test func `The bar covers the bottom and content avoids it`() async throws {
    let it = try await TabStage("A")
    let view = try #require(it.controller(0)?.view)
    let bar = it.tabs.tabBar
    #expect(view.frame.size == it.tabs.view.bounds.size)
    #expect(bar.frame.maxY == it.tabs.view.bounds.maxY)
    #expect(bar.frame.width == it.tabs.view.bounds.width)
    #expect(view.safeAreaInsets.bottom == bar.frame.height)
    #expect(bar.frame.height - it.tabs.view.safeAreaInsets.bottom == 49)
  }

  @Test func `Hiding the bar releases its space`() async throws {
    guard #available(iOS 18, *) else { return }
    let it = try await TabStage("A")
    let view = try #require(it.controller(0)?.view)
    #expect(!it.tabs.isTabBarHidden)
    it.tabs.isTabBarHidden = true
    await it.stage.turn()
    #expect(view.safeAreaInsets.bottom == it.tabs.view.safeAreaInsets.bottom)
    it.tabs.setTabBarHidden(false, animated: true)
    await it.stage.settle()
    #expect(view.safeAreaInsets.bottom == it.tabs.tabBar.frame.height)
    #expect(it.tabs.tabBar.frame.maxY == it.tabs.view.bounds.maxY)
  }

  @Test(.rule("R125"))
  func `The bar disappears with a push and returns with a pop`() async throws {
    let it = try await TabStage()
    let root = it.make("R")
    let navigation = UINavigationController(rootViewController: root)
    it.tabs.viewControllers = [navigation]
    await it.stage.turn()
    let withBar = root.view.safeAreaInsets.bottom
    let pushed = it.make("P")
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    await it.stage.settle()
    #expect(pushed.view.safeAreaInsets.bottom == it.tabs.view.safeAreaInsets.bottom)
    navigation.popViewController(animated: true)
    await it.stage.settle()
    #expect(root.view.safeAreaInsets.bottom == withBar)
    #expect(!it.tabs.tabBar.isHidden)
    #expect(it.tabs.tabBar.superview === it.tabs.view)
    #expect(it.tabs.tabBar.frame.maxY == it.tabs.view.bounds.maxY)
  }

  @Test(.rule("R125"))
  func `Each tab decides for itself`() async throws {
    let it = try await TabStage("A")
    let root = it.make("R")
    let pushed = it.make("P")
    pushed.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    it.tabs.viewControllers = [try #require(it.controller(0)), navigation]
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    navigation.pushViewController(pushed, animated: false)
    await it.stage.turn()
    let safe = it.tabs.view.safeAreaInsets.bottom
    #expect(pushed.view.safeAreaInsets.bottom == safe)
    it.tabs.selectedIndex = 0
    await it.stage.turn()
    #expect((it.controller(0)?.view.safeAreaInsets.bottom ?? 0) > safe)
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    #expect(pushed.view.safeAreaInsets.bottom == safe)
  }

  @Test func `A scroll view in a tab avoids the bar`() async throws {
    let it = try await TabStage()
    let controller = UITableViewController(style: .plain)
    it.tabs.viewControllers = [controller]
    await it.stage.turn()
    #expect(controller.tableView.adjustedContentInset.bottom == it.tabs.tabBar.frame.height)
  }

  @Test func `Items have the values they were created with`() {
    let image = UIImage(systemName: "star")
    let selected = UIImage(systemName: "star.fill")
    let item = UITabBarItem(title: "Title", image: image, selectedImage: selected)
    #expect(item.title == "Title")
    #expect(item.image === image)
    #expect(item.selectedImage === selected)
    #expect(item.badgeValue == nil)
    #expect(UITabBarItem(title: nil, image: nil, tag: 3).tag == 3)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 4).tag == 4)
  }

  @Test func `A tab bar without a controller has items and a selection`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    #expect(bar.items == nil)
    let (one, two) = (UITabBarItem(title: "1", image: nil, tag: 1), UITabBarItem(title: "2", image: nil, tag: 2))
    bar.items = [one, two]
    #expect(bar.selectedItem == nil)
    bar.selectedItem = two
    #expect(bar.selectedItem === two)
    bar.setItems([two, one], animated: true)
    #expect(bar.items == [two, one])
  }

  @Test func `Widths and spacings are not negative`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
    bar.itemWidth = -3
    bar.itemSpacing = -4
    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
    bar.itemWidth = 90
    bar.itemSpacing = 20
    #expect(bar.itemWidth == 90)
    #expect(bar.itemSpacing == 20)
  }
}
