/// A movement along an axis, as a function of the time since its start.
enum ScrollCurve: Equatable, Sendable {
  /// A deceleration with a constant rate per time.
  case decaying(from: CGFloat, velocity: CGFloat, decay: CGFloat)
  /// A movement to a position with a critically damped spring.
  case springing(to: CGFloat, displacement: CGFloat, velocity: CGFloat, frequency: CGFloat)
  /// A movement from one position to another, with an ease-in, ease-out curve.
  case eased(from: CGFloat, to: CGFloat, duration: TimeInterval)

  /// Returns the position of the content at a time, in seconds.
  func position(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(max(time, 0))
    switch self {
    case .decaying(let origin, let velocity, let decay):
      return origin + velocity / decay * (1 - Self.exp(-decay * time))
    case .springing(let target, let displacement, let velocity, let frequency):
      return target + (displacement + (velocity + frequency * displacement) * time) * Self.exp(-frequency * time)
    case .eased(let start, let end, let duration):
      guard duration > 0 else { return end }
      return start + (end - start) * CGFloat(TimingCurve.easeInOut.progress(at: Double(time) / duration))
    }
  }

  /// Returns the velocity of the content at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(max(time, 0))
    switch self {
    case .decaying(_, let velocity, let decay): return velocity * Self.exp(-decay * time)
    case .springing(_, let displacement, let velocity, let frequency):
      return (velocity - frequency * (velocity + frequency * displacement) * time) * Self.exp(-frequency * time)
    case .eased(_, _, let duration):
      let step = duration / 1000
      guard step > 0 else { return 0 }
      return (position(at: Double(time) + step) - position(at: Double(time))) / CGFloat(step)
    }
  }

  /// The time after which no movement is visible.
  var settlingTime: TimeInterval {
    switch self {
    case .decaying(_, let velocity, let decay):
      let way = abs(velocity) / decay
      guard way > ScrollPhysics.restDistance else { return 0 }
      return TimeInterval(Self.log(way / ScrollPhysics.restDistance) / decay)
    case .springing(_, let displacement, let velocity, let frequency):
      return Self.settlingTime(displacement: displacement, velocity: velocity, frequency: frequency)
    case .eased(_, _, let duration): return max(duration, 0)
    }
  }

  /// Returns the time after which the envelope of the spring stays below the visible distance.
  private static func settlingTime(displacement: CGFloat, velocity: CGFloat, frequency: CGFloat) -> TimeInterval {
    let slope = abs(velocity + frequency * displacement)
    func envelope(_ time: CGFloat) -> CGFloat { (abs(displacement) + slope * time) * exp(-frequency * time) }
    // The envelope only decreases from here, so that bisection finds the only solution.
    let peak = 1 / frequency
    if envelope(0) <= ScrollPhysics.restDistance, envelope(peak) <= ScrollPhysics.restDistance { return 0 }
    var (low, high) = (peak, peak)
    for _ in 0..<64 where envelope(high) > ScrollPhysics.restDistance { high *= 2 }
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if envelope(middle) > ScrollPhysics.restDistance { low = middle } else { high = middle }
    }
    return TimeInterval(high)
  }

  /// Returns the time at which a motion first passes a position, or `nil` if it does not.
  ///
  /// The motion of an animation that the app requested has no such time.
  func time(ofPassing place: CGFloat) -> TimeInterval? {
    switch self {
    case .decaying(let origin, let velocity, let decay):
      guard velocity != 0 else { return nil }
      let rest = 1 - decay * (place - origin) / velocity
      guard rest > 0, rest <= 1 else { return nil }
      return TimeInterval(-Self.log(rest) / decay)
    case .springing(let target, let displacement, let velocity, let frequency):
      guard place == target else { return nil }
      let slope = velocity + frequency * displacement
      guard slope != 0 else { return nil }
      let time = -displacement / slope
      return time > 0 ? TimeInterval(time) : nil
    case .eased: return nil
    }
  }

  private static func exp(_ value: CGFloat) -> CGFloat { CGFloat(Foundation.exp(Double(value))) }
  private static func log(_ value: CGFloat) -> CGFloat { CGFloat(Foundation.log(Double(value))) }
}
