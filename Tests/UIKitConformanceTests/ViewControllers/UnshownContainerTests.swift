import Testing
import UIKit

/// Containers whose views are in no window, as in tests of apps.
@MainActor
struct UnshownContainerTests {
  let frame = CGRect(x: 0, y: 0, width: 400, height: 300)

  @Test(.rule("R1202"))
  func `A layout pass places the view of the top view controller`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let top = UIViewController()
    navigation.pushViewController(top, animated: false)
    navigation.view.frame = frame
    #expect(!top.isViewLoaded)
    navigation.view.layoutIfNeeded()
    #expect(top.view.isDescendant(of: navigation.view))
    #expect(top.view.convert(top.view.bounds, to: navigation.view) == frame)
    #expect(navigation.viewControllers[0].viewIfLoaded == nil)
  }

  @Test(.rule("R1202"))
  func `The next layout pass replaces the view`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.view.layoutIfNeeded()
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: false)
    navigation.view.layoutIfNeeded()
    #expect(pushed.view.isDescendant(of: navigation.view))
    #expect(root.view.superview == nil)
    navigation.popViewController(animated: false)
    navigation.view.layoutIfNeeded()
    #expect(root.view.isDescendant(of: navigation.view))
    #expect(pushed.view.superview == nil)
  }

  @Test(.rule("R1203"))
  func `A layout pass places the view of the selected view controller`() {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    tabs.view.frame = frame
    tabs.view.layoutIfNeeded()
    #expect(first.view.isDescendant(of: tabs.view))
    #expect(first.view.convert(first.view.bounds, to: tabs.view) == frame)
    #expect(!second.isViewLoaded)
    tabs.selectedIndex = 1
    tabs.view.setNeedsLayout()
    tabs.view.layoutIfNeeded()
    #expect(second.view.isDescendant(of: tabs.view))
    #expect(first.view.superview == nil)
  }

  @Test(.rule("R1202", "R1203"))
  func `Nested containers are placed by one layout pass, without appearance callbacks`() {
    final class Counting: UIViewController {
      var appearances = 0
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
      }
    }
    let content = Counting()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    tabs.view.frame = frame
    tabs.view.layoutIfNeeded()
    #expect(content.view.isDescendant(of: tabs.view))
    #expect(content.view.frame.size == frame.size)
    #expect(content.appearances == 0)
  }
}
