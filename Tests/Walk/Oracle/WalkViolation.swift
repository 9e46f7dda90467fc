/// Something that an episode found wrong.
package struct WalkViolation: Sendable, CustomStringConvertible {
  /// The number of the operation during which it was found.
  package let step: Int
  /// What is wrong.
  package let text: String

  /// What is wrong without names and numbers, so that two of one kind can be told from others.
  package var kind: String { String(text.filter { !$0.isNumber }.prefix { $0 != "," }) }

  /// The step and what is wrong.
  package var description: String { "after step \(step): \(text)" }
}
