/// An object that moves over time and updates itself at each frame.
///
/// Animations of layers are calculated when they are read. Motion that calls the app at each step, such as scrolling,
/// conforms to this protocol.
@MainActor
protocol FrameMotion: AnyObject {
  /// The time at which the motion ends; `nil` if there is none.
  var motionEnd: TimeInterval? { get }
  /// Moves the object to its position at a time.
  func advanceMotion(to now: TimeInterval)
}
