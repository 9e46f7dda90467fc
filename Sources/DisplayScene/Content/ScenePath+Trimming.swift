import Foundation

extension ScenePath {
  /// Returns the part of the path between two fractions of its length.
  package func trimmed(from start: Double, to end: Double) -> ScenePath {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return ScenePath() }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0 else { return ScenePath() }
    var result = ScenePath()
    var (place, last) = (0.0, CGPoint?.none)
    for segment in segments {
      defer { place += segment.length }
      guard segment.length > 0 else { continue }
      let first = min(max((start * total - place) / segment.length, 0), 1)
      let second = min(max((end * total - place) / segment.length, 0), 1)
      guard first < second else { continue }
      let part = segment.part(from: first, to: second)
      if part.points.0 != last { result.elements.append(.move(part.points.0)) }
      result.elements.append(part.element)
      last = part.points.3
    }
    return result
  }

  /// A line or a curve, by four points.
  private struct Segment {
    var points: (CGPoint, CGPoint, CGPoint, CGPoint)
    var isLine: Bool

    init(from start: CGPoint, to end: CGPoint) {
      points = (start, start, end, end)
      isLine = true
    }

    init(_ points: (CGPoint, CGPoint, CGPoint, CGPoint)) {
      self.points = points
      isLine = false
    }

    var element: Element {
      isLine ? .line(points.3) : .curve(control1: points.1, control2: points.2, end: points.3)
    }

    /// The lengths from the start at evenly distributed parameters.
    private var lengths: [Double] {
      let steps = isLine ? 1 : 32
      var (sum, previous) = (0.0, points.0)
      return [0]
        + (1...steps).map { index in
          let next = point(at: Double(index) / Double(steps))
          sum += hypot(next.x - previous.x, next.y - previous.y)
          previous = next
          return sum
        }
    }

    var length: Double { lengths.last ?? 0 }

    /// Returns the part between two fractions of the length.
    func part(from first: Double, to second: Double) -> Segment {
      if isLine { return Segment(from: mix(points.0, points.3, first), to: mix(points.0, points.3, second)) }
      let (first, second) = (parameter(atFraction: first), parameter(atFraction: second))
      let rest = split(at: second).0
      return second > 0 ? rest.split(at: first / second).1 : rest
    }

    private func parameter(atFraction fraction: Double) -> Double {
      let lengths = lengths
      let target = fraction * (lengths.last ?? 0)
      guard let next = lengths.firstIndex(where: { $0 >= target }), next > 0 else { return 0 }
      let step = lengths[next] - lengths[next - 1]
      let within = step > 0 ? (target - lengths[next - 1]) / step : 0
      return (Double(next - 1) + within) / Double(lengths.count - 1)
    }

    private func point(at t: Double) -> CGPoint { isLine ? mix(points.0, points.3, t) : split(at: t).0.points.3 }

    /// Cuts the curve in two, by de Casteljau's construction.
    private func split(at t: Double) -> (Segment, Segment) {
      let (a, b, c) = (mix(points.0, points.1, t), mix(points.1, points.2, t), mix(points.2, points.3, t))
      let (d, e) = (mix(a, b, t), mix(b, c, t))
      let middle = mix(d, e, t)
      return (Segment((points.0, a, d, middle)), Segment((middle, e, c, points.3)))
    }

    private func mix(_ from: CGPoint, _ to: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y))
    }
  }

  private var segments: [Segment] {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var segments: [Segment] = []
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        segments.append(Segment(from: current, to: point))
        current = point
      case .curve(let control1, let control2, let end):
        segments.append(Segment((current, control1, control2, end)))
        current = end
      case .close:
        segments.append(Segment(from: current, to: start))
        current = start
      }
    }
    return segments
  }
}
