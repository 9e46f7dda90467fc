import DisplayScene

/// A straight band with round ends that is cut out of the paths of a symbol; a circle if it has no length.
///
/// The part of an area that is in the band is added to the path a second time, so that it is a hole under the even-odd
/// rule. Because the band is convex, that part is found by clipping at one edge after the other.
struct SymbolCutter: Sendable {
  let from: CGPoint
  let to: CGPoint
  let radius: CGFloat

  init(_ from: CGPoint, _ to: CGPoint, radius: CGFloat) { (self.from, self.to, self.radius) = (from, to, radius) }

  /// Creates a circle.
  init(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) {
    self.init(CGPoint(x: x, y: y), CGPoint(x: x, y: y), radius: radius)
  }

  /// Returns bands along straight lines, in the short notation.
  static func cutters(along lines: String, radius: CGFloat) -> [SymbolCutter] {
    var start = CGPoint.zero
    return SymbolPath.parse(lines).elements.compactMap { element in
      switch element {
      case .move(let point):
        start = point
        return nil
      case .line(let point):
        defer { start = point }
        return SymbolCutter(start, point, radius: radius)
      case .curve, .close: preconditionFailure("Symbols are cut along straight lines only")
      }
    }
  }

  /// Returns the symbol without what is in the band.
  func cut(_ drawing: SymbolDrawing) -> SymbolDrawing {
    drawing.mapParts { part in
      switch part {
      case .area(let path): .area(cutArea(path))
      case .line(let path, let width): .line(cutLine(path, width: width), width: width)
      }
    }
  }

  private func cutArea(_ path: ScenePath) -> ScenePath {
    let corners = corners(radius: radius)
    let polygons = path.polylines
    let inside = polygons.map { Self.clip($0, to: corners) }.filter { $0.count > 2 }
    if inside.isEmpty { return path }
    return ScenePath((polygons + inside).flatMap { Self.elements($0) + [.close] })
  }

  /// Returns the line without what is in the band; its round ends stay outside.
  private func cutLine(_ path: ScenePath, width: CGFloat) -> ScenePath {
    let corners = corners(radius: radius + width / 2)
    var isCut = false
    var pieces: [[CGPoint]] = []
    for points in path.polylines {
      guard let first = points.first else { continue }
      pieces.append([first])
      for (start, end) in zip(points, points.dropFirst()) {
        guard let (enter, leave) = Self.portion(start, end, in: corners) else {
          pieces[pieces.count - 1].append(end)
          continue
        }
        isCut = true
        if enter > 0 { pieces[pieces.count - 1].append(Self.point(start, end, at: enter)) }
        pieces.append(leave < 1 ? [Self.point(start, end, at: leave), end] : [end])
      }
    }
    guard isCut else { return path }
    return ScenePath(pieces.filter { $0.count > 1 }.flatMap(Self.elements))
  }

  /// The corners of the band's outline, in the order in which the area is on the same side of every edge.
  private func corners(radius: CGFloat) -> [CGPoint] {
    let steps = 12
    let direction = from == to ? 0 : atan2(to.y - from.y, to.x - from.x)
    return [(to, direction - .pi / 2), (from, direction + .pi / 2)].flatMap { center, start in
      (0...steps).map { step in
        let angle = start + .pi * CGFloat(step) / CGFloat(steps)
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
    }
  }

  private static func edges(_ corners: [CGPoint]) -> Zip2Sequence<[CGPoint], [CGPoint]> {
    zip(corners, Array(corners.dropFirst()) + Array(corners.prefix(1)))
  }

  /// Returns the distance of a point from an edge, times the edge's length; positive on the side of the area.
  private static func side(_ point: CGPoint, of edge: (CGPoint, CGPoint)) -> CGFloat {
    (edge.1.x - edge.0.x) * (point.y - edge.0.y) - (edge.1.y - edge.0.y) * (point.x - edge.0.x)
  }

  private static func point(_ start: CGPoint, _ end: CGPoint, at portion: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * portion, y: start.y + (end.y - start.y) * portion)
  }

  private static func clip(_ polygon: [CGPoint], to corners: [CGPoint]) -> [CGPoint] {
    edges(corners).reduce(polygon) { polygon, edge in
      edges(polygon).flatMap { start, end in
        let (before, after) = (side(start, of: edge), side(end, of: edge))
        let crossing = (before < 0) != (after < 0) ? [point(start, end, at: before / (before - after))] : []
        return after < 0 ? crossing : crossing + [end]
      }
    }
  }

  /// Returns the portion of a segment that is in a convex polygon, or `nil` if it is outside.
  private static func portion(_ start: CGPoint, _ end: CGPoint, in corners: [CGPoint]) -> (CGFloat, CGFloat)? {
    var (enter, leave): (CGFloat, CGFloat) = (0, 1)
    for edge in edges(corners) {
      let (before, after) = (side(start, of: edge), side(end, of: edge))
      if before < 0, after < 0 { return nil }
      if before < 0 { enter = max(enter, before / (before - after)) }
      if after < 0 { leave = min(leave, before / (before - after)) }
    }
    return enter < leave ? (enter, leave) : nil
  }

  private static func elements(_ points: [CGPoint]) -> [ScenePath.Element] {
    points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
  }
}

extension ScenePath {
  /// The points of every subpath, with short straight lines instead of curves.
  var polylines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): lines[lines.count - 1].append(point)
      case .curve(let control1, let control2, let end):
        guard let start = lines.last?.last else { continue }
        let steps = 12
        lines[lines.count - 1] += (1...steps).map { step in
          let (t, s) = (CGFloat(step) / CGFloat(steps), 1 - CGFloat(step) / CGFloat(steps))
          let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
            y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y)
        }
      case .close:
        if let first = lines.last?.first { lines[lines.count - 1].append(first) }
      }
    }
    return lines
  }
}
