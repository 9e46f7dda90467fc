/// A path whose curves are approximated by short lines, for containment tests and outlines.
package struct PathPolylines {
  /// A line through points.
  package struct Line {
    package var points: [CGPoint]
    package var isClosed: Bool
  }

  package private(set) var lines: [Line] = []

  package init(_ path: PathElements, tolerance: CGFloat = 0.02) {
    for element in path.list {
      switch element {
      case .move(let point): lines.append(Line(points: [point], isClosed: false))
      case .line(let point): lines[lines.count - 1].points.append(point)
      case .close: lines[lines.count - 1].isClosed = true
      case .quad, .curve:
        guard let start = lines[lines.count - 1].points.last,
          let (control1, control2, end) = CurveMath.cubic(from: start, element)
        else { continue }
        let count = Self.pieces(start, control1, control2, end, tolerance: tolerance)
        for index in 1..<count {
          lines[lines.count - 1].points.append(
            CurveMath.point(start, control1, control2, end, at: CGFloat(index) / CGFloat(count)))
        }
        lines[lines.count - 1].points.append(end)
      }
    }
  }

  /// Returns the number of lines that approximate a curve within a tolerance.
  ///
  /// It follows from a bound of the second derivative.
  private static func pieces(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, tolerance: CGFloat) -> Int {
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y), hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    guard bend.isFinite else { return 1 }
    return max(1, min(500, Int((0.75 * bend / tolerance).squareRoot().rounded(.up))))
  }

  /// Returns the winding number of a point.
  ///
  /// Open subpaths are closed with a line, as when they are filled.
  func windingNumber(around point: CGPoint) -> Int {
    lines.reduce(0) { sum, line in
      var winding = 0
      for (index, from) in line.points.enumerated() {
        let to = line.points[(index + 1) % line.points.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
      return sum + winding
    }
  }
}
