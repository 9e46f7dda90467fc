import Simulator
import TestSupport
import Testing

@testable import UIKit

/// Random changes of tabs and of the stacks in them, from callbacks too: callbacks stay balanced, nothing is left
/// behind.
@MainActor
@Suite(.ownDevice)
struct RandomTabTests {
  private final class Player: UIViewController {
    weak var world: World?
    private let badge = UIView()
    override func viewDidLoad() {
      view.addSubview(badge)
      world?.callback()
    }
    override func viewWillAppear(_ animated: Bool) {
      transitionCoordinator?.animate { [badge] _ in badge.alpha = badge.alpha == 1 ? 0.5 : 1 }
      world?.callback()
    }
    override func viewDidAppear(_ animated: Bool) { world?.callback() }
    override func viewWillDisappear(_ animated: Bool) { world?.callback() }
    override func viewDidDisappear(_ animated: Bool) { world?.callback() }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      world?.callback()
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      world?.callback()
    }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @MainActor
  private final class World: NSObject, UITabBarControllerDelegate {
    private struct Weak { weak var controller: Player? }

    var dice: SplitMix64
    let tabs = UITabBarController()
    private var made: [Weak] = []
    private var budget = 80
    private weak var interaction: UIPercentDrivenInteractiveTransition?
    /// Whether every move was announced: a direct removal is not, and a cancelled pop never completes its move.
    var announcesMoves = true

    init(seed: UInt64, hasMore: Bool) {
      dice = SplitMix64(seed: seed)
      super.init()
      tabs.viewControllers = [make(), make(), stack()] + (hasMore ? [make(), make(), stack(), make()] : [])
      tabs.delegate = self
    }

    var alive: [Player] { made.compactMap(\.controller) }

    func make() -> Player {
      let player = Player()
      player.world = self
      player.hidesBottomBarWhenPushed = Int.random(in: 0..<3, using: &dice) == 0
      made.append(Weak(controller: player))
      return player
    }

    func stack() -> UINavigationController {
      let root = make()
      root.hidesBottomBarWhenPushed = false
      return UINavigationController(rootViewController: root)
    }

    func callback() {
      guard budget > 0, Int.random(in: 0..<8, using: &dice) == 0 else { return }
      act()
    }

    func act() {
      budget -= 1
      let animated = Bool.random(using: &dice)
      let old = tabs.viewControllers ?? []
      let navigation = tabs.selectedViewController as? UINavigationController
      switch Int.random(in: 0..<15, using: &dice) {
      case 0, 1: tabs.selectedIndex = Int.random(in: -1...old.count, using: &dice)
      case 2, 3:
        tabs.tabBar.subviews.compactMap { $0 as? UIControl }.randomElement(using: &dice)?
          .sendActions(for: .touchUpInside)
      case 4: tabs.selectedViewController = old.randomElement(using: &dice)
      case 5, 6:
        var new = old.shuffled(using: &dice)
        new.removeLast(Int.random(in: 0...min(new.count, 2), using: &dice))
        if Bool.random(using: &dice) { new.append(make()) }
        if new.count < 4, Bool.random(using: &dice) { new.insert(stack(), at: 0) }
        if new.count > 4, Bool.random(using: &dice) { new.append(stack()) }
        tabs.setViewControllers(new, animated: animated)
      case 7, 8: navigation?.pushViewController(make(), animated: animated)
      case 9: navigation?.popViewController(animated: animated)
      case 10: tabs.setTabBarHidden(Bool.random(using: &dice), animated: animated)
      case 11:
        if Bool.random(using: &dice) { interaction?.cancel() } else { interaction?.finish() }
      case 12: interaction?.update(CGFloat.random(in: 0...1, using: &dice))
      case 13:
        // What is below the top is not loaded before it is popped to.
        navigation?.setViewControllers([make(), make()], animated: animated)
      default:
        announcesMoves = false
        old.randomElement(using: &dice)?.removeFromParent()
      }
    }

    func settle() {
      interaction?.finish()
      interaction = nil
    }

    /// Covers the screen, or uncovers it.
    func cover(animated: Bool) {
      if let presented = tabs.presentedViewController {
        presented.dismiss(animated: animated)
      } else {
        let cover = make()
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: animated)
      }
    }

