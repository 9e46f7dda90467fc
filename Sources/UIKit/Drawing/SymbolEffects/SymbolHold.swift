/// A change of a symbol to a pose in which it remains.
struct SymbolHold {
  let from, to: SymbolPose
  let start, duration: TimeInterval

  /// The duration of a change at the normal speed, in seconds.
  static let duration: TimeInterval = 0.35

  init(from: SymbolPose, to: SymbolPose, options: SymbolEffectOptions, animated: Bool, start: TimeInterval) {
    self.from = from
    self.to = to
    self.start = start
    duration = animated ? Self.duration / options.speedFactor : 0
  }

  var end: TimeInterval { start + duration }

  func pose(at now: TimeInterval) -> SymbolPose {
    guard now < end else { return to }
    let rest = 1 - max(0, now - start) / duration
    return .between(from, to, at: 1 - rest * rest)
  }
}

extension SymbolPose {
  /// The pose of a hidden symbol whose scale becomes larger or smaller meanwhile.
  static func hidden(scale: Double) -> SymbolPose { SymbolPose(scale: scale, opacity: 0) }

  /// The scales of a symbol that is hidden: smaller, or larger than the visible one.
  static let smallScale: Double = 0.5
  static let largeScale: Double = 1.4
}
