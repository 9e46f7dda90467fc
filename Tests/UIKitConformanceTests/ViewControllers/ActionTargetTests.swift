import Testing
import UIKit

/// The view controllers that handle actions.
@MainActor
struct ActionTargetTests {
  private let show = NSSelectorFromString("showViewController:sender:")
  private let showDetail = NSSelectorFromString("showDetailViewController:sender:")

  @Test(.rule("R1994"))
  func `The target of an action is the nearest controller that has it`() {
    let (content, navigation) = (UIViewController(), UINavigationController())
    navigation.viewControllers = [content]
    let split = UISplitViewController()
    split.viewControllers = [navigation, UIViewController()]
    #expect(content.targetViewController(forAction: show, sender: nil) === navigation)
    #expect(navigation.targetViewController(forAction: show, sender: nil) === navigation)
    #expect(content.targetViewController(forAction: showDetail, sender: nil) === split)
  }

  @Test(.rule("R1994"))
  func `Without such a controller there is no target`() {
    #expect(UIViewController().targetViewController(forAction: show, sender: nil) == nil)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    #expect(content.targetViewController(forAction: showDetail, sender: nil) == nil)
    #expect(navigation.viewControllers == [content])
  }

  @Test(.rule("R1994"))
  func `A controller that declines an action is not its target`() {
    final class Navigation: UINavigationController {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let content = UIViewController()
    let navigation = Navigation(rootViewController: content)
    #expect(content.targetViewController(forAction: show, sender: nil) == nil)
    #expect(navigation.viewControllers == [content])
  }
}
