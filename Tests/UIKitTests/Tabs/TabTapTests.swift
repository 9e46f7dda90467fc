import Simulator
import Testing
import UIKit

/// What the user does with the bar of a tab bar controller.
@MainActor
@Suite(.ownDevice)
struct TabTapTests {
  private final class Log: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var refused: String?
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
      -> Bool
    {
      lines.append("shouldSelect \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
      return viewController.title != refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      lines.append("didSelect \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      lines.append("shouldSelectTab \(tab.identifier)")
      return tab.identifier != refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("didSelectTab \(selectedTab.identifier) \(previousTab?.identifier ?? "nil")") }
  }

  private final class Tabs: UITabBarController {
    var onTap: ((UITabBarItem) -> Void)?
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { onTap?(item) }
  }

  private let clock = ManualClock()
  private let log = Log()
  private let tabs = Tabs()
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() {
    tabs.viewControllers = ["A", "B", "C"].map(controller)
    tabs.delegate = log
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private var buttons: [UIControl] { tabs.tabBar.subviews.compactMap { $0 as? UIControl } }

  private func tap(_ index: Int) {
    let button = buttons[index]
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    TouchDelivery.began(at: place, in: window)
    TouchDelivery.ended(at: place)
    clock.advance(by: 0.02)
  }

  // MARK: - The Delegate

  @Test func `A tap asks, changes and notifies`() {
    tap(1)
    #expect(log.take() == ["shouldSelect B at 0", "didSelect B at 1"])
    #expect(tabs.selectedViewController?.viewIfLoaded?.window === window)
  }

  @Test func `A tap on the selected tab asks and notifies too`() {
    tap(0)
    #expect(log.take() == ["shouldSelect A at 0", "didSelect A at 0"])
  }

  @Test func `A refused tap has no effect`() {
    log.refused = "B"
    tap(1)
    #expect(log.take() == ["shouldSelect B at 0"])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.first)
    #expect(buttons.map(\.isSelected) == [true, false, false])
  }

  @Test func `The controller is notified of the item before`() {
    var indices: [Int] = []
    tabs.onTap = { [tabs] item in
      indices = [tabs.selectedIndex, tabs.tabBar.items?.firstIndex(of: item) ?? -1]
    }
    tap(2)
    #expect(indices == [0, 2])
    #expect(tabs.selectedIndex == 2)
    tabs.onTap = nil
  }

  @Test func `A disabled item receives no taps`() {
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    tap(1)
    #expect(log.take() == [])
    #expect(tabs.selectedIndex == 0)
    tabs.viewControllers?[1].tabBarItem.isEnabled = true
    tap(1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `A delegate that changes the tabs in its callback takes effect`() {
    final class Meddler: NSObject, UITabBarControllerDelegate {
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
      {
        tabBarController.viewControllers = tabBarController.viewControllers?.filter { $0 !== viewController }
        return true
      }
    }
    let meddler = Meddler()
    tabs.delegate = meddler
    tap(1)
    #expect(tabs.viewControllers?.map { $0.title ?? "" } == ["A", "C"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `The delegate is asked about tabs as tabs`() {
    var made: [String] = []
    tabs.tabs = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in
        made.append(name)
        return controller(name)
      }
    }
    clock.advance(by: 0.1)
    #expect(made == ["a"])
    tap(1)
    #expect(made == ["a", "b"])
    tap(1)
    #expect(
      log.take() == [
        "shouldSelectTab b", "didSelectTab b a", "shouldSelectTab b", "didSelectTab b b",
      ])
    log.refused = "a"
    tap(0)
    #expect(tabs.selectedTab?.identifier == "b")
    tabs.tab(forIdentifier: "a")?.badgeValue = "9"
    #expect(tabs.tabBar.items?.first?.badgeValue == "9")
    #expect(tabs.tabs.first?.tabBarController === tabs)
    tabs.tabs = []
    #expect(tabs.selectedTab == nil)
  }

  // MARK: - Stacks

  @Test func `A tap on the selected tab pops to the root of its stack`() {
    let navigation = UINavigationController(rootViewController: controller("R"))
    navigation.title = "N"
    tabs.viewControllers = [controller("A"), navigation]
    tabs.selectedIndex = 1
    navigation.pushViewController(controller("P"), animated: false)
    navigation.pushViewController(controller("Q"), animated: false)
    clock.advance(by: 0.1)
    _ = log.take()
    tap(0)
    tap(1)
    #expect(navigation.viewControllers.count == 3)
    tap(1)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.transitionCoordinator?.isAnimated == true)
    clock.advance(by: 1)
    #expect(navigation.transitionCoordinator == nil)
    #expect(log.take().last == "didSelect N at 1")
  }

