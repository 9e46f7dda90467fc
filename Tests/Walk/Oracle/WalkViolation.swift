/// Something that an episode found wrong.
package struct WalkViolation: Sendable, CustomStringConvertible {
  /// The number of the operation during which it was found.
  package let step: Int
  /// What is wrong.
  package let text: String

  /// The violation without names and numbers, so that different kinds can be distinguished.
  package var kind: String { String(text.filter { !$0.isNumber }.prefix { $0 != "," }) }

  /// The step and what is wrong.
  package var description: String { "after step \(step): \(text)" }
}
