import DisplayScene

extension SymbolPath {
  /// Returns the outline of an open line without sharp corners, with round ends, so that it can be cut from an area.
  static func outline(of line: String, width: CGFloat) -> ScenePath {
    ScenePath(
      parse(line).polylines.flatMap { points -> [ScenePath.Element] in
        guard let first = points.first, let last = points.last, points.count > 1 else { return [] }
        let outline =
          side(of: points, distance: width / 2) + cap(at: last, after: points[points.count - 2], radius: width / 2)
          + side(of: points.reversed(), distance: width / 2) + cap(at: first, after: points[1], radius: width / 2)
        return outline.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close]
      })
  }

  /// Returns the points at a distance to the left of a line.
  private static func side(of points: [CGPoint], distance: CGFloat) -> [CGPoint] {
    points.indices.map { index in
      let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
      let angle = atan2(after.y - before.y, after.x - before.x) - .pi / 2
      return CGPoint(x: points[index].x + distance * cos(angle), y: points[index].y + distance * sin(angle))
    }
  }

  /// Returns half a circle around the end of a line, from its left to its right.
  private static func cap(at end: CGPoint, after point: CGPoint, radius: CGFloat) -> [CGPoint] {
    let start = atan2(end.y - point.y, end.x - point.x) - .pi / 2
    return (1..<12).map { step in
      let angle = start + .pi * CGFloat(step) / 12
      return CGPoint(x: end.x + radius * cos(angle), y: end.y + radius * sin(angle))
    }
  }
}
