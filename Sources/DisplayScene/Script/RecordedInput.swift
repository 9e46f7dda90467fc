/// An input event in a recording, with what a test needs to repeat it.
package struct RecordedInput: Equatable, Sendable {
  /// The event.
  package var input: SceneInput
  /// The time in seconds.
  package var time: Double
  /// A Boolean value that indicates whether no animation was running.
  package var isAtRest: Bool
  /// For the beginning of a touch, the name by which a test finds what is touched; `nil` if there is none.
  package var target: String?

  /// Creates an event.
  package init(_ input: SceneInput, at time: Double, isAtRest: Bool, target: String? = nil) {
    self.input = input
    self.time = time
    self.isAtRest = isAtRest
    self.target = target
  }
}
