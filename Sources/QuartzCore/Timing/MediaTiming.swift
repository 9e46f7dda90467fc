/// The timing of an animation or a layer, as a value.
struct MediaTiming: Equatable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  var isDefault: Bool { self == MediaTiming() }

  /// The map from the parent's time to the active time.
  var map: TimeMap {
    TimeMap(rate: Double(speed), offset: timeOffset - beginTime * Double(speed))
  }

  /// The duration of one repetition, including the return.
  var period: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// The duration of all repetitions, in the object's own seconds; infinity if there is no end.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? period * Double(repeatCount) : period
  }

  /// A time within a repetition.
  struct Basic: Equatable {
    var time: TimeInterval
    /// The number of completed repetitions.
    var repetition: Double
  }

  /// Returns the basic time at an elapsed time, in the object's own seconds.
  ///
  /// The result is `nil` outside of the active duration, except where the fill mode extends it.
  ///
  /// - Parameter isHeld: A Boolean value that indicates whether the parent's fill mode extends its last moment, which is
  ///   this one. An animation that ends there keeps its last values as well.
  func basicTime(at elapsed: TimeInterval, isHeld: Bool = false) -> Basic? {
    if elapsed < 0 { return fillMode.fillsBefore ? basic(at: 0) : nil }
    let end = activeDuration
    if elapsed < end { return basic(at: elapsed) }
    // The times of the parent and of the animation are rounded independently.
    let isLastMoment = isHeld && elapsed - end < 1e-9
    return isLastMoment || fillMode.fillsAfter ? basic(at: end) : nil
  }

  private func basic(at elapsed: TimeInterval) -> Basic {
    guard duration > 0 else { return Basic(time: 0, repetition: 0) }
    let active = elapsed + timeOffset
    var repetition = (active / period).rounded(.down)
    var rest = active - repetition * period
    // The end of the last repetition must not become the beginning of another one.
    if rest <= 1e-9 * period, active > 0, elapsed >= activeDuration || speed == 0 {
      repetition -= 1
      rest = period
    }
    var time = rest > duration ? period - rest : rest
    if speed < 0 { time = duration - time }
    return Basic(time: min(max(time, 0), duration), repetition: max(repetition, 0))
  }
}
