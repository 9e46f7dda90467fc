import Simulator
import Stateroom
import Testing
import UIKit

/// The comparison of states that are not `Equatable`, or whose data does not matter.
@MainActor
struct StateComparisonTests {
  private enum Phase {
    case loading
    case failed(any Error)

    var number: Int {
      switch self {
      case .loading: 0
      case .failed: 1
      }
    }
  }

  private struct Failure: Error {}

  private static func areSame(_ one: Phase, _ other: Phase) -> Bool { one.number == other.number }

  private final class Phases: StateViewController<Phase> {
    private(set) var made: [Int] = []
    private(set) var changes = 0

    override func didChangeState(from oldState: Phase?, to newState: Phase, animated: Bool) { changes += 1 }

    override func viewController(for phase: Phase) -> UIViewController {
      made.append(phase.number)
      return UIViewController()
    }
  }

  @Test func `A closure compares states, also when the container appears`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let phases = Phases(initialState: .loading, isSameState: Self.areSame)
    simulator.show(phases)
    await simulator.settle()
    #expect(phases.made == [0])
    phases.transition(to: .failed(Failure()), animated: false)
    phases.transition(to: .failed(Failure()), animated: false)
    #expect(phases.made == [0, 1])
    simulator.show(UIViewController())
    simulator.show(phases)
    await simulator.settle()
    #expect(phases.made == [0, 1])
  }

  @Test func `A change is reported once, also if no state is the same as itself`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let phases = Phases(initialState: .loading, isSameState: { _, _ in false })
    phases.loadViewIfNeeded()
    #expect(phases.changes == 1)
    phases.transition(to: .failed(Failure()), animated: false)
    #expect(phases.changes == 2)
    withExtendedLifetime(simulator) {}
  }

  @Test func `Two closures, without a subclass`() {
    var made = 0
    let container = StateViewController(initialState: Phase.loading, isSameState: Self.areSame) { _ in
      made += 1
      return UIViewController()
    }
    container.loadViewIfNeeded()
    container.transition(to: .loading, animated: false)
    #expect(made == 1)
    container.transition(to: .failed(Failure()), animated: false)
    #expect(made == 2)
  }
}
