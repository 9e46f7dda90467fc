/// The mapping from elapsed time to progress, including playback that continues from another position than where it
/// paused.
struct PlaybackPace {
  private let curve: TimingCurve
  private var resumption: Resumption?

  /// The position from which playback continues, and its pace from there.
  private enum Resumption {
    /// On the same curve, from the point of it that has the progress on screen.
    case sameCurve(fraction: Double, curveFraction: Double)
    /// Another curve, for the remaining part to the end or to the start.
    case newCurve(TimingCurve, fraction: Double, progress: Double, isReversed: Bool)
  }

  init(curve: TimingCurve) { self.curve = curve }

  /// Returns the progress when a fraction of the time is spent.
  func progress(at fraction: Double) -> Double {
    switch resumption {
    case nil:
      return curve.progress(at: fraction)
    case .sameCurve(let pivot, let curvePivot):
      // The curve's time is bent at the pivot, which keeps progress continuous there in both directions.
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

  /// This pace, taken up at a fraction of the time with the progress that is on screen then.
  ///
  /// - Parameter newCurve: the curve for the rest of the way; nil goes on along the present one.
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
