import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// Paths through three containers inside of each other, between requests of each container, taps and swipes, questions
/// and refusals, on the screen and off it.
@MainActor
struct RandomPathTests {
  static let seed = RandomRuns.seed(0x57AC_9000)
  static let sequences = RandomRuns.count(1_200)

  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  @Test func `Paths end once, change all containers or none, and retain nothing`() async {
    var violations: [String] = []
    var (operations, ends) = (0, [0, 0, 0, 0])
    for sequence in 0..<Self.sequences where violations.count < 5 {
      let seed = Self.seed &+ UInt64(sequence)
      let play = PathPlay(simulator, seed: seed)
      operations += await play.play()
      violations += play.violations.map { "seed \(seed): \($0) after \(play.log)" }
      for (index, count) in play.counts.enumerated() { ends[index] += count }
    }
    Diagnostics.refusalHandler = { _ in }
    RuntimeDiagnostics.observer = nil
    print(
      "paths: \(Self.sequences) sequences, \(operations) operations from seed \(Self.seed); requests completed, superseded, cancelled, refused: \(ends); \(violations.count) violations"
    )
    #expect(violations == [])
    #expect(!ends.contains(0))
  }
}

@MainActor
private final class PathPlay {
  private(set) var violations: [String] = []
  private(set) var log: [String] = []
  /// How many requests were completed, superseded, cancelled, refused.
  private(set) var counts = [0, 0, 0, 0]
  private let simulator: Simulator
  private let leaks = LeakDetector()
  private var random: SplitMix64
  private var root: Root?
  private var window: UIWindow?
  private var pages: [WeakPage] = []
  private var reported: [Int: [TransitionOutcome]] = [:]
  private var requests = 0
  /// The newest request, if it was a path and no other code has changed anything since.
  private var newest: (id: Int, realm: Realm, pane: Pane?, leaves: [Leaf]?)?
  private var fromCallback = 0

  private struct WeakPage { weak var page: Page? }

  private final class Root: StateViewController<Realm> {
    var keeps = false
    override func retention(of realm: Realm) -> StateRetention { keeps && realm == .home ? .keep : .drop }
    override func shouldChangeState(from old: Realm, to new: Realm) -> Bool { (old, new) != (.locked, .welcome) }
  }

  private final class Page: StrictChild, LeaveGuarding {
    var decision: () -> LeaveDecision = { .allow }
    var leaveDecision: LeaveDecision { decision() }
  }

  init(_ simulator: Simulator, seed: UInt64) {
    self.simulator = simulator
    random = SplitMix64(seed: seed)
  }

  private func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  private func page(_ name: String) -> UIViewController {
    let page = Page(name) { [weak self] problem in
      // A cancelled swipe leaves a move open, and a deallocated container sends its children no move callback.
      if !problem.contains("ove(toParent") { self?.violations.append(problem) }
    }
    page.onCallback = { [weak self] in self?.callbackHappened() }
    page.decision = { [weak self] in self?.decide() ?? .allow }
    pages.append(WeakPage(page: page))
    leaks.watch(page, named: name)
    return page
  }

  private func decide() -> LeaveDecision {
    switch roll(12) {
    case 0: return .refuse
    case 1:
      let yes = roll(3) > 0
      return .ask { yes }
    default: return .allow
    }
  }

  func play() async -> Int {
    begin()
    let count = 5 + roll(8)
    for _ in 0..<count { await operate() }
    fromCallback = 0
    await simulator.advance(by: .seconds(3))
    check()
    await leave()
    return count
  }

  private func begin() {
    Diagnostics.refusalHandler = { _ in }
    RuntimeDiagnostics.observer = { [weak self] _, message in self?.violations.append("UIKit: \(message)") }
    let root = Root(initialState: .welcome) { [weak self] realm -> UIViewController in
      guard let self else { return UIViewController() }
      return realm == .home ? makeTabs() : page("\(realm)")
    }
    root.keeps = roll(2) == 0
    self.root = root
    leaks.watch(root)
    if roll(3) > 0 { show() }
  }

