import Testing
import UIKit

/// A tab bar controller that leaves the screen during a change: every controller that received `viewWillAppear`
/// receives its disappearance callbacks.
@MainActor
struct TabDepartureTests {
  private final class Fading: NSObject, UITabBarControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator(CallbackLog.off()) }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// Selects another tab while it disappears, before the tab bar controller forwards the disappearance.
  private final class RestlessTabs: UITabBarController {
    override func viewWillDisappear(_ animated: Bool) {
      selectedIndex = 1
      super.viewWillDisappear(animated)
    }
  }

  private static func visible(after log: [String], from start: [String]) -> [String] {
    var visible = Set(start)
    for entry in log {
      let name = String(entry.prefix { $0 != "." })
      if entry.contains("viewDidAppear") { visible.insert(name) }
      if entry.contains("viewDidDisappear") { visible.remove(name) }
    }
    return visible.sorted()
  }

  @Test func `A tab that another selection would replace disappears with the hidden window`() async throws {
    let it = try await TabStage("A", "B", "C", recording: .appearance)
    let delegate = Fading()
    it.tabs.delegate = delegate
    it.tabs.selectedIndex = 1
    await it.stage.advance(by: 0.1)
    it.tabs.selectedIndex = 2
    it.window?.isHidden = true
    await it.stage.settle()
    let log = it.log.take()
    #expect(Self.visible(after: log, from: ["A"]) == [], "\(log)")
    it.window?.isHidden = false
    await it.stage.settle()
    #expect(Self.visible(after: it.log.take(), from: []) == ["C"])
    #expect(it.visible == ["C"])
  }

  @Test func `A tab that another selection would replace disappears under a full-screen presentation`() async throws {
    let it = try await TabStage("A", "B", "C", recording: .appearance)
    let delegate = Fading()
    it.tabs.delegate = delegate
    it.tabs.selectedIndex = 1
    await it.stage.advance(by: 0.1)
    it.tabs.selectedIndex = 2
    let cover = it.make("P")
    cover.modalPresentationStyle = .fullScreen
    it.tabs.present(cover, animated: true, completion: nil)
    await it.stage.settle()
    let log = it.log.take()
    #expect(Self.visible(after: log, from: ["A"]) == ["P"], "\(log)")
    cover.dismiss(animated: true, completion: nil)
    await it.stage.settle()
    #expect(Self.visible(after: it.log.take(), from: ["P"]) == ["C"])
  }

  @Test func `A stack in a tab that is replaced during its disappearance continues where it was`() async throws {
    let it = try await TabStage("A", recording: .appearance)
    let stack = UINavigationController(rootViewController: it.make("R"))
    it.tabs.viewControllers = [it.controller(0), stack, it.make("C")].compactMap { $0 }
    let delegate = Fading()
    it.tabs.delegate = delegate
    it.tabs.selectedIndex = 1
    await it.stage.advance(by: 0.1)
    it.tabs.selectedIndex = 2
    it.window?.isHidden = true
    await it.stage.settle()
    let pushed = it.make("S")
    stack.pushViewController(pushed, animated: true)
    await it.stage.settle()
    #expect(stack.children == stack.viewControllers)
    it.window?.isHidden = false
    it.tabs.delegate = nil
    it.tabs.selectedIndex = 1
    await it.stage.settle()
    #expect(Self.visible(after: it.log.take(), from: ["A"]) == ["S"])
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func `If a subclass selects a tab while it disappears, each tab receives its callbacks`() async throws {
    let it = try await TabStage("A", "B", recording: .appearance, of: RestlessTabs())
    it.window?.isHidden = true
    await it.stage.settle()
    let log = it.log.take()
    #expect(Self.visible(after: log, from: ["A"]) == [], "\(log)")
  }

  @Test func `A paused interaction ends when the window is hidden`() async throws {
    let it = try await TabStage("A", "B", recording: .appearance)
    let delegate = Fading()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    it.tabs.delegate = delegate
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    it.tabs.view.addSubview(badge)
    it.tabs.selectedIndex = 1
    await it.stage.turn()
    var changes: [Bool] = []
    it.tabs.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    it.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in changes.append(true) }
    interaction.update(0.5)
    await it.stage.turn()
    it.window?.isHidden = true
    await it.stage.settle()
    #expect(it.tabs.transitionCoordinator == nil)
    #expect(changes == [false, true])
    #expect(it.tabs.selectedIndex == 0)
    let log = it.log.take()
    #expect(Self.visible(after: log, from: ["A"]) == [], "\(log)")
  }
}
