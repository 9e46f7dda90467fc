/// An object that moves over time and updates itself at each frame.
///
/// Animations of layers are computed when they are read; motion that calls the app at each step, such as scrolling,
/// conforms to this protocol.
@MainActor
protocol FrameMotion: AnyObject {
  /// When it is over; nil if it has nothing to do.
  var motionEnd: TimeInterval? { get }
  /// Moves on to a time.
  func advanceMotion(to now: TimeInterval)
}
