// Measures the first change of a process, before which no code of a container has run.
import Samples
import Simulator
import Stateroom
import UIKit

/// A program that prints the duration of the first change in nanoseconds, with the library or without it.
///
/// `ColdStart by-hand` measures it without the library, and `ColdStart library` with it. `Benchmarks/compare` runs both
/// alternately and prints the ratio of the medians.
@main
@MainActor
enum ColdStart {
  static func main() async {
    let simulator = await Simulator.boot(.iPhone15)
    // UIKit is initialized, as in an app that has shown its first screen.
    simulator.show(Screen())
    simulator.removeWindow()
    let isByHand = CommandLine.arguments.last == "by-hand"
    let time = ContinuousClock().measure { isByHand ? changeByHand(simulator) : changeByLibrary(simulator) }
    print(Int(time / .nanoseconds(1)))
  }

  private static func changeByHand(_ simulator: Simulator) {
    let container = HandWrittenContainer()
    container.loadViewIfNeeded()
    container.fill(with: [Screen()])
    simulator.show(container)
    container.dissolve(at: 0, to: Screen(), duration: 0.35)
    simulator.advance(by: .seconds(0.35))
  }

  private static func changeByLibrary(_ simulator: Simulator) {
    let container = StateViewController(initialState: 0) { _ in Screen() }
    simulator.show(container)
    container.transition(to: 1, animated: true)
    simulator.advance(by: .seconds(0.35))
  }
}
