import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// A root controller under random requests, with windows that come and go, from outside and from its own hooks.
@MainActor
struct RandomRootStatesTests {
  static let seed: UInt64 = 0x0057_A7E5
  static let sequences = 1_000

  let simulator: Simulator
  let diagnostics: DiagnosticsLog

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    diagnostics = DiagnosticsLog()
  }

  /// Shared between the test and the hooks that ask for more in the middle of it.
  private final class Dice {
    private var generator: SplitMix64
    init(seed: UInt64) { generator = SplitMix64(seed: seed) }
    func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }
  }

  private final class Subject: RootController<Int> {
    var violations: [String] = []
    var ask: () -> Void = {}
    private(set) var last = 0

    override func viewController(for state: Int) -> UIViewController {
      ask()
      return strictChild("\(state % 10)")
    }
    /// States of two digits present something over the interface of their last digit.
    override func hasSameInterface(_ one: Int, _ other: Int) -> Bool { one % 10 == other % 10 }
    override func presentedViewController(for state: Int) -> UIViewController? {
      ask()
      guard state >= 10 else { return nil }
      let sheet = strictChild("\(state)")
      if state >= 20 { sheet.modalPresentationStyle = .fullScreen }
      return sheet
    }
    private func strictChild(_ title: String) -> StrictChild {
      let child = StrictChild(title) { [weak self] problem in
        // A root that is deallocated with its window removes the parent without an announcement, as UIKit does.
        if !problem.contains("didMove(toParent: nil) without") { self?.violations.append(problem) }
      }
      child.onCallback = { [weak self] in self?.ask() }
      return child
    }
    override func willShow(_ interface: UIViewController, for state: Int) {
      if interface.title != "\(state % 10)" { violations.append("\(interface.title ?? "") is announced for \(state)") }
      ask()
    }
    override func didChangeState(from previous: Int, to state: Int) {
      if previous != last { violations.append("came from \(last), but the previous state is reported as \(previous)") }
      last = state
      ask()
    }
  }

  @Test(arguments: [false, true])
  func `All windows show the last state, and each request reports one outcome`(presents: Bool) {
    var violations: [String] = []
    for sequence in 0..<Self.sequences {
      let seed = Self.seed &+ UInt64(sequence)
      violations += play(seed, presents: presents).map { "seed \(seed): \($0)" }
      if violations.count > 4 { break }
    }
    print("root states: \(Self.sequences) sequences from seed \(Self.seed), \(violations.count) violations")
    #expect(violations == [])
  }

  private func play(_ seed: UInt64, presents: Bool) -> [String] {
    let dice = Dice(seed: seed)
    let subject = Subject(initialState: 0, configuration: RootConfiguration(transitionDuration: 0.3))
    var windows: [UIWindow] = []
    var reported: [Int: Int] = [:]
    var asked = 0
    var fromHooks = 0
    func ask() {
      asked += 1
      let id = asked
      let state = dice.roll(3) + (presents ? 10 * dice.roll(3) : 0)
      subject.transition(to: state, animated: dice.roll(3) > 0) { _ in reported[id, default: 0] += 1 }
    }
    subject.ask = {
      guard fromHooks > 0 else { return }
      fromHooks -= 1
      ask()
    }
    windows.append(subject.install(in: simulator.scene))
    for _ in 0..<8 {
      switch dice.roll(12) {
      case 0: windows.append(subject.install(in: simulator.scene))
      case 1 where windows.count > 1:
        let window = windows.remove(at: dice.roll(windows.count))
        window.isHidden = true
        window.rootViewController = nil
      case 2: fromHooks = 1 + dice.roll(2)
      // What the app presents makes the states' own presentations wait until it is dismissed.
      case 3 where !presents: windows[0].rootViewController?.present(UIViewController(), animated: dice.roll(2) == 0)
      case 3: windows[dice.roll(windows.count)].rootViewController?.dismiss(animated: dice.roll(2) == 0)
      default: ask()
      }
      simulator.advance(by: .milliseconds([0, 16, 100, 400][dice.roll(4)]))
    }
    fromHooks = 0
    for _ in 0..<(presents ? 8 : 3) {
      simulator.advance(by: .milliseconds(16))
      simulator.advance(by: .milliseconds(800))
    }
    var violations = subject.violations
    for window in windows {
      let titles = window.rootViewController?.children.map { $0.title ?? "" } ?? []
      if titles != ["\(subject.state % 10)"] { violations.append("\(titles) shown for \(subject.state)") }
      let presented = window.rootViewController?.presentedViewController
      if presents, presented?.title != (subject.state < 10 ? nil : "\(subject.state)") {
        violations.append("\(presented?.title ?? "nothing") presented for \(subject.state)")
      }
      if presented == nil, window.subviews.count != 1 {
        violations.append("\(window.subviews.count) views in a window")
      }
    }
    for id in 0..<asked where reported[id + 1] != 1 {
      violations.append("request \(id + 1) has \(reported[id + 1] ?? 0) outcomes")
    }
    subject.ask = {}
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
    simulator.advance(by: .milliseconds(16))
    return violations
  }
}
