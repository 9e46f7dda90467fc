import UIKit

/// A time on the clock of a device, or a duration, in whole nanoseconds.
///
/// The time of animations is a sum of fractions of a second, whose last digits depend on the order of the additions.
/// Timers that are due at the same time must have the same deadline.
struct VirtualTime: Comparable, Sendable {
  /// The number of nanoseconds; the largest integer for a time that never comes.
  var nanoseconds: Int64

  static let zero = VirtualTime(nanoseconds: 0)
  static let never = VirtualTime(nanoseconds: .max)

  init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  init(seconds: TimeInterval) { self.init(nanoseconds: Int64(exactly: (seconds * 1e9).rounded()) ?? .max) }

  var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  static func < (left: VirtualTime, right: VirtualTime) -> Bool { left.nanoseconds < right.nanoseconds }

  /// Returns the time after a duration, which is never if it is too far in the future.
  func advanced(by duration: VirtualTime) -> VirtualTime {
    let (sum, isTooLate) = nanoseconds.addingReportingOverflow(duration.nanoseconds)
    return isTooLate ? .never : VirtualTime(nanoseconds: sum)
  }

  /// Returns the first time that follows another one, of those that repeat with an interval from this time on.
  func next(after now: VirtualTime, every interval: VirtualTime) -> VirtualTime {
    guard nanoseconds <= now.nanoseconds else { return self }
    let intervals = (now.nanoseconds - nanoseconds) / interval.nanoseconds + 1
    let (duration, isTooLong) = interval.nanoseconds.multipliedReportingOverflow(by: intervals)
    return isTooLong ? .never : advanced(by: VirtualTime(nanoseconds: duration))
  }
}
