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
}
