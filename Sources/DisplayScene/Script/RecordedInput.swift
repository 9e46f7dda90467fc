/// An input event in a recording, with the information that a test requires to repeat it.
package struct RecordedInput: Equatable, Sendable {
  /// The input event.
  package var input: SceneInput
  /// The time of the event, in seconds.
  package var time: Double
  /// A Boolean value that indicates whether no animation was running.
  package var isAtRest: Bool
  /// The name with which a test finds the touched object; `nil` except for the beginning of a touch.
  package var target: String?

  /// Creates a recorded event.
  package init(_ input: SceneInput, at time: Double, isAtRest: Bool, target: String? = nil) {
    self.input = input
    self.time = time
    self.isAtRest = isAtRest
    self.target = target
  }
}
