/// An object that moves over time and updates itself at each frame.
///
/// Animations of layers are calculated when they are read. Motion that calls the app at each step, such as scrolling,
/// conforms to this protocol.
@MainActor
package protocol FrameMotion: AnyObject {
  /// The time at which the motion ends; `nil` if there is none.
  var motionEnd: TimeInterval? { get }
  /// A Boolean value that indicates whether nothing waits for the end of the motion, as for that of a repeating
  /// animation.
  ///
  /// The default is `false`.
  var isEndless: Bool { get }
  /// Moves the object to its position at a time.
  func advanceMotion(to now: TimeInterval)
}

extension FrameMotion {
  package var isEndless: Bool { false }
}
