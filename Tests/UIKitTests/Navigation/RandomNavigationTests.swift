import Simulator
import TestSupport
import Testing

@testable import UIKit

/// Random changes of a stack, from callbacks too: the callbacks stay balanced, and nothing is left behind.
@MainActor
@Suite(.ownDevice)
struct RandomNavigationTests {
  private final class Player: UIViewController {
    weak var world: World?
    override func viewDidLoad() { world?.callback() }
    override func viewWillAppear(_ animated: Bool) { world?.callback() }
    override func viewDidAppear(_ animated: Bool) { world?.callback() }
    override func viewWillDisappear(_ animated: Bool) { world?.callback() }
    override func viewDidDisappear(_ animated: Bool) { world?.callback() }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      world?.callback()
    }
  }

  @MainActor
  private final class World {
    private struct Weak { weak var controller: Player? }

    var dice: SplitMix64
    let navigation = UINavigationController()
    private var made: [Weak] = []
    private var budget = 80
    /// Whether callbacks may ask for more.
    var isPlaying = true
    /// Whether every move was announced: a direct removal is not, and a cancelled pop never completes its move.
    var announcesMoves = true

    init(seed: UInt64) {
      dice = SplitMix64(seed: seed)
      navigation.viewControllers = [make()]
    }

    var alive: [Player] { made.compactMap(\.controller) }

    func make() -> Player {
      let player = Player()
      player.world = self
      made.append(Weak(controller: player))
      return player
    }

    func callback() {
      guard isPlaying, budget > 0, Int.random(in: 0..<7, using: &dice) == 0 else { return }
      act()
    }

    func act() {
      budget -= 1
      let animated = Bool.random(using: &dice)
      let stack = navigation.viewControllers
      switch Int.random(in: 0..<9, using: &dice) {
      case 0, 1, 2: navigation.pushViewController(make(), animated: animated)
      case 3, 4: navigation.popViewController(animated: animated)
      case 5: navigation.popToRootViewController(animated: animated)
      case 6: navigation.setNavigationBarHidden(Bool.random(using: &dice), animated: animated)
      case 7:
        var new = stack.shuffled(using: &dice)
        new.removeLast(Int.random(in: 0..<max(new.count, 1), using: &dice))
        if Bool.random(using: &dice) { new.append(make()) }
        navigation.setViewControllers(new, animated: animated)
      default:
        announcesMoves = false
        stack.randomElement(using: &dice)?.removeFromParent()
      }
    }
  }

  private func swipe(_ world: World, _ window: UIWindow, _ clock: ManualClock) {
    world.announcesMoves = false
    drag(by: CGFloat.random(in: 20...390, using: &world.dice), in: window) {
      clock.advance(by: 0.03)
      if Int.random(in: 0..<12, using: &world.dice) == 0 { world.act() }
      if Int.random(in: 0..<20, using: &world.dice) == 0 {
        window.isHidden = true
        window.isHidden = false
        if Bool.random(using: &world.dice) { world.navigation.popViewController(animated: true) }
      }
    }
  }

  private func drag(by distance: CGFloat, in window: UIWindow, _ betweenSteps: () -> Void) {
    TouchDelivery.began(at: CGPoint(x: 4, y: 500), in: window)
    for step in 1...6 {
      betweenSteps()
      TouchDelivery.moved(to: CGPoint(x: 4 + distance * CGFloat(step) / 6, y: 500))
    }
    TouchDelivery.ended(at: CGPoint(x: 4 + distance, y: 500))
  }

  nonisolated static let count = RandomRuns.count(200)

  @Test(arguments: 1...count)
  func `Any sequence is balanced`(number: Int) async throws {
    let seed = RandomRuns.seed(UInt64(number))
    let recorder = LifecycleRecorder()
    recorder.start()
    defer { recorder.stop() }
    let clock = ManualClock()
    let world = World(seed: seed)
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = world.navigation
    window.makeKeyAndVisible()
    for _ in 0..<16 {
      switch Int.random(in: 0..<8, using: &world.dice) {
      case 0: swipe(world, window, clock)
      case 1: window.isHidden.toggle()
      default: world.act()
      }
      clock.advance(by: ([0, 0, 0.1, 0.2, 1] as [TimeInterval]).randomElement(using: &world.dice) ?? 0)
    }
    window.isHidden = false
    clock.advance(by: 20)
    let navigation = world.navigation
    #expect(navigation.transitionCoordinator == nil, "seed \(seed)")
    #expect(Set(navigation.children) == Set(navigation.viewControllers), "seed \(seed)")
    #expect(
      world.alive.filter { $0.viewIfLoaded?.window != nil } == (navigation.topViewController as? Player).map { [$0] }
        ?? [],
      "seed \(seed)")
    #expect(world.alive.count == navigation.viewControllers.count, "seed \(seed): leaked")
    #expect(
      navigation.navigationBar.items ?? [] == navigation.viewControllers.map(\.navigationItem), "seed \(seed)")
    #expect(
      world.alive.allSatisfy { $0.appearance.isVisible == ($0.viewIfLoaded?.window != nil) }, "seed \(seed)")
    world.isPlaying = false
    let depth = navigation.viewControllers.count
    if depth > 1, !navigation.isNavigationBarHidden {
      drag(by: 350, in: window) { clock.advance(by: 0.03) }
      clock.advance(by: 2)
      #expect(navigation.viewControllers.count == depth - 1, "seed \(seed): the way back is held")
    }
    window.isHidden = true
    clock.advance(by: 1)
    let violations = LifecycleChecker.violations(in: recorder.records)
      .filter { world.announcesMoves || !$0.contains("Move(toParent:") }
    #expect(violations == [], "seed \(seed)")
  }
}
