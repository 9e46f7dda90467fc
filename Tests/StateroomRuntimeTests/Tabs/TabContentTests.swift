import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// What UIKit has in the tab of a state is the app's own view controller, as soon as the tab was shown.
@MainActor
struct TabContentTests {
  private enum Section: Hashable, CaseIterable { case today, library, settings }

  private final class Sections: StateTabBarController<Section> {
    var whileMaking: [Section: () -> Void] = [:]
    private(set) var reselected: [Section] = []

    override func viewController(for section: Section) -> UIViewController {
      let controller = UIViewController()
      controller.title = "\(section)"
      whileMaking.removeValue(forKey: section)?()
      return UINavigationController(rootViewController: controller)
    }

    override func didReselect(_ section: Section) {
      reselected.append(section)
      super.didReselect(section)
    }
  }

  private let simulator: Simulator
  private let tabs = Sections(states: Section.allCases, initialState: .today)

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func tap(_ index: Int) throws {
    let bar = tabs.tabBar
    let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
    try simulator.tap(at: bar.convert(CGPoint(x: width * (CGFloat(index) + 0.5), y: 20), to: nil))
  }

  private func expectOwnController(of section: Section, at index: Int) {
    #expect(tabs.state == section)
    #expect(tabs.selectedIndex == index)
    #expect(tabs.selectedViewController is UINavigationController)
    #expect(tabs.selectedViewController === tabs.loadedViewController(for: section))
    #expect(tabs.selectedViewController?.parent === tabs)
    #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
  }

  @Test func `A tab has the app's view controller when it is shown, selected by code or by a tap`() throws {
    #expect(tabs.loadedViewController(for: .today) == nil)
    simulator.show(tabs)
    expectOwnController(of: .today, at: 0)
    tabs.transition(to: .settings, animated: true)
    expectOwnController(of: .settings, at: 2)
    #expect(tabs.loadedViewController(for: .library) == nil)
    try tap(1)
    expectOwnController(of: .library, at: 1)
    #expect(tabs.children.count == 3)
    #expect(tabs.viewControllers?.allSatisfy { $0 is UINavigationController } == true)
    #expect(tabs.tabBar.items?.map(\.title) == ["today", "library", "settings"])
  }

  @Test func `A tab that is selected off the screen has its view controller when the tab bar controller appears`() {
    tabs.transition(to: .library, animated: false)
    #expect(tabs.loadedViewController(for: .library) == nil)
    simulator.show(tabs)
    expectOwnController(of: .library, at: 1)
    #expect(tabs.loadedViewController(for: .today) == nil)
  }

  @Test func `A pushed view controller hides the bar, and a second tap pops to the root`() throws {
    simulator.show(tabs)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    stack.pushViewController(pushed, animated: false)
    simulator.advance(by: .seconds(1))
    #expect(tabs.tabBar.isHidden)
    stack.popViewController(animated: false)
    stack.pushViewController(UIViewController(), animated: false)
    simulator.advance(by: .seconds(1))
    #expect(!tabs.tabBar.isHidden)
    try tap(0)
    simulator.advance(by: .seconds(1))
    #expect(stack.viewControllers.count == 1)
    #expect(tabs.reselected == [.today])
  }

