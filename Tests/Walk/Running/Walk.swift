package import Simulator
import Stateroom
import UIKit

/// The walk: episodes of an app with nested containers and random operations, and an oracle.
///
/// An episode is a ``WalkProgram``, which ``WalkGenerator`` creates from a seed: a *nest* (roots with one or two
/// windows, tab bar controllers, stacks, state containers with one to three children, and leaves, nested in each other)
/// and steps of some fifty kinds. A step may also be performed in a callback. `play(_:with:on:spoiledBy:trace:)` plays
/// an episode, and reports the violations that the oracle finds:
///
/// - **The books.** `CallbackBook` receives every callback of every controller as the runtime sends it, checks the
///   order by UIKit's rules, and records the phase of each controller. `RequestBook` records each request, its
///   destination, and its outcomes. A `Card` records for which state of which container a controller was created, and
///   its last reported parent.
/// - **At rest** (`WalkWorld.judgeRest()`), twice: after the episode, and after all hidden content was shown again.
///   Each container shows what was created for its state. The state is that of the newest completed request. Children,
///   views, and their order agree. Each view fills its container, without a transform or transparency. Exactly the
///   visible view controllers have appeared. All others are deallocated, unless a window contains them or a retention
///   policy keeps them. Each request has reported one outcome.
/// - **At the end**, all windows are removed, in half of the episodes during a transition. All objects are then
///   deallocated.
///
/// The oracle uses only the states that the library reports, which it judges. `Sabotage` shows that it detects
/// violations.
///
/// With another ``Cast``, the same programs, as far as they are supported, measure containers that are written by hand.
///
/// A ``WalkShrinker`` reduces the programs of violations. The test suite plays five thousand episodes; `Tools/soak`
/// plays any number.
@MainActor
package enum Walk {
  /// Plays an episode, and returns the violations in the order in which they were found.
  package static func play(
    _ program: WalkProgram, with cast: Cast = .library, on simulator: Simulator, spoiledBy sabotage: Sabotage? = nil,
    trace: ((String) -> Void)? = nil
  ) async -> [WalkViolation] {
    let world = WalkWorld(simulator, program.nest, cast)
    if let trace {
      world.trace = { trace("    " + $0) }
      world.callbacks.trace = { trace("      \($0)") }
    }
    world.begin(windows: program.nest.windows)
    for (index, operation) in program.steps.enumerated() {
      world.step = index + 1
      trace?("  \(index + 1): \(operation)")
      world.perform(operation)
      await world.runTasks()
    }
    world.step = program.steps.count + 1
    await world.rest()
    if let sabotage { world.sabotage(sabotage) }
    world.judgeRest()
    await world.showEverything()
    world.judgeRest()
    await world.end(inTransition: program.seed % 2 == 0)
    return world.violations
  }
}