  // MARK: - The Bar

  @Test func `The app's own bar reports taps`() throws {
    final class Listener: NSObject, UITabBarDelegate {
      var tapped: [UITabBarItem] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped.append(item) }
    }
    let listener = Listener()
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 393, height: 49))
    bar.delegate = listener
    let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = items
    tabs.selectedViewController?.view.addSubview(bar)
    clock.advance(by: 0.1)
    for _ in 0..<2 {
      TouchDelivery.began(at: CGPoint(x: 196, y: 120), in: window)
      TouchDelivery.ended(at: CGPoint(x: 196, y: 120))
    }
    #expect(listener.tapped == [items[1], items[1]])
    #expect(bar.selectedItem === items[1])
  }

  @Test func `Assistive technology meets tabs`() throws {
    tabs.viewControllers?[1].tabBarItem.badgeValue = "4"
    clock.advance(by: 0.1)
    #expect(buttons.map(\.accessibilityLabel) == ["A", "B", "C"])
    #expect(buttons.map { $0.accessibilityTraits.contains(.selected) } == [true, false, false])
    #expect(buttons.map(\.accessibilityValue) == [nil, "4", nil])
    #expect(tabs.tabBar.accessibilityTraits.contains(.tabBar))
  }

  @Test func `In a compact height the titles are beside the images`() throws {
    tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house.fill"), tag: 0)
    clock.advance(by: 0.1)
    let stacked = buttons[0].subviews
    #expect(stacked[0].frame.maxY <= stacked[1].frame.minY + 4)
    InterfaceRotation.rotate(to: .landscapeLeft)
    clock.advance(by: 1)
    #expect(tabs.tabBar.frame.height == 53)
    let beside = buttons[0].subviews
    #expect(beside[0].frame.maxX <= beside[1].frame.minX)
  }

  @Test func `Invalid items cause no error`() {
    tabs.viewControllers = (0..<40).map { index in
      let one = controller(String(repeating: "Wide ", count: 200))
      one.tabBarItem.badgeValue = index % 2 == 0 ? "" : String(repeating: "9", count: 500)
      return one
    }
    tabs.tabBar.itemPositioning = .centered
    tabs.tabBar.itemWidth = .infinity
    tabs.tabBar.itemSpacing = .nan
    clock.advance(by: 0.1)
    window.frame = .zero
    clock.advance(by: 0.1)
    #expect(buttons.allSatisfy { $0.frame.width.isFinite && $0.frame.width >= 0 })
  }

  @Test func `A controller that is given twice has one tab`() {
    let (a, b) = (controller("A"), controller("B"))
    tabs.viewControllers = [a, b, a]
    #expect(tabs.viewControllers == [a, b])
    #expect(tabs.tabBar.items?.count == 2)
  }

  @Test func `An index without a tab has no effect`() {
    tabs.selectedIndex = 7
    tabs.selectedIndex = -1
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A tab that is removed by other code is removed from the states`() {
    let (a, b) = (tabs.viewControllers?[0], tabs.viewControllers?[1])
    a?.willMove(toParent: nil)
    a?.removeFromParent()
    clock.advance(by: 0.1)
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.selectedViewController === b)
    #expect(a?.viewIfLoaded?.window == nil)
    #expect(b?.viewIfLoaded?.window === window)
  }

  @Test func `Tabs that change without end do not block the update cycle`() {
    final class Restless: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        guard let tabs = tabBarController else { return }
        tabs.selectedIndex = 1 - tabs.selectedIndex
      }
    }
    tabs.viewControllers = [Restless(), Restless()]
    clock.advance(by: 0.1)
    #expect(tabs.selectedIndex < 2)
    tabs.viewControllers = [controller("A")]
    clock.advance(by: 0.1)
    #expect(tabs.selectedViewController?.viewIfLoaded?.window === window)
  }

  // MARK: - Misuse

  @Test func `Selecting a controller that is no tab stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
  }

  @Test func `Setting the items of a controller's bar stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.tabBar.items = []
        withExtendedLifetime(tabs) {}
      }
    }
  }

  @Test func `Tabs with the same identifier stop`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UITabBarController().tabs = (0..<2).map { _ in UITab(title: "", image: nil, identifier: "same") }
      }
    }
  }
}
