import Simulator
import Testing
import UIKit

/// What the user does with the More screen of a tab bar controller.
@MainActor
struct MoreTapTests {
  private final class Log: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      lines.append(viewController === tabBarController.moreNavigationController ? "More" : viewController.title ?? "")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("\(previousTab?.title ?? "nil") > \(selectedTab.title)") }
  }

  private let simulator: Simulator
  private let tabs = UITabBarController()
  private let log = Log()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    tabs.delegate = log
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.tabBarItem.image = UIImage(systemName: "star")
    return controller
  }

  private func show(_ controllers: [UIViewController]) async {
    tabs.viewControllers = controllers
    simulator.show(tabs)
    await simulator.settle()
  }

  private var six: [UIViewController] { ["A", "B", "C", "D", "E", "F"].map(controller) }

  private func tap(_ title: String) async throws {
    try await simulator.tap(title)
    await simulator.settle()
  }

  /// Taps the last item of the bar, whose name the back button also has.
  private func tapMoreItem() async throws {
    let more = try #require(tabs.tabBar.subviews.compactMap { $0 as? UIControl }.last)
    try await simulator.tap(at: more.convert(CGPoint(x: more.bounds.midX, y: more.bounds.midY), to: nil))
    await simulator.settle()
  }

  private func isOnScreen(_ controller: UIViewController?) -> Bool { controller?.viewIfLoaded?.window != nil }

  @Test func `A row of the list pushes its controller`() async throws {
    await show(six)
    try await tap("More")
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(log.lines == ["More"])
    try await tap("F")
    #expect(tabs.selectedIndex == 5)
    #expect(isOnScreen(tabs.viewControllers?[5]))
    #expect(tabs.moreNavigationController.viewControllers.count == 2)
    #expect(log.lines == ["More"])
    // The back button returns to the list.
    tabs.moreNavigationController.popViewController(animated: true)
    await simulator.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.viewControllers?[5].parent === tabs)
    try await tap("E")
    #expect(isOnScreen(tabs.viewControllers?[4]))
  }

  @Test
  func `The More screen keeps its controller while another tab is selected, and a second tap returns to the list`()
    async throws
  {
    await show(six)
    try await tap("More")
    try await tap("F")
    tabs.selectedIndex = 0
    await simulator.settle()
    #expect(!isOnScreen(tabs.viewControllers?[5]))
    try await tapMoreItem()
    #expect(tabs.selectedIndex == 5)
    try await tapMoreItem()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(!isOnScreen(tabs.viewControllers?[5]))
  }

  @Test func `A navigation controller in the list keeps its stack and its bar`() async throws {
    let root = controller("Root")
    let inner = UINavigationController(rootViewController: root)
    await show(["A", "B", "C", "D", "E"].map(controller) + [inner])
    try await tap("More")
    try await tap("Root")
    #expect(tabs.selectedViewController === inner)
    #expect(isOnScreen(root))
    #expect(tabs.moreNavigationController.navigationBar.isHidden)
    inner.pushViewController(controller("Detail"), animated: true)
    await simulator.settle()
    #expect(inner.viewControllers.count == 2)
    #expect(tabs.selectedIndex == 5)
    inner.popViewController(animated: true)
    await simulator.settle()
    try await tapMoreItem()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(!isOnScreen(root))
    #expect(inner.parent === tabs)
  }

  @Test func `The controller of a tab is created when its row is chosen`() async throws {
    var made: [String] = []
    tabs.tabs = ["A", "B", "C", "D", "E", "F"].map { title in
      UITab(title: title, image: nil, identifier: title) { _ in
        made.append(title)
        return UIViewController()
      }
    }
    simulator.show(tabs)
    await simulator.settle()
    try await tap("More")
    #expect(made == ["A"])
    try await tap("F")
    #expect(made == ["A", "F"])
    #expect(tabs.selectedTab?.title == "F")
    #expect(log.lines == ["More", "nil > F"])
  }

  @Test func `A changed item changes its row`() async throws {
    await show(six)
    try await tap("More")
    tabs.viewControllers?[5].tabBarItem.title = "Renamed"
    tabs.viewControllers?[4].tabBarItem.isEnabled = false
    await simulator.settle()
    try await tap("E")
    #expect(tabs.selectedIndex == NSNotFound)
    try await tap("Renamed")
    #expect(tabs.selectedIndex == 5)
  }
}

/// The More item on iPad.
@MainActor
struct MoreOnPadTests {
  @Test func `Eight items fit in a regular width`() async {
    let simulator = await Simulator.boot(.iPadPro11)
    let tabs = UITabBarController()
    func controller(_ number: Int) -> UIViewController {
      let controller = UIViewController()
      controller.title = "\(number)"
      return controller
    }
    tabs.viewControllers = (0..<8).map(controller)
    simulator.show(tabs)
    await simulator.settle()
    #expect(tabs.tabBar.items?.count == 8)
    tabs.viewControllers = (0..<9).map(controller)
    #expect(tabs.tabBar.items?.count == 8)
    #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
  }
}
