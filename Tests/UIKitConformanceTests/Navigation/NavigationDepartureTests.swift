import Testing
import UIKit

/// A navigation controller that leaves the screen during a change of its stack.
@MainActor
struct NavigationDepartureTests {
  @Test func `A pop whose new top selects another tab when it is loaded is completed`() async throws {
    let it = try await TabStage("T1", recording: .appearance)
    let below = it.make("A")
    let above = it.make("B")
    let stack = UINavigationController()
    stack.viewControllers = [below, above]
    it.tabs.viewControllers = [stack, it.make("T2")]
    await it.stage.settle()
    #expect(!below.isViewLoaded)
    below.on(.viewDidLoad) { [weak tabs = it.tabs] in tabs?.selectedIndex = 1 }
    stack.popViewController(animated: true)
    await it.stage.settle()
    #expect(it.tabs.selectedIndex == 1)
    #expect(stack.viewControllers == [below])
    #expect(stack.children == [below])
    #expect(above.parent == nil)
    it.tabs.selectedIndex = 0
    await it.stage.settle()
    #expect(it.visible == [stack.title ?? ""])
    #expect(below.view.window != nil)
    #expect(above.view.window == nil)
  }

  @Test func `A pop is performed whose new top is removed and added again when it is loaded`() async throws {
    let it = try await TabStage("T1", recording: .appearance)
    let below = it.make("A")
    let above = it.make("B")
    let stack = UINavigationController()
    stack.viewControllers = [below, above]
    it.tabs.viewControllers = [stack, it.make("T2")]
    await it.stage.settle()
    _ = it.log.take()
    below.on(.viewDidLoad) { [weak tabs = it.tabs] in
      tabs?.selectedIndex = 1
      tabs?.selectedIndex = 0
    }
    stack.popViewController(animated: true)
    await it.stage.settle()
    #expect(stack.children == [below])
    #expect(below.view.window != nil)
    #expect(stack.transitionCoordinator == nil)
    let log = it.log.take()
    let appeared = log.filter { $0 == "A.viewDidAppear(true)" || $0 == "A.viewDidAppear(false)" }
    #expect(appeared.count == 1, "\(log)")
    #expect(log.last { $0.hasPrefix("B.") }?.hasPrefix("B.viewDidDisappear") == true, "\(log)")
  }

  @Test(.rule("R2108")) func `In a page that was not displayed yet, a change is complete in the next update cycle`()
    async throws
  {
    let it = try await TabStage("T1", recording: .appearance)
    let (root, pushed) = (it.make("A"), it.make("B"))
    let stack = UINavigationController(rootViewController: root)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([stack], direction: .forward, animated: false, completion: nil)
    it.tabs.viewControllers = [it.make("T1"), pages]
    await it.stage.settle()
    _ = it.log.take()
    stack.pushViewController(pushed, animated: true)
    await it.stage.turn()
    #expect(stack.topViewController === pushed && stack.transitionCoordinator == nil)
    stack.popViewController(animated: true)
    await it.stage.turn()
    #expect(pushed.parent == nil)
    stack.pushViewController(pushed, animated: true)
    await it.stage.turn()
    it.tabs.selectedIndex = 1
    await it.stage.settle()
    #expect(pushed.view.window != nil && root.viewIfLoaded?.window == nil)
    expectBalance(it.log.take(), of: "A", isVisible: false)
  }

  @Test(.rule("R2108"), arguments: [false, true])
  func `In a view that the app removes, a change is complete in the next update cycle`(isRequestedBefore: Bool)
    async throws
  {
    let it = try await TabStage("T1", recording: .appearance)
    let (root, pushed) = (it.make("A"), it.make("B"))
    let stack = UINavigationController(rootViewController: root)
    it.tabs.viewControllers = [stack]
    await it.stage.settle()
    if isRequestedBefore { stack.pushViewController(pushed, animated: true) }
    let superview = stack.view.superview
    stack.view.removeFromSuperview()
    if !isRequestedBefore {
      await it.stage.settle()
      stack.pushViewController(pushed, animated: true)
    }
    await it.stage.turn()
    #expect(stack.topViewController === pushed && stack.transitionCoordinator == nil)
    #expect(pushed.isViewLoaded && root.view.superview == nil)
    superview?.addSubview(stack.view)
    await it.stage.settle()
    #expect(pushed.view.window != nil)
    let log = it.log.take()
    expectBalance(log, of: "A", isVisible: false)
    expectBalance(log, of: "B", isVisible: true)
  }

  private func expectBalance(_ log: [String], of name: String, isVisible: Bool) {
    let own = log.filter { $0.hasPrefix("\(name).view") && !$0.contains("IsAppearing") }
    for (will, did) in zip(own, own.dropFirst()) where will.contains("Will") {
      #expect(did.contains("Did"), "\(log)")
    }
    #expect(own.last?.contains(isVisible ? "DidAppear" : "DidDisappear") ?? !isVisible, "\(log)")
  }
}
