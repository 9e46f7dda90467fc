/// A motion of content that goes on by itself, from its beginning in time.
struct ScrollMotion {
  /// Why content moves.
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
  /// How far the content's coordinates have been moved since, for instance because rows above turned out higher.
  var shift = CGPoint.zero

  /// When it is over.
  var end: TimeInterval { start + max(x.duration, y.duration) }

  /// Returns the offset at a time.
  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time - start) + shift.x, y: y.position(at: time - start) + shift.y)
  }

  /// Returns the velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  /// Where it ends.
  var target: CGPoint { CGPoint(x: x.end + shift.x, y: y.end + shift.y) }
}
