/// A part of a timeline that animations play over, with its start, duration, curve, and repetitions.
///
/// A segment does not refer to its timeline: the ``LayerAnimation`` that plays over the segment retains both.
@MainActor
package final class TimelineSegment {
  package let start: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve
  let repeatCount: Double
  let autoreverses: Bool
  private var pace: PlaybackPace

  init(
    start: TimeInterval = 0, duration: TimeInterval, curve: TimingCurve, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    self.start = start
    self.duration = duration
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    pace = PlaybackPace(curve: curve)
  }

  /// The end of the segment on the timeline; infinity if there is none.
  package var end: TimeInterval { start + duration * repeatCount * (autoreverses ? 2 : 1) }

  /// The duration of one repetition, including the return.
  var period: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// Returns whether animations of a property over the segment add to others.
  func isAdditive(_ property: LayerProperty) -> Bool { property.isAdditive && repeatCount == 1 && !autoreverses }

  /// Returns the progress of the segment's animations at a position on the timeline.
  package func progress(at position: TimeInterval, scrubsLinearly: Bool) -> Double {
    let fraction = fraction(at: position)
    return scrubsLinearly ? fraction : pace.progress(at: fraction)
  }

  /// Returns the elapsed fraction of the current repetition.
  ///
  /// It decreases while an autoreversing animation plays backward.
  private func fraction(at position: TimeInterval) -> Double {
    guard position > start else { return 0 }
    guard duration > 0 else { return 1 }
    let legs = (position - start) / duration
    let legCount = repeatCount * (autoreverses ? 2 : 1)
    // At the end, a whole number of legs would otherwise be the beginning of another one.
    if legs >= legCount {
      let rest = legCount.truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
      if !autoreverses { return rest == 0 ? 1 : rest }
      return rest <= 1 ? rest : 2 - rest
    }
    let leg = legs.rounded(.down)
    let isReturning = autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1
    return isReturning ? 1 - (legs - leg) : legs - leg
  }

  /// Resumes the animations at a position with the progress that is on screen.
  func resume(at position: TimeInterval, scrubbedLinearly: Bool, newCurve: TimingCurve?, isReversed: Bool) {
    // If the position was not scrubbed and the curve remains, the pace is still correct.
    guard scrubbedLinearly || newCurve != nil else { return }
    pace = pace.resumed(
      at: fraction(at: position), progress: progress(at: position, scrubsLinearly: scrubbedLinearly),
      newCurve: newCurve, isReversed: isReversed)
  }
}
