/// The translation and the velocity of a moving point.
struct GestureMovement {
  private struct Sample {
    let time: TimeInterval
    /// The total distance.
    ///
    /// Setting the translation does not affect it, and therefore does not affect the velocity.
    let way: CGPoint
  }

  /// The maximum age of a movement that is included in the velocity, in seconds.
  ///
  /// The velocity is 0 after a pause.
  private static let memory: TimeInterval = 0.1

  var translation = CGPoint.zero
  private var way = CGPoint.zero
  private var place: CGPoint?
  private var samples: [Sample] = []

  /// Continues at another point without a movement.
  mutating func restart(at place: CGPoint, at time: TimeInterval) {
    self.place = place
    if samples.isEmpty { samples.append(Sample(time: time, way: way)) }
  }

  /// Continues at another point, with a velocity of 0.
  mutating func stop(at place: CGPoint, at time: TimeInterval) {
    samples = []
    restart(at: place, at: time)
  }

  mutating func move(to place: CGPoint, at time: TimeInterval) {
    guard place.x.isFinite, place.y.isFinite else { return }
    defer { self.place = place }
    guard let old = self.place else { return restart(at: place, at: time) }
    let step = CGPoint(x: place.x - old.x, y: place.y - old.y)
    guard step != .zero else { return }
    translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
    way = CGPoint(x: way.x + step.x, y: way.y + step.y)
    // Two events at the same time are one movement.
    if let last = samples.last, last.time >= time, samples.count > 1 { samples.removeLast() }
    samples.append(Sample(time: time, way: way))
    // One older sample is kept, as the start of the movement that extends into the interval.
    while samples.count > 2, samples[1].time < time - Self.memory { samples.removeFirst() }
  }

  /// Returns the velocity in points per second, which is 0 if there was no recent movement.
  func velocity(at now: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, now - last.time <= Self.memory else { return .zero }
    let time = last.time - first.time
    guard time > 0 else { return .zero }
    return CGPoint(x: (last.way.x - first.way.x) / time, y: (last.way.y - first.way.y) / time)
  }
}
