/// A motion of content without a touch, from its start time.
struct ScrollMotion {
  /// The cause of a motion.
  enum Cause {
    /// The content decelerates after the touch ended.
    case deceleration
    /// The app requested an animated change.
    case animation
    /// The status bar was tapped.
    case scrollToTop
    /// The content was beyond its end when a touch ended that did not move it.
    case restoring
  }

  let cause: Cause
  let start: TimeInterval
  var x: ScrollAxisMotion
  var y: ScrollAxisMotion
  /// The shift of the content's coordinates since the start.
  ///
  /// A table view shifts them when a row above has another height than was estimated.
  var shift = CGPoint.zero
  /// The offset of what the content is scrolled to, which changes when content is measured meanwhile.
  ///
  /// It is `nil` if the app specified the offset.
  var destination: (@MainActor () -> CGPoint?)?
  /// A Boolean value that indicates whether the motion ends in the range of offsets at which content can rest.
  ///
  /// An app can also scroll to an offset beyond the content.
  var staysInRange = false

  /// A Boolean value that indicates whether the motion continues from an offset that the app sets meanwhile.
  var followsContent: Bool { cause == .deceleration || cause == .restoring }

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

  /// Changes the offset at the end.
  ///
  /// The motion continues from its offset at a time, and ends when it would have ended.
  mutating func aim(at target: CGPoint, from time: TimeInterval) {
    let (elapsed, duration) = (time - start, end - start)
    x = x.aimed(at: target.x - shift.x, after: elapsed, of: duration)
    y = y.aimed(at: target.y - shift.y, after: elapsed, of: duration)
  }

  /// The offset at the end.
  var target: CGPoint { CGPoint(x: x.end + shift.x, y: y.end + shift.y) }
}
