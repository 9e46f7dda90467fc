// Measures the cost of a request while many others are pending.
import Foundation
import Simulator
import Stateroom
import UIKit

/// A program that makes many requests in one turn while a transition is running.
///
/// Prints `NAME N: A us per request, B us until all are done`: the time that one of `N` requests takes, and its share
/// of the time until the last one has reported its outcome. The figures of a line should be similar to those of the
/// line above.
@main
@MainActor
enum RequestScaling {
  static func main() async {
    for (name, make) in scenarios {
      for count in [100, 1_000, 10_000] {
        let simulator = await Simulator.boot(.iPhoneSE)
        measure(name, count, make(simulator))
      }
    }
  }

  /// A closure that makes the next request, with its number and its completion handler.
  typealias Request = (Int, @escaping (TransitionOutcome) -> Void) -> Void

  private static let scenarios: [(String, @MainActor (Simulator) -> (Simulator, Request))] = [
    ("push", pushes), ("there-and-back", trips), ("newest-wins", states(.finishThenLatest)),
    ("queue", states(.queue)),
  ]

  private static func pushes(_ simulator: Simulator) -> (Simulator, Request) {
    let pages = StateNavigationController(initialState: 0) { _ in UIViewController() }
    simulator.show(pages)
    simulator.advance(by: .milliseconds(100))
    return (simulator, { pages.push($0, animated: true, completion: $1) })
  }

  private static func trips(_ simulator: Simulator) -> (Simulator, Request) {
    let pages = StateNavigationController(initialState: 0) { _ in UIViewController() }
    simulator.show(pages)
    simulator.advance(by: .milliseconds(100))
    return (
      simulator,
      { number, completion in
        if number.isMultiple(of: 2) {
          pages.pop(animated: true, completion: completion)
        } else {
          pages.push(number, animated: true, completion: completion)
        }
      }
    )
  }

  private static func states(_ policy: TransitionPolicy) -> @MainActor (Simulator) -> (Simulator, Request) {
    { simulator in
      let container = StateViewController(initialState: 0) { _ in UIViewController() }
      container.transitionPolicy = policy
      simulator.show(container)
      simulator.advance(by: .milliseconds(100))
      return (simulator, { container.transition(to: $0, animated: true, completion: $1) })
    }
  }

  private static func measure(_ name: String, _ count: Int, _ scenario: (simulator: Simulator, request: Request)) {
    var open = count
    let clock = ContinuousClock()
    let asking = clock.measure {
      for number in 1...count { scenario.request(number) { _ in open -= 1 } }
    }
    let finishing = clock.measure {
      while open > 0 { scenario.simulator.advance(by: .milliseconds(100)) }
    }
    print(
      "\(name) \(count): \(share(asking, count)) us per request, \(share(asking + finishing, count)) us until all are done"
    )
    scenario.simulator.removeWindow()
  }

  private static func share(_ duration: Duration, _ count: Int) -> String {
    String(format: "%.1f", duration / .microseconds(1) / Double(count))
  }
}
