import Testing
import UIKit

/// Custom transitions, and the transition coordinator.
@MainActor
struct NavigationTransitionTests {
  private final class Provider: NSObject, UINavigationControllerDelegate {
    let animator: FadeAnimator
    var interaction: UIPercentDrivenInteractiveTransition?
    init(_ animator: FadeAnimator) { self.animator = animator }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test(.rule("R119"))
  func `The delegate's animator animates`() async throws {
    let it = try await NavigationStage("A", recording: .appearance)
    let provider = Provider(FadeAnimator(it.log))
    it.navigation.delegate = provider
    it.navigation.pushViewController(it.make("B"), animated: true)
    await it.stage.settle()
    #expect(
      it.log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "animate false", "A.viewDidDisappear(true)",
        "B.viewDidAppear(true)", "ended true",
      ])
    #expect(it.navigation.viewControllers.map { $0.viewIfLoaded?.window != nil } == [false, true])
  }

  @Test(.rule("T67", "R119"))
  func `A cancelled pop`() async throws {
    let it = try await NavigationStage("A", "B")
    let provider = Provider(FadeAnimator(it.log))
    let interaction = UIPercentDrivenInteractiveTransition()
    provider.interaction = interaction
    it.navigation.delegate = provider
    it.navigation.popViewController(animated: true)
    await it.stage.turn()
    let coordinator = try #require(it.navigation.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    coordinator.notifyWhenInteractionChanges { context in it.log.note("changed \(context.isCancelled)") }
    coordinator.animate(alongsideTransition: nil) { context in it.log.note("complete \(context.isCancelled)") }
    interaction.update(0.4)
    #expect(
      it.log.take() == [
        "B.willMove(nil)", "A.loadView()", "A.viewDidLoad()", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "animate true",
      ])
    interaction.cancel()
    await it.stage.settle()
    #expect(
      it.log.take() == [
        "changed true", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)", "complete true", "ended false",
      ])
    #expect(it.titles == ["A", "B"])
    #expect(it.controller(1)?.view.window != nil)
    #expect(it.controller(1)?.parent === it.navigation)
    #expect(it.controller(0)?.view.window == nil)
    #expect(it.navigation.transitionCoordinator == nil)
    #expect(it.navigation.navigationBar.items?.count == 2)
  }

  @Test(.rule("T65"))
  func `A finished interactive pop`() async throws {
    let it = try await NavigationStage("A", "B", recording: Set<Callback>.appearance.union(Set<Callback>.containment))
    let provider = Provider(FadeAnimator(it.log))
    let interaction = UIPercentDrivenInteractiveTransition()
    provider.interaction = interaction
    it.navigation.delegate = provider
    it.navigation.popViewController(animated: true)
    await it.stage.turn()
    interaction.update(0.4)
    interaction.finish()
    await it.stage.settle()
    #expect(
      it.log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "animate true",
        "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)", "ended true",
      ])
  }

  @Test(.rule("R040"))
  func `The coordinator is available in viewWillAppear`() async throws {
    let it = try await NavigationStage("A", recording: [])
    let pushed = it.make("B")
    // The closure does not capture the stage, which would be a retain cycle.
    pushed.on(.viewWillAppear) { [weak pushed, log = it.log] in
      let isQueued = pushed?.transitionCoordinator?.animate { _ in
        log.note("alongside")
      } completion: { _ in
        log.note("completion")
      }
      log.note("queued \(isQueued == true)")
    }
    it.navigation.pushViewController(pushed, animated: true)
    await it.stage.turn()
    #expect(it.log.take() == ["queued true", "alongside"])
    await it.stage.settle()
    #expect(it.log.take() == ["completion"])
    #expect(pushed.transitionCoordinator == nil)
  }
}
