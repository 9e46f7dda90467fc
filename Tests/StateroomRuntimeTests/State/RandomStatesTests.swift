import Simulator
import Stateroom
import TestSupport
import Testing
import UIKit

/// A state container under random requests, from outside and from its own hooks.
@MainActor
struct RandomStatesTests {
  static let seed: UInt64 = 0x57A7_E201
  static let sequences = 1_000

  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  /// Shared between the test and the hooks that ask for more in the middle of it.
  private final class Dice {
    private var generator: SplitMix64
    init(seed: UInt64) { generator = SplitMix64(seed: seed) }
    func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }
  }

  private final class Subject: StateViewController<Int> {
    var violations: [String] = []
    var keepsChildren = false
    var ask: () -> Void = {}
    private var kept: [Int: StrictChild] = [:]
    private var announced: [Int] = []
    private var shown: Int?

    override func viewController(for state: Int) -> UIViewController {
      if let child = kept[state] { return child }
      let child = StrictChild("\(state)") { [weak self] in self?.violations.append($0) }
      if keepsChildren { kept[state] = child }
      return child
    }

    override func preferredTransition(from oldState: Int, to newState: Int) -> ContainerTransition {
      [.dissolve, .slide(from: .right), .flip, .none][(oldState + newState) % 4]
    }

    override func willChangeState(from oldState: Int?, to nextState: Int, animated: Bool) {
      announced.append(nextState)
      ask()
    }

    override func didChangeState(from previousState: Int?, to newState: Int, animated: Bool) {
      guard let new = announced.last else {
        violations.append("didTransition(from: \(String(describing: previousState))) without willTransition")
        return
      }
      if announced.count == 1, previousState != shown {
        violations.append(
          "didTransition says that it came from \(String(describing: previousState)), not \(String(describing: shown))")
      }
      shown = new
      announced = []
      ask()
    }

    func check() {
      if !announced.isEmpty { violations.append("\(announced) announced, but not created") }
      if shown != state { violations.append("shown \(String(describing: shown)), state \(state)") }
      if children.map(\.title) != ["\(state)"] { violations.append("\(children.map(\.title)) shown for \(state)") }
      if children != viewControllers { violations.append("children and viewControllers differ") }
      for case let child as StrictChild in children {
        violations += child.problemsAtRest(isShown: true, isHostOnScreen: true)
      }
    }
  }

  @Test func `State, hooks and children agree after any requests`() {
    var violations: [String] = []
    for sequence in 0..<Self.sequences {
      let seed = Self.seed &+ UInt64(sequence)
      let dice = Dice(seed: seed)
      let subject = Subject(initialState: 0)
      subject.keepsChildren = dice.roll(2) == 0
      var reported: [Int: Int] = [:]
      var asked = 0
      var fromHooks = 0
      func ask() {
        asked += 1
        let id = asked
        let state = dice.roll(4)
        subject.transition(to: state, animated: dice.roll(2) == 0) { _ in reported[id, default: 0] += 1 }
        if asked == id, subject.state != state {
          violations.append("seed \(seed): asked for \(state), state \(subject.state)")
        }
      }
      subject.ask = {
        guard fromHooks > 0 else { return }
        fromHooks -= 1
        ask()
      }
      var interaction: InteractiveTransition?
      func useGesture() {
        switch dice.roll(5) {
        case 0:
          asked += 1
          let id = asked
          interaction = subject.beginInteractiveTransition(to: dice.roll(4)) { _ in reported[id, default: 0] += 1 }
        case 1: interaction = subject.interruptRunningTransition() ?? interaction
        case 2: interaction?.finish()
        case 3: interaction?.cancel()
        default: interaction?.update(0.5)
        }
      }
      simulator.show(subject)
      for _ in 0..<8 {
        subject.transitionPolicy =
          [.finishThenLatest, .interrupt, .reverse][dice.roll(3)]
        fromHooks = dice.roll(6) == 0 ? 1 : 0
        dice.roll(3) == 0 ? useGesture() : ask()
        simulator.advance(by: .milliseconds([0, 50, 200, 400][dice.roll(4)]))
      }
      fromHooks = 0
      interaction = nil
      simulator.advance(by: .seconds(3))
      subject.check()
      violations += subject.violations.map { "seed \(seed): \($0)" }
      for id in 1...asked where reported[id] != 1 {
        violations.append("seed \(seed): request \(id) has \(reported[id] ?? 0) outcomes")
      }
      subject.ask = {}
      simulator.removeWindow()
      if violations.count > 4 { break }
    }
    print("states: \(Self.sequences) sequences from seed \(Self.seed), \(violations.count) violations")
    #expect(violations == [])
  }
}
