import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// A stack of states in a tab of a tab bar controller in a state container, all of them busy at the same time.
@MainActor
struct NestedStacksTests {
  static let seed = RandomRuns.seed(0x57AC_4000)
  static let sequences = RandomRuns.count(500)

  let simulator: Simulator
  let diagnostics: DiagnosticsLog

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    diagnostics = DiagnosticsLog()
  }

  @Test func `Three nested containers remain consistent`() {
    let violations = RandomRuns.play("nested", Self.sequences, from: Self.seed) { seed in
      let play = NestedPlay(simulator, seed: seed)
      return (play.play(), play.violations.map { "\($0) after \(play.log)" })
    }
    #expect(violations == [])
  }
}

@MainActor
private final class NestedPlay {
  private typealias Stack = StateNavigationController<Int>
  private typealias Tabs = StateTabBarController<Int>

  private(set) var violations: [String] = []
  private(set) var log: [String] = []
  private let simulator: Simulator
  private var random: SplitMix64
  private var root: StateViewController<Bool>?
  private weak var weakRoot: StateViewController<Bool>?
  private var pages: [WeakPage] = []
  private var reported: [Int: Int] = [:]
  private var requests = 0

  private struct WeakPage { weak var page: StrictChild? }

  init(_ simulator: Simulator, seed: UInt64) {
    self.simulator = simulator
    random = SplitMix64(seed: seed)
  }

  private func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  private func page(_ name: String) -> StrictChild {
    let page = StrictChild(name) { [weak self] problem in
      // A cancelled swipe leaves a move open, and a deallocated container sends its children no move callback.
      if !problem.contains("ove(toParent") { self?.violations.append(problem) }
    }
    pages.append(WeakPage(page: page))
    return page
  }

  func play() -> Int {
    begin()
    let count = 6 + roll(8)
    for _ in 0..<count { operate() }
    simulator.advance(by: .seconds(3))
    check()
    leave()
    return count
  }

  private func begin() {
    RuntimeDiagnostics.observer = { [weak self] _, message in self?.violations.append("UIKit: \(message)") }
    let root = StateViewController(initialState: true) { [weak self] isIn -> UIViewController in
      guard let self else { return UIViewController() }
      return isIn ? makeTabs() : page("out")
    }
    self.root = root
    weakRoot = root
    simulator.show(root)
  }

  private func makeTabs() -> UIViewController {
    Tabs(states: [0, 1]) { [weak self] tab in
      Stack(states: [0]) { [weak self] number in self?.page("\(tab).\(number)") ?? UIViewController() }
    }
  }

  private var tabs: Tabs? { root?.viewControllers.first as? Tabs }
  private var stack: Stack? { tabs?.state.flatMap { tabs?.loadedViewController(for: $0) } as? Stack }

  private func request(_ name: String, _ body: (@escaping (TransitionOutcome) -> Void) -> Void) {
    requests += 1
    let id = requests
    log.append("\(id): \(name)")
    body { [weak self] _ in self?.reported[id, default: 0] += 1 }
  }

  private func operate() {
    let animated = roll(3) > 0
    switch roll(14) {
    case 0:
      let isIn = roll(3) > 0
      request("root \(isIn)") { root?.transition(to: isIn, animated: animated, completion: $0) }
    case 1, 2:
      guard let tabs else { return }
      let tab = roll(2)
      request("tab \(tab)") { tabs.transition(to: tab, animated: animated, completion: $0) }
    case 3, 4:
      guard let stack else { return }
      let number = roll(4)
      request("push \(number)") { stack.push(number, animated: animated, completion: $0) }
    case 5:
      guard let stack else { return }
      request("pop") { stack.pop(animated: animated, completion: $0) }
    case 6:
      guard let stack else { return }
      let numbers = (0..<(1 + roll(3))).map { _ in roll(4) }
      request("set \(numbers)") { stack.setStack(numbers, animated: animated, completion: $0) }
    case 7:
      log.append("tap tab")
      try? simulator.tap(at: CGPoint(x: roll(2) == 0 ? 90 : 280, y: 640))
    case 8:
      log.append("tap back")
      try? simulator.tap(at: CGPoint(x: 20, y: 40))
    case 9:
      log.append("swipe")
      let end: CGFloat = roll(2) == 0 ? 340 : 60
      try? simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: end, y: 300), over: .milliseconds(400))
    case 10:
      log.append("rotate")
      simulator.rotate(to: roll(2) == 0 ? .portrait : .landscapeLeft)
    case 11:
      log.append("memory")
      simulator.sendMemoryWarning()
    default:
      let time = [16, 100, 200, 400][roll(4)]
      log.append("\(time) ms")
      simulator.advance(by: .milliseconds(time))
    }
  }

  private func check() {
    guard let root else { return }
    if root.isTransitioning { violations.append("the root is still in transition") }
    if tabs?.isTransitioning == true { violations.append("the tabs are still in transition") }
    if stack?.isTransitioning == true { violations.append("the stack is still in transition") }
    if let stack, stack.viewControllers.count != stack.states.count { violations.append("stack and states differ") }
    let shown = stack?.topViewController ?? root.viewControllers.first
    for page in pages.compactMap(\.page) {
      let isShown = page === shown
      if page.hasAppeared != isShown {
        violations.append("\(page.name) is \(page.hasAppeared ? "on" : "off") the screen, but should not be")
      }
    }
  }

  private func leave() {
    root = nil
    simulator.rotate(to: .portrait)
    simulator.removeWindow()
    simulator.advance(by: .seconds(1))
    if weakRoot != nil { violations.append("the root was not freed") }
    for page in pages.compactMap(\.page) { violations.append("\(page.name) was not freed") }
    for id in 1..<(requests + 1) where reported[id] != 1 {
      violations.append("\(id) has \(reported[id] ?? 0) outcomes")
    }
  }
}
