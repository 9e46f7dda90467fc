package import Simulator
import Stateroom
import UIKit

/// The walk: episodes of an app with nested containers, in which anything happens in any order, and an oracle.
///
/// An episode is a ``WalkProgram``, which ``WalkGenerator`` makes from a seed: a *nest* (roots with one or two windows, tab
/// bar controllers, stacks, state containers with one to three children, leaves, in each other) and steps of some fifty
/// kinds. A step may also wait for a callback and be done from there. `play(_:on:)` plays one, and reports what the
/// oracle found:
///
/// - **The books.** `CallbackBook` receives every callback of every controller as the runtime sends it, checks the
///   order by UIKit's rules, and records the phase of each controller. `RequestBook` records each request, its
///   destination, and its outcomes. A `Card` records for which state of which container a controller was created, and
///   its last reported parent.
/// - **At rest** (`WalkWorld.judgeRest()`), twice: as the episode left things, and after everything hidden was shown
///   again. Each container shows what was created for its state; the state is that of the newest request that was
///   completed; children, views and order are the same; each view fills its place, without transform or transparency;
///   exactly those controllers have appeared that a user can see; nothing is alive that no window reaches and no
///   retention keeps; and each request has reported one outcome.
/// - **At the end** all windows are removed, in half of the episodes during a transition: then nothing is left.
///
/// The oracle asks the library only for what it judges: the states that it reports. That it notices what is wrong is
/// shown by `Sabotage`.
///
/// With another ``Cast`` the same programs, as far as they go, measure containers that are written by hand.
///
/// What is found is made small by a ``WalkShrinker``. The suite plays five thousand episodes, `Tools/soak` any number.
@MainActor
package enum Walk {
  /// Plays an episode. Returns what is wrong, in the order in which it was found.
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
