/// A mapping from the elapsed fraction of a duration to the progress of an animation.
package enum TimingCurve: Hashable, Sendable {
  case linear
  case cubic(UnitBezier)
  /// A spring, and the duration of the whole animation.
  case spring(Spring, duration: Double)

  package static let easeIn = TimingCurve.cubic(UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  package static let easeOut = TimingCurve.cubic(UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  package static let easeInOut = TimingCurve.cubic(UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))

  /// The timing curve of the keyboard's animation: fast initially, with a long deceleration.
  package static let keyboard = TimingCurve.cubic(UnitBezier(x1: 0.38, y1: 0.7, x2: 0.125, y2: 1))

  /// Returns the progress at a fraction of the duration.
  ///
  /// At the ends it is exactly 0 and 1, without rounding errors.
  package func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return switch self {
    case .linear: fraction
    case .cubic(let curve): curve.value(at: fraction)
    case .spring(let spring, let duration): spring.value(at: fraction * duration)
    }
  }

  /// Returns the first fraction of the duration at which a progress is reached.
  func fraction(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1, !overshoots { return 1 }
    // A curve can reach a progress several times: the steps find the first crossing, which bisection then refines.
    let steps = 256
    guard let step = (1...steps).first(where: { self.progress(at: Double($0) / Double(steps)) >= progress })
    else { return 1 }
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private var overshoots: Bool {
    if case .spring = self { true } else { false }
  }
}
