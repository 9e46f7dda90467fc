import Testing
import UIKit

/// Tabs that create their view controllers when they are needed.
@MainActor
struct UITabTests {
  @Test func `A tab has the values it was created with`() {
    guard #available(iOS 18, *) else { return }
    let image = UIImage(systemName: "star")
    let tab = UITab(title: "Title", image: image, identifier: "id") { _ in UIViewController() }
    #expect(tab.title == "Title")
    #expect(tab.image === image)
    #expect(tab.identifier == "id")
    #expect(tab.badgeValue == nil)
    #expect(UITab(title: "", image: nil, identifier: "none").viewController == nil)
  }

  @Test func `The controller of a tab is made by its provider`() {
    guard #available(iOS 18, *) else { return }
    let tab = UITab(title: "Title", image: nil, identifier: "id") { tab in
      let controller = UIViewController()
      controller.title = tab.identifier
      return controller
    }
    let controller = tab.viewController
    #expect(controller?.title == "id")
    #expect(tab.viewController === controller)
    #expect(controller?.tab === tab)
    #expect(UIViewController().tab == nil)
  }

  @Test func `The selected tab is shown`() async throws {
    guard #available(iOS 18, *) else { return }
    let log = CallbackLog(.appearance)
    let names = ["A", "B"]
    let tabs = UITabBarController(
      tabs: names.map { name in
        UITab(title: name, image: nil, identifier: name) { _ in RecordingViewController(name, log) }
      })
    let stage = try await Stage.open()
    await stage.show(tabs)
    #expect(log.take() == ["A.viewWillAppear(false)", "A.viewDidAppear(false)"])
    tabs.selectedTab = tabs.tabs[1]
    await stage.turn()
    #expect(tabs.selectedTab === tabs.tabs[1])
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController?.title == "B")
    #expect(
      log.take() == [
        "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
        "B.viewDidAppear(false)",
      ])
  }

  @Test func `Without tabs there is no selected tab`() {
    guard #available(iOS 18, *) else { return }
    #expect(UITabBarController().selectedTab == nil)
    #expect(UITabBarController().tabs.isEmpty)
  }

  @Test(.rule("R2208"))
  func `The display mode is automatic, and a tab has no subtitle by default`() {
    guard #available(iOS 18, *) else { return }
    let tab = UITab(title: "Title", image: nil, identifier: "tab") { _ in UIViewController() }
    #expect(tab.subtitle == nil)
    tab.subtitle = "Subtitle"
    #expect(tab.subtitle == "Subtitle")
    let controller = UITabBarController(tabs: [tab])
    #expect(controller.mode == .automatic)
    controller.mode = .tabBar
    #expect(controller.mode == .tabBar)
    #expect(controller.tabBar.items?.count == 1)
  }
}
