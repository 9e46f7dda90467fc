import Testing
import UIKit

/// The view controllers of a tab bar controller, and the selected one.
@MainActor
struct TabContentsTests {
  @Test(.rule("R128"))
  func `Initially there are no tabs`() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
  }

  @Test(.rule("R129"))
  func `Index and controller correspond`() async throws {
    let it = try await TabStage("A", "B", "C")
    #expect(it.tabs.selectedIndex == 0)
    #expect(it.tabs.selectedViewController === it.controller(0))
    it.tabs.selectedIndex = 2
    #expect(it.tabs.selectedViewController === it.controller(2))
    it.tabs.selectedViewController = it.controller(1)
    #expect(it.tabs.selectedIndex == 1)
    #expect(it.tabs.tabBar.selectedItem === it.controller(1)?.tabBarItem)
  }

  @Test(.rule("R128"))
  func `A selected controller that remains in the list is still selected`() async throws {
    let it = try await TabStage("A", "B", "C")
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    _ = it.log.take()
    let kept = try #require(it.controller(1))
    it.tabs.viewControllers = [it.make("X"), it.make("Y"), it.make("Z"), kept]
    await it.stage.turn()
    #expect(it.tabs.selectedIndex == 3)
    #expect(it.tabs.selectedViewController === kept)
    #expect(it.visible == ["B"])
    #expect(it.log.take().filter { $0.contains("ppear") } == [])
  }

  @Test(.rule("R128"))
  func `Otherwise the one at its index is selected`() async throws {
    let it = try await TabStage("A", "B", "C")
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    let (a, c) = (try #require(it.controller(0)), try #require(it.controller(2)))
    it.tabs.setViewControllers([a, c], animated: true)
    await it.stage.settle()
    #expect(it.tabs.selectedIndex == 1)
    #expect(it.tabs.selectedViewController === c)
    #expect(it.visible == ["C"])
  }

  @Test(.rule("R128"))
  func `Otherwise the first is selected`() async throws {
    let it = try await TabStage("A", "B", "C")
    it.tabs.selectedIndex = 2
    await it.stage.turn()
    let (a, b) = (try #require(it.controller(0)), try #require(it.controller(1)))
    it.tabs.viewControllers = [b, a]
    await it.stage.turn()
    #expect(it.tabs.selectedViewController === b)
    #expect(it.visible == ["B"])
  }

  @Test(.rule("R016", "R128"))
  func `Added and removed controllers receive their callbacks`() async throws {
    let it = try await TabStage("A", "B")
    let kept = try #require(it.controller(0))
    let gone = try #require(it.controller(1))
    it.tabs.viewControllers = [kept, it.make("C")]
    await it.stage.turn()
    let log = it.log.take()
    #expect(log.filter { $0.hasPrefix("B") } == ["B.willMove(nil)", "B.didMove(nil)"])
    #expect(log.filter { $0.hasPrefix("C") } == ["C.willMove(T)", "C.didMove(T)"])
    #expect(gone.parent == nil)
    #expect(Set(it.tabs.children) == Set(it.tabs.viewControllers ?? []))
  }

  @Test(.rule("R053"))
  func `The shown controller disappears before it has left`() async throws {
    let it = try await TabStage("A")
    it.controller(0)?.annotation = { "\($0.parent == nil ? "alone" : "inside")" }
    it.tabs.viewControllers = [it.make("B")]
    await it.stage.turn()
    #expect(
      it.log.take().filter { $0.hasPrefix("A") } == [
        "A.willMove(nil) inside", "A.viewWillDisappear(false) inside", "A.viewDidDisappear(false) inside",
        "A.didMove(nil) alone",
      ])
    #expect(it.visible == ["B"])
  }

  @Test func `Without view controllers, no view is on screen`() async throws {
    let it = try await TabStage("A", "B", recording: .appearance)
    let a = it.controller(0)
    it.tabs.viewControllers = []
    await it.stage.turn()
    #expect(it.log.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    #expect(it.tabs.selectedViewController == nil)
    #expect(a?.view.window == nil)
    #expect(it.tabs.tabBar.items?.isEmpty ?? true)
  }

  @Test func `A controller that was replaced is deallocated`() async throws {
    let it = try await TabStage("A", "B", recording: [.deinit])
    it.tabs.viewControllers = [it.make("C")]
    await it.stage.turn()
    #expect(it.log.take().sorted() == ["A.deinit()", "B.deinit()"])
  }

  @Test(.rule("R134", "R122"))
  func `The item has the controller's title and follows it`() {
    let controller = UIViewController()
    controller.title = "One"
    let item = controller.tabBarItem
    #expect(item?.title == "One")
    #expect(item?.image == nil)
    #expect(controller.tabBarItem === item)
    controller.title = "Two"
    #expect(item?.title == "Two")
  }

  @Test func `The bar shows the items of the controllers`() async throws {
    let it = try await TabStage("A", "B")
    #expect(it.tabs.tabBar.items?.map { $0.title ?? "" } == ["A", "B"])
    #expect(it.tabs.tabBar.items?.first === it.controller(0)?.tabBarItem)
    let item = UITabBarItem(title: "Own", image: nil, tag: 7)
    it.controller(1)?.tabBarItem = item
    await it.stage.turn()
    #expect(it.tabs.tabBar.items?.last === item)
  }

  @Test func `The tab of a stack has the title of its root`() async throws {
    let it = try await TabStage()
    let root = it.make("Root")
    it.tabs.viewControllers = [UINavigationController(rootViewController: root)]
    #expect(it.tabs.tabBar.items?.first?.title == "Root")
  }

  @Test func `The nearest tab bar controller is used`() async throws {
    let it = try await TabStage("A")
    let inner = UITabBarController()
    let deep = it.make("D")
    let navigation = UINavigationController(rootViewController: deep)
    inner.viewControllers = [navigation]
    it.tabs.viewControllers = [inner]
    #expect(deep.tabBarController === inner)
    #expect(navigation.tabBarController === inner)
    #expect(inner.tabBarController === it.tabs)
    #expect(it.tabs.tabBarController == nil)
  }

  @Test func `The selected tab decides about the status bar`() async throws {
    let it = try await TabStage("A", "B")
    it.tabs.selectedIndex = 1
    #expect(it.tabs.childForStatusBarStyle === it.controller(1))
    #expect(it.tabs.childForStatusBarHidden === it.controller(1))
    #expect(it.tabs.childForHomeIndicatorAutoHidden === it.controller(1))
  }

  @Test func `The delegate decides about the orientations`() {
    final class Upright: NSObject, UITabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
      { .portrait }
    }
    let delegate = Upright()
    let tabs = UITabBarController()
    tabs.delegate = delegate
    #expect(tabs.supportedInterfaceOrientations == .portrait)
  }

  @Test(.rule("R133"))
  func `All view controllers are customizable until the app sets others`() {
    let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    #expect(tabs.customizableViewControllers == [first, second])
    tabs.customizableViewControllers = [second]
    #expect(tabs.customizableViewControllers == [second])
    tabs.setViewControllers([second, first], animated: false)
    #expect(tabs.customizableViewControllers == [second, first])
  }
}
