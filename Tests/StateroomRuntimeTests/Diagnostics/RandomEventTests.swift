import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// Whatever is requested of containers: every reported request has one beginning and one end, which is its outcome,
/// every transition that begins finishes, and a checker finds no violation.
@MainActor
struct RandomEventTests {
  static let seed = RandomRuns.seed(0x0E7E_2700)
  static let sequences = RandomRuns.count(600)

  let simulator: Simulator
  let diagnostics: DiagnosticsLog

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    diagnostics = DiagnosticsLog()
  }

  @Test func `Each request has one beginning and one end, its outcome`() {
    var requests = 0
    let violations = RandomRuns.play("events", Self.sequences, from: Self.seed) { seed in
      let play = EventPlay(simulator, seed: seed)
      let operations = play.play()
      requests += play.ledger.requests
      return (operations, play.violations.map { "\($0) after \(play.log) with \(play.ledger.lines)" })
    }
    print("events: \(requests) requests reported")
    diagnostics.end()
    #expect(violations == [])
    #expect(requests > Self.sequences * 5)
  }
}

/// A root that shows one container of each kind in turn, and random things that happen to them.
@MainActor
private final class EventPlay {
  private typealias Pages = StateNavigationController<Int>
  private typealias Tabs = StateTabBarController<Int>

  private final class Guarded: UIViewController, LeaveGuarding {
    var leaveDecision = LeaveDecision.allow
  }

  /// Asks for more from its hooks.
  private final class Flow: StateViewController<Int> {
    var onHook: (() -> Void)?
    override func preferredTransition(from old: Int, to new: Int) -> ContainerTransition {
      [.dissolve, .slide(from: .left), .none][(old + new) % 3]
    }
    override func shouldChangeState(from old: Int, to new: Int) -> Bool { !(old == 3 && new == 1) }
    override func pacing(of state: Int) -> StatePacing {
      [.immediate, .immediate, StatePacing(showsAfter: 0.2), StatePacing(staysFor: 0.3)][state]
    }
    override func willChangeState(from oldState: Int?, to next: Int, animated: Bool) { onHook?() }
    override func didChangeState(from previous: Int?, to newState: Int, animated: Bool) { onHook?() }
  }

  let ledger = EventLedger()
  private lazy var checker = ContainmentChecker { [weak self] in self?.violations.append("\($0)") }
  private(set) var violations: [String] = []
  private(set) var log: [String] = []
  private let simulator: Simulator
  private var random: SplitMix64
  private var roots: RootController<Int>?
  private var window: UIWindow?
  private var interaction: InteractiveTransition?
  private var finger: Finger?
  private var requests = 0
  private var fromHooks = 0
  private var fromObservers = 0
  private var isInObserver = false
  private weak var container: UIViewController?

  init(_ simulator: Simulator, seed: UInt64) {
    self.simulator = simulator
    random = SplitMix64(seed: seed)
    ledger.onEvent = { [weak self] in self?.eventHappened() }
  }

  private func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  func play() -> Int {
    begin()
    let count = 6 + roll(10)
    for _ in 0..<count { operate() }
    leave()
    violations += ledger.problemsAtRest()
    ledger.end()
    return count
  }

  private func begin() {
    // A check comes in the middle of changes as well.
    checker.requiredSightings = 2
    RuntimeDiagnostics.observer = { _, _ in }
    let roots = RootController(initialState: roll(3)) { [weak self] kind in
      guard let interface = self?.makeInterface(kind) else { return UIViewController() }
      self?.container = interface
      return interface
    }
    self.roots = roots
    window = roots.install(in: simulator.scene)
    simulator.commit()
  }

  private func makeInterface(_ kind: Int) -> UIViewController {
    switch kind {
    case 0:
      let flow = Flow(initialState: 0) { [weak self] in self?.makeChild("\($0)") ?? UIViewController() }
      flow.transitionPolicy = [.finishThenLatest, .reverse, .queue, .ignoreNew][roll(4)]
      flow.onHook = { [weak self] in self?.hookHappened() }
      _ = flow.state
      return flow
    case 1: return Pages(states: [0, 1]) { [weak self] in self?.makeChild("\($0)") ?? UIViewController() }
    default: return Tabs(states: [0, 1, 2]) { [weak self] in self?.makeChild("\($0)") ?? UIViewController() }
    }
  }

  private func makeChild(_ title: String) -> UIViewController {
    let child: UIViewController
    switch roll(12) {
    case 0:
      let guarded = Guarded()
      guarded.leaveDecision = .refuse
      child = guarded
    case 1:
      let guarded = Guarded()
      let answer = roll(2) == 0
      guarded.leaveDecision = .ask { answer }
      child = guarded
    default: child = UIViewController()
    }
    child.title = title
    return child
  }

