package import Foundation

/// A kind of input that an app gets from outside, with a generator of damaged ones and the checks of what comes of
/// them.
@MainActor
package protocol HostileTrial {
  /// Returns the input of a seed as text or as the bytes of a file.
  func input(_ seed: UInt64) -> Data

  /// Returns what is wrong with inputs that are not damaged.
  func problems() -> [String]

  /// Gives the input of a seed to its reader.
  func play(_ seed: UInt64) -> HostileVerdict
}

/// What came of a damaged input.
package struct HostileVerdict: Sendable {
  /// How it ended, in a few words.
  package let ending: String
  /// What is wrong with that.
  package let violations: [String]

  init(_ ending: String, _ violations: [String] = []) {
    self.ending = ending
    self.violations = violations
  }
}
