import Simulator
import TestSupport
import Testing
import UIKit

/// Random presentations and dismissals, from callbacks too: the callbacks stay balanced, every completion is called
/// once, and nothing is left behind.
@MainActor
@Suite(.ownDevice)
struct RandomPresentationTests {
  final class Player: UIViewController {
    weak var world: World?
    var depth = 0

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      world?.callback(on: self)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      world?.callback(on: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      world?.callback(on: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      world?.callback(on: self)
    }
  }

  @MainActor
  final class World {
    private struct Weak { weak var controller: Player? }

    var dice: SplitMix64
    let root = Player()
    private var made: [Weak] = []
    private var asked = 0
    private(set) var answered: [Int: Int] = [:]
    private var accepted: Set<Int> = []
    private var budget = 60

    init(seed: UInt64) {
      dice = SplitMix64(seed: seed)
      root.world = self
    }

    var alive: [Player] { made.compactMap(\.controller) }

    var top: UIViewController {
      var top: UIViewController = root
      while let next = top.presentedViewController { top = next }
      return top
    }

    func callback(on player: Player) {
      guard budget > 0, Int.random(in: 0..<6, using: &dice) == 0 else { return }
      act(on: player)
    }

    func act(on controller: UIViewController) {
      budget -= 1
      let animated = Bool.random(using: &dice)
      let number = asked
      asked += 1
      if Int.random(in: 0..<5, using: &dice) < 3 {
        let player = Player()
        player.world = self
        player.modalPresentationStyle =
          [.fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .custom]
          .randomElement(using: &dice) ?? .automatic
        player.modalTransitionStyle =
          [.coverVertical, .crossDissolve, .flipHorizontal].randomElement(using: &dice) ?? .coverVertical
        made.append(Weak(controller: player))
        controller.present(player, animated: animated) { [weak self] in self?.answered[number, default: 0] += 1 }
        if player.presentingViewController != nil { accepted.insert(number) }
      } else {
        accepted.insert(number)
        controller.dismiss(animated: animated) { [weak self] in self?.answered[number, default: 0] += 1 }
      }
    }

    /// What was promised and not kept, or kept more than once.
    var brokenPromises: [Int] { (0..<asked).filter { answered[$0, default: 0] != (accepted.contains($0) ? 1 : 0) } }
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    AppRuntime.shared.commit()
    return window
  }

  @Test(arguments: 1...150)
  func `Any sequence is balanced`(seed: Int) async throws {
    let recorder = LifecycleRecorder()
    recorder.start()
    defer { recorder.stop() }
    let clock = ManualClock()
    let world = World(seed: UInt64(seed))
    let window = show(world.root)
    for _ in 0..<14 {
      let players = [world.root] + world.alive.filter { $0.presentingViewController != nil }
      world.act(
        on: Bool.random(using: &world.dice) ? world.top : players.randomElement(using: &world.dice) ?? world.root)
      clock.advance(by: [0, 0, 0.1, 0.3, 1].randomElement(using: &world.dice) ?? 0)
    }
    clock.advance(by: 5)
    for _ in 0..<8 where world.root.presentedViewController != nil {
      world.root.dismiss(animated: false)
      clock.advance(by: 5)
    }
    #expect(world.root.presentedViewController == nil, "seed \(seed)")
    #expect(world.root.view.window === window, "seed \(seed)")
    #expect(window.subviews == [world.root.view], "seed \(seed)")
    #expect(world.brokenPromises == [], "seed \(seed)")
    #expect(world.alive.isEmpty, "seed \(seed): \(world.alive.count) leaked")
    #expect(LifecycleChecker.violations(in: recorder.records) == [], "seed \(seed)")
    window.isHidden = true
  }

  @Test(arguments: 1...60)
  func `A window that is removed during a presentation completes all requests`(seed: Int) async throws {
    let recorder = LifecycleRecorder()
    recorder.start()
    defer { recorder.stop() }
    let clock = ManualClock()
    let world = World(seed: UInt64(seed) &+ 1000)
    func run() {
      let window = show(world.root)
      for _ in 0..<5 {
        world.act(on: world.top)
        clock.advance(by: [0, 0.1, 0.3, 1].randomElement(using: &world.dice) ?? 0)
      }
      window.isHidden = true
      window.rootViewController = nil
    }
    run()
    clock.advance(by: 5)
    #expect(world.brokenPromises == [], "seed \(seed)")
    #expect(world.alive.isEmpty, "seed \(seed): \(world.alive.count) leaked")
    #expect(LifecycleChecker.violations(in: recorder.records) == [], "seed \(seed)")
  }
}
