/// A motion of content that goes on by itself, from its beginning in time.
struct ScrollMotion {
  /// The cause of a motion.
  enum Cause {
    /// The content decelerates after the user lifted the finger.
    case deceleration
    /// The app requested an animated change.
    case animation
    /// The status bar was tapped.
    case scrollToTop
    /// The content was beyond its end when the touch ended without moving it.
    case restoring
  }

  let cause: Cause
  let start: TimeInterval
  var x: ScrollAxisMotion
  var y: ScrollAxisMotion
  /// The shift of the content's coordinates since, for example because rows above turned out to be higher.
  var shift = CGPoint.zero

  /// The time at which the motion ends.
  var end: TimeInterval { start + max(x.duration, y.duration) }

  /// Returns the offset at a time.
  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time - start) + shift.x, y: y.position(at: time - start) + shift.y)
  }

  /// Returns the velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  /// The offset at the end.
  var target: CGPoint { CGPoint(x: x.end + shift.x, y: y.end + shift.y) }
}