  private func makeTabs() -> UIViewController {
    let tabs = StateTabBarController<Pane>(states: [.today, .library]) { [weak self] pane -> UIViewController in
      guard let self, pane == .library else { return self?.page("\(pane)") ?? UIViewController() }
      let stack = StateNavigationController<Leaf>(initialState: .shelf) { [weak self] in
        self?.page("\($0)") ?? UIViewController()
      }
      leaks.watch(stack)
      return stack
    }
    leaks.watch(tabs)
    return tabs
  }

  private func show() {
    if window == nil, let root { window = simulator.show(root) } else { window?.isHidden.toggle() }
  }

  private var isOnScreen: Bool { window.map { !$0.isHidden } ?? false }
  private var tabs: StateTabBarController<Pane>? { root?.viewControllers.first as? StateTabBarController<Pane> }
  private var stack: StateNavigationController<Leaf>? {
    tabs?.loadedViewController(for: .library) as? StateNavigationController<Leaf>
  }

  /// What all containers are asked to be.
  private var states: String {
    "\(root.map { "\($0.state)" } ?? "-") \(tabs?.state.map { "\($0)" } ?? "-") \(stack.map { "\($0.states)" } ?? "-")"
  }

  private func request(_ name: String, _ body: (@escaping (TransitionOutcome) -> Void) -> Void) {
    requests += 1
    let id = requests
    newest = nil
    log.append("\(id): \(name)")
    body { [weak self] outcome in
      self?.reported[id, default: []].append(outcome)
      self?.callbackHappened()
    }
  }

  private func openPath() {
    let animated = roll(3) > 0
    let realm: Realm = [.home, .home, .home, .welcome, .locked][roll(5)]
    var path = StatePath(realm)
    var (pane, leaves): (Pane?, [Leaf]?) = (nil, nil)
    if realm == .home, roll(5) > 0 {
      pane = [Pane.library, .library, .today, .settings][roll(4)]
      path = path.then(pane ?? .today)
      if pane == .library || roll(8) == 0, roll(4) > 0 {
        let wanted = [Leaf.shelf] + (0..<roll(3)).map { Leaf.book($0) }
        leaves = wanted
        path = roll(4) == 0 ? path.then(wanted.last ?? .shelf) : path.then(stack: wanted)
      }
    }
    let reentriesBefore = fromCallback
    let before = states
    request("\(path)\(animated ? "" : " at once")") { root?.open(path, animated: animated, completion: $0) }
    let id = requests
    guard fromCallback == reentriesBefore else { return }
    switch reported[id]?.first {
    case .refused:
      if states != before { violations.append("\(id) was refused, but \(before) became \(states)") }
    case .superseded?: break
    default:
      if reported[id] == nil,
        root?.isAskingToLeave == true || tabs?.isAskingToLeave == true || stack?.isAskingToLeave == true
      {
        if states != before { violations.append("\(id) waits for an answer, but \(before) became \(states)") }
      } else {
        newest = (id, realm, pane, path.steps.last?.isStack == true ? leaves : nil)
        if let problem = problem(about: (realm, pane, newest?.leaves)) { violations.append("\(id): \(problem)") }
        if root?.isTransitioning == true, tabs?.isTransitioning == true, before.hasPrefix("welcome -") {
          violations.append("\(id): the tabs move inside of what comes in")
        }
      }
    }
  }

  /// What is not as a path wants it.
  private func problem(about path: (realm: Realm, pane: Pane?, leaves: [Leaf]?)) -> String? {
    if root?.state != path.realm { return "the root is at \(states)" }
    if let pane = path.pane, tabs?.state != pane { return "the tabs are at \(states)" }
    if let leaves = path.leaves, stack?.states != leaves { return "the stack is at \(states)" }
    return nil
  }

