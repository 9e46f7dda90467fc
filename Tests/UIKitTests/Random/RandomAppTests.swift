import Foundation
import Simulator
import TestSupport
import Testing
import UIKit

/// One app with everything that shows controllers, in which users and callbacks do what they like: callbacks stay
/// balanced, parents and windows agree, nothing is left behind, and everything comes to rest.
///
/// A thousand sequences of twenty operations. `RANDOM_SEQUENCES` runs another number of them, `RANDOM_SEED` begins with
/// another seed.
@MainActor
@Suite(.ownDevice)
struct RandomAppTests {
  nonisolated static let operations = 20
  nonisolated static let slices = 20

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test(arguments: 0..<slices)
  func `Any sequence of operations leaves the app in order`(slice: Int) {
    let count = max((Self.number("RANDOM_SEQUENCES") ?? 1000) / Self.slices, 1)
    let first = (Self.number("RANDOM_SEED") ?? 1) + slice * count
    for seed in first..<first + count {
      let problems = RandomAppRun(seed: UInt64(seed), operations: Self.operations).problems()
      #expect(problems == [], "seed \(seed): RANDOM_SEED=\(seed) RANDOM_SEQUENCES=1 runs it alone")
      // One is enough to look at.
      guard problems.isEmpty else { return }
    }
  }
}
