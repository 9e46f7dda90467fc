import Testing
import UIKit

/// The stack, and the transitions that its changes cause.
@MainActor
struct NavigationStackTests {
  @Test(.rule("R109", "R115", "R120"))
  func `The last is on top`() {
    let (a, b) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.children == [a, b])
    #expect(navigation.topViewController === b)
    #expect(navigation.visibleViewController === b)
    #expect(a.navigationController === navigation)
    #expect(navigation.navigationController == nil)
    let child = UIViewController()
    b.addChild(child)
    #expect(child.navigationController === navigation)
  }

  @Test(.rule("R111"))
  func `The root remains`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [root])
  }

  @Test(.rule("R112"))
  func `Popping to a controller returns those above`() {
    let all = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = all
    #expect(navigation.popToViewController(all[1], animated: false) == [all[2], all[3]])
    #expect(navigation.viewControllers == [all[0], all[1]])
    #expect(all[2].parent == nil && all[3].navigationController == nil)
  }

  @Test(.rule("R114"), arguments: [true, false])
  func `A new top that was below is a pop, another one is a push`(isBelow: Bool) async throws {
    final class Asked: NSObject, UINavigationControllerDelegate {
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return nil
      }
    }
    let it = try await NavigationStage("A", "B", "C", recording: .appearance)
    let delegate = Asked()
    it.navigation.delegate = delegate
    let all = it.navigation.viewControllers
    let top = isBelow ? all[0] : it.make("D")
    it.navigation.setViewControllers([it.make("E"), top], animated: true)
    #expect(it.titles == ["E", isBelow ? "A" : "D"])
    await it.stage.settle()
    #expect(delegate.operations == [isBelow ? .pop : .push])
    let name = isBelow ? "A" : "D"
    #expect(
      it.log.take() == [
        "C.viewWillDisappear(true)", "\(name).viewWillAppear(true)", "C.viewDidDisappear(true)",
        "\(name).viewDidAppear(true)",
      ])
  }

  @Test(.rule("R114", "R127"))
  func `With the same top, there is no visible transition`() async throws {
    let it = try await NavigationStage("A", "B", recording: .appearance)
    let top = it.navigation.viewControllers[1]
    let below = it.make("C")
    it.navigation.setViewControllers([below, top], animated: true)
    await it.stage.settle()
    #expect(it.log.take() == [])
    #expect(it.navigation.children.count == 2)
    #expect(!below.isViewLoaded)
  }

  @Test(.rule("R113"))
  func `Setting the stack is not animated`() async throws {
    let it = try await NavigationStage("A", recording: .appearance)
    it.navigation.viewControllers = [it.make("B")]
    await it.stage.turn()
    #expect(
      it.log.take() == [
        "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
  }

  @Test func `A push and a pop in one update cycle cancel each other`() async throws {
    let it = try await NavigationStage("A", recording: .appearance)
    it.navigation.pushViewController(it.make("B"), animated: true)
    it.navigation.popViewController(animated: true)
    await it.stage.settle()
    #expect(it.log.take() == [])
    #expect(it.navigation.children.count == 1)
  }

  @Test func `A controller that leaves its parent leaves the stack`() async throws {
    let it = try await NavigationStage("A", "B", "C", recording: .appearance)
    it.controller(1)?.removeFromParent()
    #expect(it.titles == ["A", "C"])
    await it.stage.settle()
    #expect(it.log.take() == [])
  }

  @Test func `Showing is pushing within a navigation controller`() async throws {
    let it = try await NavigationStage("A")
    it.controller(0)?.show(it.make("B"), sender: nil)
    #expect(it.titles == ["A", "B"])
    let alone = UIViewController()
    await it.stage.show(alone)
    let other = UIViewController()
    alone.show(other, sender: nil)
    #expect(alone.presentedViewController === other)
    await it.stage.settle()
  }

  @Test(.rule("R126"))
  func `The delegate decides about orientations`() {
    final class Upright: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
      { .portrait }
    }
    final class Sideways: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let navigation = UINavigationController(rootViewController: Sideways())
    #expect(navigation.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
    let delegate = Upright()
    navigation.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == .portrait)
  }
}