  // MARK: - Operations

  private func operate() {
    switch roll(17) {
    case 16: check()
    case 0..<8: ask()
    case 8..<11:
      let milliseconds = [0, 16, 100, 200, 700][roll(5)]
      log.append("advance \(milliseconds)")
      simulator.advance(by: .milliseconds(milliseconds))
    case 11: switchRoot()
    case 12: fromHooks = 1
    case 13: fromObservers = 1
    case 14:
      log.append("hide and show")
      window?.isHidden.toggle()
    default: useGesture()
    }
  }

  /// Once in the middle, and once when everything has come to rest.
  private func check() {
    guard let window else { return }
    log.append("check")
    checker.check(window)
    simulator.advance(by: .seconds(3))
    for _ in 0..<checker.requiredSightings {
      checker.check(window)
      simulator.commit()
    }
  }

  private func ask() {
    let state = roll(4)
    let isAnimated = roll(3) > 0
    requests += 1
    let id = requests
    log.append("\(id): \(state)\(isAnimated ? " animated" : "")")
    switch container {
    case let flow as Flow:
      ledger.ask(id, of: flow) { flow.transition(to: state, animated: isAnimated, completion: $0) }
    case let tabs as Tabs:
      ledger.ask(id, of: tabs) { tabs.transition(to: state, animated: isAnimated, completion: $0) }
    case let pages as Pages:
      ledger.ask(id, of: pages) { completion in
        switch roll(5) {
        case 0: pages.pop(animated: isAnimated, completion: completion)
        case 1: pages.push(state, animated: isAnimated, completion: completion)
        case 2: pages.setStack([state, 1], animated: isAnimated, completion: completion)
        default: pages.transition(to: state, animated: isAnimated, completion: completion)
        }
      }
      if roll(6) == 0 { pages.popViewController(animated: isAnimated) }
      if roll(6) == 0 { pages.pushViewController(UIViewController(), animated: isAnimated) }
    default: break
    }
  }

  private func switchRoot() {
    guard let roots else { return }
    let kind = roll(3)
    requests += 1
    log.append("\(requests): root \(kind)")
    let isAnimated = roll(2) == 0
    ledger.ask(requests, of: roots) { roots.transition(to: kind, animated: isAnimated, completion: $0) }
  }

  private func useGesture() {
    log.append("hand")
    switch container {
    case let flow as Flow:
      switch roll(4) {
      case 0: interaction = flow.interruptRunningTransition() ?? interaction
      case 1: interaction = flow.beginInteractiveTransition(to: roll(4)) ?? interaction
      case 2: interaction?.finish()
      default: interaction?.cancel()
      }
    case is Pages: swipe()
    case let tabs as Tabs:
      let point = CGPoint(x: tabs.tabBar.bounds.width * (CGFloat(roll(3)) + 0.5) / 3, y: 20)
      try? simulator.tap(at: tabs.tabBar.convert(point, to: nil))
    default: break
    }
  }

  private func swipe() {
    guard finger == nil, let finger = try? simulator.touchDown(at: CGPoint(x: 4, y: 300)) else { return }
    for step in 1...8 {
      simulator.move(finger, to: CGPoint(x: 4 + 30 * step, y: 300))
      simulator.advance(by: .milliseconds(16))
    }
    let end = roll(2) == 0 ? 30 : 300
    simulator.move(finger, to: CGPoint(x: end, y: 300))
    simulator.advance(by: .milliseconds(300))
    simulator.touchUp(finger, at: CGPoint(x: end, y: 300))
  }

  private func hookHappened() {
    guard fromHooks > 0, !isInObserver else { return }
    fromHooks -= 1
    log.append("(from a hook)")
    ask()
  }

  private func eventHappened() {
    guard fromObservers > 0 else { return }
    fromObservers -= 1
    log.append("(from an observer)")
    isInObserver = true
    defer { isInObserver = false }
    switch container {
    case let flow as Flow:
      ledger.askFromEvent(of: flow) { flow.transition(to: roll(4), animated: true, completion: nil) }
    case let pages as Pages:
      ledger.askFromEvent(of: pages) { pages.push(roll(4), animated: true, completion: nil) }
    case let tabs as Tabs:
      ledger.askFromEvent(of: tabs) { tabs.transition(to: roll(3), animated: true, completion: nil) }
    default: break
    }
  }

  /// Half of the time in the middle of something.
  private func leave() {
    (fromHooks, fromObservers) = (0, 0)
    interaction = nil
    if roll(2) == 0 { check() }
    log.append("leave")
    roots = nil
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    simulator.advance(by: .seconds(3))
    if container != nil { violations.append("the container was not freed") }
  }
}
