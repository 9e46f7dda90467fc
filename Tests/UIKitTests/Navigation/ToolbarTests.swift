import Simulator
import Testing
import UIKit

/// Where a toolbar's buttons are, and how it comes and goes.
@MainActor
@Suite(.ownDevice)
struct ToolbarTests {
  private let clock = ManualClock()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
  }

  private func controls(in view: UIView) -> [UIControl] {
    view.subviews.flatMap { view in (view as? UIControl).map { [$0] } ?? controls(in: view) }
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test func `Flexible room is shared`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [item("AB"), .flexibleSpace(), item("AB"), .flexibleSpace(), item("AB")]
    window.addSubview(bar)
    clock.advance(by: 0.1)
    let frames = controls(in: bar).map(\.frame)
    #expect(frames.first?.minX == 16)
    #expect(frames.last?.maxX == 284)
    #expect(isClose(frames[1].midX, 150))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.items = [item("A"), .fixedSpace(30), item("B")]
    clock.advance(by: 0.1)
    let turned = controls(in: bar).map(\.frame)
    #expect(turned[0].maxX == 284)
    #expect(isClose(turned[0].minX - turned[1].maxX, 30))
  }

  @Test func `A button performs its action`() {
    var count = 0
    navigation.topViewController?.toolbarItems = [
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in count += 1 })
    ]
    navigation.setToolbarHidden(false, animated: true)
    clock.advance(by: 1)
    TouchDelivery.began(at: CGPoint(x: 28, y: 852 - 34 - 22), in: window)
    TouchDelivery.ended(at: CGPoint(x: 28, y: 852 - 34 - 22))
    #expect(count == 1)
  }

  @Test func `It slides in and out`() {
    navigation.setToolbarHidden(false, animated: true)
    clock.advance(by: 0.1)
    let y = navigation.toolbar.layer.presentation()?.frame.minY ?? 0
    #expect(y > 852 - 78 && y < 852)
    clock.advance(by: 1)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
    navigation.setToolbarHidden(true, animated: true)
    clock.advance(by: 1)
    #expect(navigation.toolbar.isHidden)
  }

  @Test func `It is directly above the tab bar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    navigation.isToolbarHidden = false
    clock.advance(by: 0.1)
    #expect(navigation.toolbar.frame.minY == 725)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 127)
  }

  @Test func `Invalid items cause no error`() {
    let odd = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .nan)))
    navigation.topViewController?.toolbarItems = (0..<60).map { item("\($0)") } + [.fixedSpace(.nan), odd]
    navigation.isToolbarHidden = false
    clock.advance(by: 0.1)
    window.frame = .zero
    clock.advance(by: 0.1)
    #expect(navigation.toolbar.frame.width == 0)
  }
}
