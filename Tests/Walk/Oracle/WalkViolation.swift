/// A violation that was found in an episode.
package struct WalkViolation: Sendable, CustomStringConvertible {
  /// The number of the operation during which it was found.
  package let step: Int
  /// The description of the violation.
  package let text: String

  /// The violation without names and numbers, which identifies its kind.
  package var kind: String { String(text.filter { !$0.isNumber }.prefix { $0 != "," }) }

  /// The step and the violation.
  package var description: String { "after step \(step): \(text)" }
}
