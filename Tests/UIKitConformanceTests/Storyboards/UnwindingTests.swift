import Testing
import UIKit

/// The return values of the methods for unwind segues, without a storyboard.
@MainActor
struct UnwindingTests {
  @Test(.rule("R480"))
  func `A controller without the action is not the destination of an unwind segue`() {
    let controller = UIViewController()
    #expect(!controller.canPerformUnwindSegueAction(Selector(("home:")), from: UIViewController(), sender: nil))
  }

  @Test(.rule("R483"))
  func `Unwinding through a controller that is no container has no effect`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.unwind(
      for: UIStoryboardSegue(identifier: nil, source: child, destination: parent), towards: child)
    #expect(parent.children == [child])
    #expect(!parent.isViewLoaded && !child.isViewLoaded)
  }

  @Test(.rule("R483"))
  func `A navigation controller pops to the controller that an unwind segue leads to`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second, third]
    navigation.unwind(for: UIStoryboardSegue(identifier: nil, source: third, destination: first), towards: first)
    #expect(navigation.viewControllers == [first])
  }

  @Test(.rule("R483"))
  func `A tab bar controller selects the controller that an unwind segue leads to`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    tabs.unwind(for: UIStoryboardSegue(identifier: nil, source: second, destination: first), towards: first)
    #expect(tabs.selectedIndex == 0)
  }
}
