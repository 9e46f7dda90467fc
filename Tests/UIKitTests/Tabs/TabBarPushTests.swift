import Simulator
import Testing
import UIKit

/// The tab bar goes with what is pushed and comes back with what is popped.
@MainActor
@Suite(.ownDevice)
struct TabBarPushTests {
  private let clock = ManualClock()
  private let tabs = UITabBarController()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
  private let pushed = UIViewController()

  init() {
    tabs.viewControllers = [navigation, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    pushed.hidesBottomBarWhenPushed = true
    clock.advance(by: 0.1)
  }

  private var content: UIView { navigation.view.subviews[0] }
  private var bar: UITabBar { tabs.tabBar }
  private var root: UIViewController? { navigation.viewControllers.first }
  private func shownX(_ view: UIView?) -> CGFloat { view?.layer.presentation()?.frame.minX ?? .nan }
  private var isBack: Bool {
    !bar.isHidden && bar.superview === tabs.view && bar.frame.maxY == window.bounds.maxY
      && bar.layer.animationKeys() == nil && bar.isUserInteractionEnabled
  }

  private func drag(to end: CGFloat, lets go: Bool = true) {
    TouchDelivery.began(at: CGPoint(x: 5, y: 400), in: window)
    for step in 1...30 {
      clock.advance(by: 1.0 / 60)
      TouchDelivery.moved(to: CGPoint(x: 5 + (end - 5) * CGFloat(step) / 30, y: 400))
    }
    guard go else { return }
    clock.advance(by: 0.3)
    TouchDelivery.ended(at: CGPoint(x: end, y: 400))
  }

  /// The views that move.
  private var views: [UIView] { content.subviews }

  @Test func `The bar moves with the view below it`() throws {
    navigation.pushViewController(pushed, animated: true)
    clock.advance(by: 0.1)
    let old = try #require(root?.view)
    #expect(!bar.isHidden)
    #expect(abs(shownX(bar) - shownX(old)) < 0.01)
    #expect(shownX(bar) < 0)
    // Between the two views.
    #expect(views == [old, bar, pushed.view])
    #expect(old.safeAreaInsets.bottom == 83)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    clock.advance(by: 1)
    #expect(bar.isHidden)
    #expect(bar.superview === tabs.view)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
  }

  @Test func `The bar reappears under the view that leaves`() throws {
    navigation.pushViewController(pushed, animated: false)
    clock.advance(by: 0.1)
    navigation.popViewController(animated: true)
    clock.advance(by: 0.1)
    #expect(views == [root?.view, bar, pushed.view])
    #expect(abs(shownX(bar) - shownX(root?.view)) < 0.01)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    #expect(root?.view.safeAreaInsets.bottom == 83)
    clock.advance(by: 1)
    #expect(isBack)
    #expect(root?.view.safeAreaInsets.bottom == 83)
  }

  @Test func `A swipe restores the bar`() {
    navigation.pushViewController(pushed, animated: false)
    clock.advance(by: 0.1)
    drag(to: 300)
    clock.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(isBack)
  }

  @Test func `A cancelled swipe keeps the bar hidden`() {
    navigation.pushViewController(pushed, animated: false)
    clock.advance(by: 0.1)
    drag(to: 120, lets: false)
    #expect(!bar.isHidden)
    #expect(abs(shownX(bar) - shownX(root?.view)) < 0.01)
    clock.advance(by: 0.3)
    TouchDelivery.ended(at: CGPoint(x: 120, y: 400))
    clock.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(bar.isHidden && bar.superview === tabs.view)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    clock.advance(by: 1)
    #expect(isBack)
  }

  @Test func `The bar stays hidden above`() {
    navigation.pushViewController(pushed, animated: false)
    clock.advance(by: 0.1)
    navigation.pushViewController(UIViewController(), animated: true)
    clock.advance(by: 1)
    #expect(bar.isHidden)
    navigation.popToRootViewController(animated: true)
    clock.advance(by: 1)
    #expect(isBack)
  }

  @Test func `The controller that pushes can hide the bar for the time being`() {
    let plain = UIViewController()
    root?.hidesBottomBarWhenPushed = true
    navigation.pushViewController(plain, animated: true)
    root?.hidesBottomBarWhenPushed = false
    clock.advance(by: 1)
    #expect(bar.isHidden)
    drag(to: 120)
    clock.advance(by: 1)
    #expect(bar.isHidden)
    navigation.popViewController(animated: true)
    clock.advance(by: 1)
    #expect(isBack)
  }

  @Test func `Another tab selected during the push has the bar`() {
    navigation.pushViewController(pushed, animated: true)
    clock.advance(by: 0.1)
    tabs.selectedIndex = 1
    clock.advance(by: 1)
    #expect(isBack)
    tabs.selectedIndex = 0
    clock.advance(by: 1)
    #expect(bar.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
  }

  @Test func `A stack that is removed during the push restores the bar`() {
    navigation.pushViewController(pushed, animated: true)
    clock.advance(by: 0.1)
    tabs.viewControllers = [UIViewController()]
    clock.advance(by: 1)
    #expect(isBack)
  }

  @Test func `The bar slides down and up`() {
    tabs.setTabBarHidden(true, animated: true)
    clock.advance(by: 0.1)
    let y = bar.layer.presentation()?.frame.minY ?? 0
    #expect(y > window.bounds.maxY - 83 && y < window.bounds.maxY)
    clock.advance(by: 1)
    #expect(bar.isHidden)
    tabs.setTabBarHidden(false, animated: true)
    clock.advance(by: 1)
    #expect(isBack)
  }

  @Test func `A bar that the app hides releases its space`() {
    bar.isHidden = true
    clock.advance(by: 0.1)
    #expect(root?.view.safeAreaInsets.bottom == 34)
    bar.isHidden = false
    clock.advance(by: 0.1)
    #expect(root?.view.safeAreaInsets.bottom == 83)
  }
}
