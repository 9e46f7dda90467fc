import CoreGraphics
import DisplayScene

/// The positions and directions along a path, for layers that move along it.
struct MotionPath {
  private struct Place {
    /// The time, as a fraction of the duration.
    var time: Double
    var point: CGPoint
    var angle: Double
  }

  private static let samplesPerCurve = 32
  private var places: [Place] = []

  /// Creates the positions along a path.
  ///
  /// - Parameters:
  ///   - isPaced: Whether the speed is constant. Otherwise each segment has the same duration, or the one between two
  ///     key times.
  ///   - keyTimes: The times at the ends of the segments.
  init(_ path: CGPath, isPaced: Bool, keyTimes: [Double]?) {
    var segments: [[CGPoint]] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements.scene.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        segments.append([current, point])
        current = point
      case .curve(let control1, let control2, let end):
        segments.append(
          (0...Self.samplesPerCurve).map {
            Self.point(current, control1, control2, end, at: Double($0) / Double(Self.samplesPerCurve))
          })
        current = end
      case .close:
        if current != start { segments.append([current, start]) }
        current = start
      }
    }
    guard !segments.isEmpty else { return }
    let lengths = segments.map { zip($0, $0.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) } }
    let total = lengths.joined().reduce(0, +)
    var times = (0...segments.count).map { Double($0) / Double(segments.count) }
    if let keyTimes, keyTimes.count == times.count { times = keyTimes }
    var way = 0.0
    for (index, points) in segments.enumerated() {
      let length = lengths[index].reduce(0, +)
      var within = 0.0
      for (step, pair) in zip(points, points.dropFirst()).enumerated() {
        let (from, to) = pair
        let angle = atan2(Double(to.y - from.y), Double(to.x - from.x))
        func time() -> Double {
          if isPaced { return total > 0 ? way / total : 0 }
          let share = length > 0 ? within / length : 0
          return times[index] + share * (times[index + 1] - times[index])
        }
        if step == 0 { add(from, at: time(), angle) }
        way += lengths[index][step]
        within += lengths[index][step]
        add(to, at: time(), angle)
      }
    }
  }

  private mutating func add(_ point: CGPoint, at time: Double, _ angle: Double) {
    // The angle continues from the previous one, so that a layer always rotates by the smaller angle.
    let previous = places.last?.angle ?? angle
    let turns = ((previous - angle) / (2 * .pi)).rounded()
    places.append(Place(time: min(time, 1), point: point, angle: angle + turns * 2 * .pi))
  }

  /// The positions as key frames; `nil` for an empty path.
  var positions: AnimationTrack? { track { .point($0.point) } }

  /// Returns the directions as key frames, rotated by an angle; `nil` for an empty path.
  func rotations(by angle: Double) -> AnimationTrack? { track { .scalar($0.angle + angle) } }

  private func track(_ value: (Place) -> AnimatableValue) -> AnimationTrack? {
    guard !places.isEmpty else { return nil }
    return AnimationTrack(places.map { .init(time: $0.time, value: value($0)) }, mode: .linear)
  }

  private static func point(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: Double) -> CGPoint {
    let rest = 1 - t
    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }
}