  @Test func `The app's delegate receives the first selection of a tab with the app's view controller`() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var selected: [UIViewController] = []
      func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
        selected.append(viewController)
      }
    }
    let delegate = Delegate()
    tabs.delegate = delegate
    simulator.show(tabs)
    try tap(1)
    try tap(2)
    try tap(1)
    #expect(
      delegate.selected == [.library, .settings, .library].compactMap { tabs.loadedViewController(for: $0) })
  }

  @Test func `A selection by the code that creates a view controller is newer than the tap`() throws {
    simulator.show(tabs)
    tabs.whileMaking[.library] = { [tabs] in tabs.transition(to: .settings, animated: false) }
    try tap(1)
    simulator.advance(by: .seconds(1))
    expectOwnController(of: .settings, at: 2)
    #expect(!tabs.isTransitioning)
  }

  @Test func `A list of tabs that is set by the code that creates a view controller is newer`() {
    simulator.show(tabs)
    tabs.whileMaking[.library] = { [tabs] in tabs.setStates([.settings, .today], animated: false) }
    tabs.setStates([.library], animated: false)
    simulator.advance(by: .seconds(1))
    #expect(tabs.states == [.settings, .today])
    #expect(!tabs.isTransitioning)
  }

  @Test func `A list of tabs that the code sets for a tab that replaces the selected one shows its content`() {
    simulator.show(tabs)
    tabs.transition(to: .library, animated: false)
    tabs.whileMaking[.settings] = { [tabs] in tabs.setStates([.today, .settings], animated: false) }
    tabs.setStates([.today, .settings], animated: true)
    simulator.advance(by: .seconds(1))
    #expect(tabs.state == .settings && !tabs.isTransitioning)
    let content = tabs.loadedViewController(for: .settings)
    #expect(content?.viewIfLoaded?.window != nil)
  }

  @Test func `The tab that replaces the selected one has the app's view controller`() {
    simulator.show(tabs)
    tabs.setStates([.library, .settings], animated: false)
    expectOwnController(of: .library, at: 0)
    #expect(tabs.loadedViewController(for: .settings) == nil)
  }

  @Test func `A placeholder that the app moves to another tab bar controller shows the view controller inside`() throws
  {
    let placeholder = try #require(tabs.viewControllers?[1])
    let other = UITabBarController()
    other.viewControllers = [placeholder]
    simulator.show(other)
    let stack = try #require(tabs.loadedViewController(for: .library))
    #expect(placeholder.children == [stack])
    #expect(stack.viewIfLoaded?.window != nil)
  }

  @Test func `A view controller with another parent is refused by name, and its tab is empty`() throws {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let shared = UIViewController()
    let parent = UIViewController()
    parent.addChild(shared)
    let tabs = StateTabBarController(states: [0, 1]) { $0 == 1 ? shared : UIViewController() }
    simulator.show(tabs)
    tabs.transition(to: 1, animated: false)
    #expect(diagnostics.refusals.map(\.reason) == [.childHasAnotherParent])
    #expect(diagnostics.refusals.first?.description.contains("\(shared)") == true)
    #expect(shared.parent === parent)
    #expect(tabs.state == 1)
  }

  @Test func `The view controllers of removed tabs, and placeholders, are released`() async throws {
    let leaks = LeakDetector()
    simulator.show(tabs)
    tabs.transition(to: .library, animated: false)
    for controller in tabs.viewControllers ?? [] { leaks.watch(controller) }
    tabs.setStates([.settings], animated: false)
    await simulator.settle()
    // The settings' placeholder was replaced as well, when its tab was shown.
    try leaks.expectReleased()
    expectOwnController(of: .settings, at: 0)
  }

  // MARK: - Items

  private static func makeContent(in isStack: Bool, with item: UITabBarItem?) -> UIViewController {
    let controller = UIViewController()
    if let item { controller.tabBarItem = item }
    return isStack ? UINavigationController(rootViewController: controller) : controller
  }

  @Test(arguments: [false, true])
  func `Without an item of the app, a tab has that of its view controller when it exists`(isStack: Bool) throws {
    let own = UITabBarItem(title: "Books", image: UIImage(systemName: "book"), tag: 7)
    let tabs = StateTabBarController(states: Section.allCases) {
      Self.makeContent(in: isStack, with: $0 == .library ? own : nil)
    }
    simulator.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["today", "library", "settings"])
    // A badge that the tab got before remains.
    tabs.tabBar.items?[1].badgeValue = "3"
    tabs.transition(to: .library, animated: false)
    #expect(tabs.tabBar.items?.map(\.title) == ["today", "Books", "settings"])
    #expect(tabs.tabBar.selectedItem === own)
    #expect(own.badgeValue == "3" && own.tag == 7)
    #expect(tabs.selectedViewController?.tabBarItem === own)
    tabs.transition(to: .settings, animated: false)
    #expect(tabs.tabBar.items?.map(\.title) == ["today", "Books", "settings"])
    // The item of a stack remains that of its first root view controller.
    (tabs.loadedViewController(for: .library) as? UINavigationController)?.viewControllers = [UIViewController()]
    #expect(tabs.tabBar.items?[1] === own)
  }

  @Test func `An item of the view controller has the state's name only without a title and an image`() {
    let items = [
      UITabBarItem(), UITabBarItem(title: nil, image: UIImage(systemName: "book"), tag: 0),
      UITabBarItem(title: "", image: nil, tag: 0),
    ]
    let tabs = StateTabBarController(states: Array(items.indices)) { Self.makeContent(in: false, with: items[$0]) }
    simulator.show(tabs)
    for index in items.indices { tabs.transition(to: index, animated: false) }
    #expect(tabs.tabBar.items?.map(\.title) == ["0", nil, ""])
    #expect(tabs.tabBar.items == items)
  }

  @Test(arguments: [false, true])
  func `The app's item for a state takes precedence over that of the view controller`(isOverridden: Bool) {
    final class Named: StateTabBarController<Section> {
      override func viewController(for section: Section) -> UIViewController {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        return controller
      }
      override func tabBarItem(for section: Section) -> UITabBarItem {
        let item = super.tabBarItem(for: section)
        item.image = UIImage(systemName: "book")
        return item
      }
    }
    let tabs: StateTabBarController<Section> =
      isOverridden
      ? Named(states: Section.allCases)
      : StateTabBarController(states: Section.allCases) {
        UITabBarItem(title: "\($0)", image: nil, tag: 0)
      } content: { _ in
        Self.makeContent(in: false, with: UITabBarItem(title: "Own", image: nil, tag: 0))
      }
    simulator.show(tabs)
    tabs.transition(to: .library, animated: false)
    #expect(tabs.tabBar.items?.map(\.title) == ["today", "library", "settings"])
    #expect(tabs.selectedViewController?.tabBarItem.title == "library")
  }

  @Test func `Only the initial tab has content if the view is loaded during the initialization`() {
    final class Early: StateTabBarController<Section> {
      private(set) var made: [Section] = []
      override func tabBarItem(for section: Section) -> UITabBarItem {
        loadViewIfNeeded()
        return super.tabBarItem(for: section)
      }
      override func viewController(for section: Section) -> UIViewController {
        made.append(section)
        return UIViewController()
      }
    }
    let tabs = Early(states: Section.allCases, initialState: .settings)
    #expect(tabs.state == .settings && tabs.states == Section.allCases)
    simulator.show(tabs)
    #expect(tabs.made == [.settings])
    #expect(tabs.selectedViewController === tabs.loadedViewController(for: .settings))
  }
}
