/// The repetitions of a movement over time.
struct SymbolCycles {
  let motion: SymbolMotion
  let start: TimeInterval
  /// The duration of one movement, and the time between two of them, in seconds.
  let duration, pause: TimeInterval
  /// The number of movements, or `nil` if they do not end.
  var count: Int?

  init(_ motion: SymbolMotion, options: SymbolEffectOptions, start: TimeInterval) {
    self.motion = motion
    self.start = start
    duration = motion.duration / options.speedFactor
    pause = options.repetition?.delay ?? 0
    count =
      if let repetition = options.repetition { repetition.count } else { motion.repeatsByDefault ? nil : 1 }
  }

  private var period: TimeInterval { duration + pause }

  /// The end of the last movement, or `nil` if there is none.
  var end: TimeInterval? { count.map { start + Double($0) * period - pause } }

  /// Lets the movement that a time is in be the last one.
  mutating func stop(at now: TimeInterval) {
    let last = Int((max(0, now - start) / period).rounded(.down)) + 1
    count = min(last, count ?? last)
  }

  func pose(at now: TimeInterval, isRightToLeft: Bool) -> SymbolPose {
    let elapsed = max(0, now - start)
    if let end, now >= end { return .identity }
    let fraction = elapsed.truncatingRemainder(dividingBy: period) / duration
    return fraction < 1 ? motion.pose(at: fraction, isRightToLeft: isRightToLeft) : .identity
  }
}