    func uncover() {
      if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
      -> Bool
    {
      callback()
      return Int.random(in: 0..<5, using: &dice) > 0
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      callback()
    }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      callback()
      return Int.random(in: 0..<3, using: &dice) == 0 ? Fade() : nil
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      guard Int.random(in: 0..<3, using: &dice) == 0 else { return nil }
      let interaction = UIPercentDrivenInteractiveTransition()
      self.interaction = interaction
      return interaction
    }
  }

  nonisolated static let count = RandomRuns.count(300)

  @Test(arguments: 1...count)
  func `Any sequence is balanced`(number: Int) async throws {
    let seed = RandomRuns.seed(UInt64(number))
    let recorder = LifecycleRecorder()
    recorder.start()
    defer { recorder.stop() }
    let clock = ManualClock()
    let world = World(seed: seed, hasMore: number.isMultiple(of: 2))
    let tabs = world.tabs
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for _ in 0..<20 {
      switch Int.random(in: 0..<11, using: &world.dice) {
      case 0: window.isHidden.toggle()
      case 1:
        window.isHidden = true
        window.isHidden = false
      case 2: world.cover(animated: Bool.random(using: &world.dice))
      default: world.act()
      }
      clock.advance(by: ([0, 0, 0.1, 0.2, 1] as [TimeInterval]).randomElement(using: &world.dice) ?? 0)
    }
    window.isHidden = false
    for _ in 0..<40 {
      world.settle()
      world.uncover()
      clock.advance(by: 1)
    }
    #expect(tabs.presentedViewController == nil, "seed \(seed)")
    let more = tabs.moreNavigationController
    let controllers = tabs.viewControllers ?? []
    for stack in (controllers + [more]).compactMap({ $0 as? UINavigationController }) {
      #expect(Set(stack.children) == Set(stack.viewControllers), "seed \(seed)")
    }
    #expect(world.alive.allSatisfy { $0.appearance.isVisible == ($0.viewIfLoaded?.window != nil) }, "seed \(seed)")
    #expect(tabs.view.isAtRest, "seed \(seed): something is animated for ever")
    #expect(tabs.transitionCoordinator == nil, "seed \(seed)")
    let hasMore = controllers.count > 5
    let onMore = Set(controllers).intersection(more.viewControllers)
    #expect(
      Set(tabs.children) == Set(controllers).subtracting(onMore).union(hasMore ? [more] : []), "seed \(seed)")
    #expect(hasMore || onMore.isEmpty, "seed \(seed)")
    #expect(tabs.view.subviews.first?.subviews.count == (tabs.selectedViewController == nil ? 0 : 1), "seed \(seed)")
    let isMoreSelected = hasMore && tabs.tabBar.selectedItem === more.tabBarItem
    let selected = isMoreSelected ? more : tabs.selectedViewController
    var top = (selected as? UINavigationController)?.topViewController ?? selected
    if let inner = top as? UINavigationController { top = inner.topViewController }
    #expect(
      world.alive.filter { $0.viewIfLoaded?.window != nil } == (top as? Player).map { [$0] } ?? [], "seed \(seed)")
    let shown = hasMore ? controllers.prefix(4) + [more] : controllers
    #expect(tabs.tabBar.items ?? [] == shown.map(\.tabBarItem), "seed \(seed)")
    #expect(tabs.tabBar.selectedItem === selected?.tabBarItem, "seed \(seed)")
    let stacks = (selected as? UINavigationController)?.viewControllers ?? []
    let away = (stacks + ((stacks.last as? UINavigationController)?.viewControllers ?? []))
      .contains(where: \.hidesBottomBarWhenPushed)
    #expect(tabs.tabBar.isHidden == (away || tabs.isTabBarHidden), "seed \(seed)")
    #expect(tabs.tabBar.superview === tabs.view, "seed \(seed)")
    let kept = (controllers + more.viewControllers).flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
    #expect(Set(world.alive) == Set(kept.compactMap { $0 as? Player }), "seed \(seed): leaked")
    window.isHidden = true
    clock.advance(by: 1)
    let violations = LifecycleChecker.violations(in: recorder.records)
      .filter { world.announcesMoves || !$0.contains("Move(toParent:") }
    #expect(violations == [], "seed \(seed)")
  }
}

extension UIView {
  /// Whether nothing is animated in the view.
  fileprivate var isAtRest: Bool { layer.animationKeys() == nil && subviews.allSatisfy(\.isAtRest) }
}
