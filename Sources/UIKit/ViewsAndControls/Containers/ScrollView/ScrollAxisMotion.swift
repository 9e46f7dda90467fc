/// The motion of content along one axis: a sequence of curves, and the position at which it ends.
struct ScrollAxisMotion: Equatable, Sendable {
  private struct Leg: Equatable, Sendable {
    let start: TimeInterval
    let curve: ScrollCurve
  }

  private let legs: [Leg]
  /// The duration of the motion, in seconds.
  let duration: TimeInterval
  /// The position at the end of the motion.
  let end: CGFloat
  /// A Boolean value that indicates whether the position at the end was given.
  let isAimed: Bool

  /// Creates the motion of content that stays at a position.
  init(resting place: CGFloat) {
    legs = []
    duration = 0
    end = place
    isAimed = false
  }

  /// Creates the motion of content that the app moves to a position.
  init(from start: CGFloat, to end: CGFloat, duration: TimeInterval) {
    legs = start == end ? [] : [Leg(start: 0, curve: .eased(from: start, to: end, duration: duration))]
    self.duration = start == end ? 0 : duration
    self.end = end
    isAimed = true
  }

  /// Creates the motion of content after a drag.
  ///
  /// The content decelerates, and a spring returns it to its range.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per second.
  ///   - range: The range in which the content may rest.
  ///   - rate: The fraction of the velocity that remains after a millisecond.
  ///   - bounces: A Boolean value that indicates whether the content may move beyond its range meanwhile.
  init(from start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) {
    var legs: [Leg] = []
    var (time, place, speed) = (TimeInterval(0), start, velocity)
    if !range.contains(place) {
      let edge = min(max(place, range.lowerBound), range.upperBound)
      let spring = Self.spring(from: place, velocity: speed, to: edge)
      guard let passing = spring.time(ofPassing: edge) else {
        self.init(legs: [Leg(start: 0, curve: spring)], duration: spring.settlingTime, end: edge)
        return
      }
      // Content that moves fast enough into its range decelerates freely.
      legs.append(Leg(start: 0, curve: spring))
      (time, place, speed) = (passing, edge, spring.velocity(at: passing))
    }
    let decay = ScrollPhysics.decay(ofRate: rate)
    let rest = place + speed / decay
    let edge = min(max(rest, range.lowerBound), range.upperBound)
    let glide = ScrollCurve.decaying(from: place, velocity: speed, decay: decay)
    guard rest != edge, let passing = place == edge ? 0 : glide.time(ofPassing: edge) else {
      legs.append(Leg(start: time, curve: glide))
      self.init(legs: legs, duration: time + glide.settlingTime, end: rest)
      return
    }
    if passing > 0 { legs.append(Leg(start: time, curve: glide)) }
    time += passing
    if bounces {
      let bounce = Self.spring(from: edge, velocity: glide.velocity(at: passing), to: edge)
      legs.append(Leg(start: time, curve: bounce))
      time += bounce.settlingTime
    }
    self.init(legs: legs, duration: time, end: edge)
  }

  /// Creates the motion of content that comes to rest at a given position after a drag.
  init(from start: CGFloat, velocity: CGFloat, restingAt target: CGFloat) {
    let distance = target - start
    // A spring that is too slow for the velocity would overshoot its target.
    let needed = distance * velocity > 0 ? abs(velocity / distance) : 0
    let frequency = min(max(ScrollPhysics.springFrequency, needed), 200)
    let spring = ScrollCurve.springing(
      to: target, displacement: -distance, velocity: velocity, frequency: frequency)
    self.init(legs: [Leg(start: 0, curve: spring)], duration: spring.settlingTime, end: target, isAimed: true)
  }

  private init(legs: [Leg], duration: TimeInterval, end: CGFloat, isAimed: Bool = false) {
    self.legs = legs
    self.duration = duration
    self.end = end
    self.isAimed = isAimed
  }

  /// Returns the motion with a later start, and with an earlier end if it would end after a limit.
  func delayed(by delay: TimeInterval, endingBy limit: TimeInterval = .infinity) -> ScrollAxisMotion {
    ScrollAxisMotion(
      legs: legs.map { Leg(start: $0.start + delay, curve: $0.curve) }, duration: min(duration + delay, limit),
      end: end, isAimed: isAimed)
  }

  /// Returns the motion with another position at its end, which continues from its position at a time.
  ///
  /// - Parameters:
  ///   - time: The time since the start of the motion, in seconds.
  ///   - duration: The time at which the motion ends, also if this axis has been at rest.
  func aimed(at end: CGFloat, after time: TimeInterval, of duration: TimeInterval) -> ScrollAxisMotion {
    guard abs(end - self.end) > 0.001 else { return self }
    let (first, place) = (position(at: 0), position(at: time))
    let progress = self.end == first ? 1 : (place - first) / (self.end - first)
    guard self.duration > 0, progress < 0.999 else {
      return ScrollAxisMotion(from: place, to: end, duration: max(duration - time, 0)).delayed(by: time)
    }
    // The same curve, with a start from which it would have reached the present position.
    return ScrollAxisMotion(from: (place - end * progress) / (1 - progress), to: end, duration: self.duration)
  }

  private static func spring(from start: CGFloat, velocity: CGFloat, to target: CGFloat) -> ScrollCurve {
    .springing(
      to: target, displacement: start - target, velocity: velocity, frequency: ScrollPhysics.springFrequency)
  }

  /// Returns the position of the content at a time.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: time) else { return end }
    return leg.curve.position(at: time - leg.start)
  }

  /// Returns the velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: time) else { return 0 }
    return leg.curve.velocity(at: time - leg.start)
  }

  private func leg(at time: TimeInterval) -> Leg? { legs.last { $0.start <= time } }
}