  private func operate() async {
    let animated = roll(3) > 0
    switch roll(20) {
    case 0..<8: openPath()
    case 8:
      let realm: Realm = [.home, .welcome, .locked][roll(3)]
      request("root \(realm)") {
        if root?.transition(to: realm, animated: animated, completion: $0) == nil { $0(.cancelled) }
      }
    case 9:
      guard let tabs else { return }
      let pane: Pane = roll(2) == 0 ? .today : .library
      request("tab \(pane)") { tabs.transition(to: pane, animated: animated, completion: $0) }
    case 10:
      guard let stack else { return }
      request("push") { stack.push(.chapter(roll(3)), animated: animated, completion: $0) }
    case 11:
      newest = nil
      log.append("tap tab")
      try? await simulator.tap(at: CGPoint(x: roll(2) == 0 ? 90 : 280, y: 640))
    case 12:
      newest = nil
      log.append("tap back")
      try? await simulator.tap(at: CGPoint(x: 20, y: 40))
    case 13:
      newest = nil
      log.append("swipe")
      let end: CGFloat = roll(2) == 0 ? 340 : 60
      try? await simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: end, y: 300), over: .milliseconds(400))
    case 14:
      log.append(window == nil ? "show" : isOnScreen ? "hide" : "show again")
      show()
    case 15:
      log.append("from a callback")
      fromCallback = 1
    case 16:
      log.append("memory")
      simulator.sendMemoryWarning()
    default:
      let time = [16, 100, 200, 400][roll(4)]
      log.append("\(time) ms")
      await simulator.advance(by: .milliseconds(time))
    }
  }

  private func callbackHappened() {
    guard fromCallback > 0, root != nil else { return }
    fromCallback -= 1
    log.append("(callback)")
    newest = nil
    if roll(2) == 0 {
      openPath()
    } else {
      request("root") {
        if root?.transition(to: .welcome, animated: true, completion: $0) == nil { $0(.cancelled) }
      }
    }
    newest = nil
  }

  private func check() {
    guard let root else { return }
    if root.isTransitioning { violations.append("the root is still in transition") }
    if tabs?.isTransitioning == true { violations.append("the tabs are still in transition") }
    if stack?.isTransitioning == true { violations.append("the stack is still in transition") }
    if let stack, stack.viewControllers.count != stack.states.count { violations.append("stack and states differ") }
    if let newest {
      if reported[newest.id] != [.completed] {
        violations.append("\(newest.id), the newest, has the outcome \(reported[newest.id] ?? [])")
      }
      if let problem = problem(about: (newest.realm, newest.pane, newest.leaves)) { violations.append(problem) }
    }
    let inTab = tabs?.state.flatMap { tabs?.loadedViewController(for: $0) }
    let shown = (inTab as? UINavigationController)?.topViewController ?? inTab ?? root.viewControllers.first
    for page in pages.compactMap(\.page) {
      let isShown = page === shown && isOnScreen
      if page.hasAppeared != isShown {
        violations.append("\(page.name) is \(page.hasAppeared ? "on" : "off") the screen, but should not be")
      }
    }
  }

  private func leave() async {
    if roll(2) == 0 {
      openPath()
      await simulator.advance(by: .milliseconds(50))
    }
    newest = nil
    for page in pages.compactMap(\.page) { page.onCallback = nil }
    root = nil
    window = nil
    simulator.removeWindow()
    await simulator.advance(by: .seconds(1))
    violations += leaks.survivors.map { "not released: \($0)" }
    for id in 0..<requests where reported[id + 1]?.count != 1 {
      violations.append("\(id + 1) has the outcome \(reported[id + 1] ?? [])")
    }
    for outcome in reported.values.compactMap(\.first) {
      switch outcome {
      case .completed: counts[0] += 1
      case .superseded: counts[1] += 1
      case .cancelled: counts[2] += 1
      case .refused: counts[3] += 1
      }
    }
  }
}
