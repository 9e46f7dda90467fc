import Testing
import UIKit

/// Changes between tabs with custom animators, and the delegate's calls for changes by code.
@MainActor
struct TabTransitionTests {
  private final class Provider: NSObject, UITabBarControllerDelegate {
    let log: CallbackLog
    var animator: FadeAnimator?
    var interaction: UIPercentDrivenInteractiveTransition?
    init(_ log: CallbackLog) { self.log = log }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.note("shouldSelect(\(viewController.title ?? ""))")
      return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.note("didSelect(\(viewController.title ?? ""))")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.note("animator \(fromVC.title ?? "")-\(toVC.title ?? "")")
      return animator
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test(.rule("R132", "T81"))
  func `Code that selects is not reported`() async throws {
    let it = try await TabStage("A", "B", recording: [])
    let provider = Provider(it.log)
    it.tabs.delegate = provider
    it.tabs.selectedIndex = 1
    it.tabs.selectedViewController = it.controller(0)
    await it.stage.turn()
    #expect(it.log.take().filter { $0.contains("elect") } == [])
  }

  @Test func `Without an animator the tabs change immediately`() async throws {
    let it = try await TabStage("A", "B", recording: .appearance)
    let provider = Provider(it.log)
    it.tabs.delegate = provider
    it.tabs.selectedIndex = 1
    #expect(it.visible == ["B"])
    await it.stage.turn()
    #expect(it.log.take().contains("animator A-B"))
  }

  @Test func `The delegate's animator animates`() async throws {
    let it = try await TabStage("A", "B", recording: .appearance)
    let provider = Provider(it.log)
    provider.animator = FadeAnimator(it.log)
    it.tabs.delegate = provider
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    #expect(it.tabs.transitionCoordinator != nil)
    var log = it.log.take()
    #expect(log.first == "animator A-B")
    #expect(log.last == "animate false")
    #expect(Set(log.dropFirst().dropLast()) == ["A.viewWillDisappear(true)", "B.viewWillAppear(true)"])
    await it.stage.settle()
    log = it.log.take()
    #expect(log.last == "ended true")
    #expect(Set(log.dropLast()) == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
    #expect(it.visible == ["B"])
    #expect(it.tabs.transitionCoordinator == nil)
  }

  @Test(.rule("R105"))
  func `A cancelled change leaves the old tab selected`() async throws {
    let it = try await TabStage("A", "B", recording: [])
    let provider = Provider(it.log)
    provider.animator = FadeAnimator(it.log)
    let interaction = UIPercentDrivenInteractiveTransition()
    provider.interaction = interaction
    it.tabs.delegate = provider
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    #expect(it.tabs.transitionCoordinator?.isInteractive == true)
    interaction.update(0.4)
    interaction.cancel()
    await it.stage.settle()
    #expect(it.tabs.selectedIndex == 0)
    #expect(it.tabs.tabBar.selectedItem === it.controller(0)?.tabBarItem)
    #expect(it.visible == ["A"])
    #expect(it.log.take().last == "ended false")
  }

  @Test func `A change that the user completes`() async throws {
    let it = try await TabStage("A", "B", recording: .appearance)
    let provider = Provider(it.log)
    provider.animator = FadeAnimator(it.log)
    let interaction = UIPercentDrivenInteractiveTransition()
    provider.interaction = interaction
    it.tabs.delegate = provider
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    interaction.update(0.5)
    interaction.finish()
    await it.stage.settle()
    #expect(it.tabs.selectedIndex == 1)
    #expect(it.visible == ["B"])
    let log = it.log.take()
    #expect(log.filter { $0.hasPrefix("A.") } == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
    #expect(log.filter { $0.hasPrefix("B.") } == ["B.viewWillAppear(true)", "B.viewDidAppear(true)"])
  }

  @Test(.rule("R094"))
  func `Something can be animated along`() async throws {
    let it = try await TabStage("A", "B", recording: [])
    let provider = Provider(it.log)
    provider.animator = FadeAnimator(it.log)
    it.tabs.delegate = provider
    let next = it.controller(1)
    next?.on(.viewWillAppear) { [weak next, log = it.log] in
      let isQueued = next?.transitionCoordinator?.animate { _ in
        log.note("alongside")
      } completion: { _ in
        log.note("completion")
      }
      log.note("queued \(isQueued == true)")
    }
    it.tabs.selectedIndex = 1
    await it.stage.settle()
    #expect(
      it.log.take() == ["animator A-B", "queued true", "animate false", "alongside", "completion", "ended true"])
  }

  @Test func `A tab selected during a transition follows`() async throws {
    let it = try await TabStage("A", "B", "C", recording: .appearance)
    let provider = Provider(it.log)
    provider.animator = FadeAnimator(it.log)
    it.tabs.delegate = provider
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    it.tabs.selectedIndex = 2
    await it.stage.settle()
    #expect(it.tabs.selectedIndex == 2)
    #expect(it.visible == ["C"])
    let log = it.log.take()
    for name in ["A", "B", "C"] {
      let own = log.filter { $0.hasPrefix(name + ".") }
      #expect(own.last == (name == "C" ? "C.viewDidAppear(true)" : "\(name).viewDidDisappear(true)"))
    }
  }
}
