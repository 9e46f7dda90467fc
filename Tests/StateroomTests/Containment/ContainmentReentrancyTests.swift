import MachineModel
import TestSupport
import Testing

/// Events that come while effects of earlier ones are still to be performed.
///
/// `Tools/soak machine` plays any number.
@Suite(.background)
struct ContainmentReentrancyTests {
  @Test(arguments: [false, true])
  func `Events may occur between any two effects`(includesLosses: Bool) {
    for seed in 0..<3_000 as Range<UInt64> {
      if let failure = RandomSequence.play(seed: seed, includesLosses: includesLosses) {
        Issue.record("\(failure)")
        return
      }
    }
  }
}
