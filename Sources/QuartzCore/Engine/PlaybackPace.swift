/// The mapping from elapsed time to progress.
///
/// Playback can resume at another position than it paused at.
struct PlaybackPace {
  private let curve: TimingCurve
  private var resumption: Resumption?

  /// The position at which playback resumes, and the pace from there.
  private enum Resumption {
    /// The same curve, from its point with the progress on screen.
    case sameCurve(fraction: Double, curveFraction: Double)
    /// A new curve, for the remaining part to the end or to the start.
    case newCurve(TimingCurve, fraction: Double, progress: Double, isReversed: Bool)
  }

  init(curve: TimingCurve) { self.curve = curve }

  /// Returns the progress at a fraction of the duration.
  func progress(at fraction: Double) -> Double {
    switch resumption {
    case nil:
      return curve.progress(at: fraction)
    case .sameCurve(let pivot, let curvePivot):
      // Time is scaled differently before and after the pivot, so that progress is continuous there in both directions.
      return curve.progress(
        at: fraction < pivot
          ? curvePivot * fraction / pivot : curvePivot + (1 - curvePivot) * (fraction - pivot) / (1 - pivot))
    case .newCurve(let curve, let pivot, let progress, let isReversed):
      let toEnd = pivot < 1 ? (fraction - pivot) / (1 - pivot) : 1
      let toStart = pivot > 0 ? (pivot - fraction) / pivot : 1
      if fraction >= pivot {
        return progress + (1 - progress) * (isReversed ? toEnd : curve.progress(at: toEnd))
      }
      return progress * (1 - (isReversed ? curve.progress(at: toStart) : toStart))
    }
  }

  /// Returns this pace, resumed at a fraction of the duration with the progress that is on screen.
  ///
  /// - Parameter newCurve: The curve for the remaining part; `nil` continues the current one.
  func resumed(at fraction: Double, progress: Double, newCurve: TimingCurve?, isReversed: Bool)
    -> PlaybackPace
  {
    var pace = PlaybackPace(curve: curve)
    if let newCurve {
      pace.resumption = .newCurve(newCurve, fraction: fraction, progress: progress, isReversed: isReversed)
    } else if fraction > 0, fraction < 1 {
      pace.resumption = .sameCurve(fraction: fraction, curveFraction: curve.fraction(at: progress))
    }
    return pace
  }
}
