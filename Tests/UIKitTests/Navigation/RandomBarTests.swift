import Simulator
import TestSupport
import Testing
import UIKit

/// Random changes of bars, stacks and content: at rest, content keeps off exactly what covers it.
@MainActor
@Suite(.ownDevice)
struct RandomBarTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @MainActor
  private final class World {
    var dice: SplitMix64
    let tabs = UITabBarController()
    let navigation: UINavigationController

    init(seed: UInt64) {
      dice = SplitMix64(seed: seed)
      navigation = UINavigationController(rootViewController: Rows(style: .plain))
      tabs.viewControllers = [navigation, UIViewController()]
    }

    func make() -> UIViewController {
      let controller = Bool.random(using: &dice) ? Rows(style: .plain) : UIViewController()
      controller.hidesBottomBarWhenPushed = Int.random(in: 0..<3, using: &dice) == 0
      let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
      controller.navigationItem.largeTitleDisplayMode = modes.randomElement(using: &dice) ?? .automatic
      controller.navigationItem.prompt = Int.random(in: 0..<5, using: &dice) == 0 ? "Prompt" : nil
      if Int.random(in: 0..<3, using: &dice) == 0 {
        let results = Bool.random(using: &dice) ? Rows(style: .plain) : nil
        controller.navigationItem.searchController = UISearchController(searchResultsController: results)
        controller.navigationItem.hidesSearchBarWhenScrolling = Bool.random(using: &dice)
      }
      return controller
    }

    func act() {
      let animated = Bool.random(using: &dice)
      switch Int.random(in: 0..<13, using: &dice) {
      case 0, 1: navigation.pushViewController(make(), animated: animated)
      case 2, 3: navigation.popViewController(animated: animated)
      case 4: navigation.popToRootViewController(animated: animated)
      case 5: navigation.navigationBar.prefersLargeTitles.toggle()
      case 6: navigation.setToolbarHidden(Bool.random(using: &dice), animated: animated)
      case 7: navigation.setNavigationBarHidden(Int.random(in: 0..<3, using: &dice) == 0, animated: animated)
      case 8: tabs.setTabBarHidden(Int.random(in: 0..<3, using: &dice) == 0, animated: animated)
      case 9: tabs.selectedIndex = Int.random(in: 0..<2, using: &dice)
      case 10, 11: navigation.topViewController?.navigationItem.searchController?.isActive.toggle()
      default:
        guard let table = (navigation.topViewController as? Rows)?.tableView else { return }
        let y = CGFloat.random(in: -155...600, using: &dice)
        table.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
      }
    }
  }

  private func swipe(_ world: World, _ window: UIWindow, _ clock: ManualClock) {
    let end = CGFloat.random(in: 20...390, using: &world.dice)
    TouchDelivery.began(at: CGPoint(x: 4, y: 500), in: window)
    for step in 1...6 {
      clock.advance(by: 0.03)
      TouchDelivery.moved(to: CGPoint(x: 4 + end * CGFloat(step) / 6, y: 500))
    }
    TouchDelivery.ended(at: CGPoint(x: 4 + end, y: 500))
  }

  @Test(arguments: 1...150)
  func `Content avoids the views that cover it`(seed: Int) throws {
    let clock = ManualClock()
    let world = World(seed: UInt64(seed))
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = world.tabs
    window.makeKeyAndVisible()
    for _ in 0..<20 {
      if Int.random(in: 0..<6, using: &world.dice) == 0 { swipe(world, window, clock) } else { world.act() }
      clock.advance(by: ([0, 0, 0.1, 0.2, 1] as [TimeInterval]).randomElement(using: &world.dice) ?? 0)
    }
    world.tabs.selectedIndex = 0
    clock.advance(by: 5)
    let (navigation, bar) = (world.navigation, world.navigation.navigationBar)
    let top = try #require(navigation.topViewController)
    let insets = top.view.safeAreaInsets
    #expect(isClose(insets.top, navigation.isNavigationBarHidden ? 59 : Double(bar.frame.maxY)), "seed \(seed)")
    let tabBarHeight: CGFloat = world.tabs.tabBar.isHidden ? 34 : 83
    let hidesTabBar = navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    #expect(world.tabs.tabBar.isHidden == (hidesTabBar || world.tabs.isTabBarHidden), "seed \(seed)")
    let showsToolbar = !navigation.isToolbarHidden && !top.hidesBottomBarWhenPushed
    #expect(isClose(insets.bottom, Double(tabBarHeight + (showsToolbar ? 44 : 0))), "seed \(seed)")
    #expect(bar.isHidden == navigation.isNavigationBarHidden, "seed \(seed)")
    let search = top.navigationItem.searchController
    search?.isActive = false
    clock.advance(by: 1)
    #expect(search?.searchBar.showsCancelButton != true, "seed \(seed)")
    guard let table = (top as? Rows)?.tableView else { return }
    #expect(isClose(table.adjustedContentInset.top, Double(top.view.safeAreaInsets.top)), "seed \(seed)")
    #expect(isClose(table.adjustedContentInset.bottom, Double(insets.bottom)), "seed \(seed)")
    table.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    clock.advance(by: 1)
    let small = bar.frame.height
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    clock.advance(by: 1)
    let row: Double = top.navigationItem.prompt == nil ? 44 : 74
    let isSearchFixed = search != nil && !top.navigationItem.hidesSearchBarWhenScrolling
    #expect(isClose(small, row + (isSearchFixed ? 52 : 0)), "seed \(seed)")
    #expect(isClose(table.adjustedContentInset.top, Double(top.view.safeAreaInsets.top)), "seed \(seed)")
  }
}
