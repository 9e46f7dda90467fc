/// The points at which two shapes touch.
struct RigidManifold: Equatable, Sendable {
  struct Point: Equatable, Sendable {
    var position: RigidVector
    /// The distance of the surfaces, which is negative if the shapes overlap.
    var separation: Double
    /// The number of the vertices and edges that touch, which identifies the point in the next step.
    var feature: Int
  }

  /// The direction from the first shape to the second.
  var normal: RigidVector
  var points: [Point]

  /// Returns the points at which two shapes touch, or `nil` if they are farther apart than a margin.
  static func between(_ first: RigidShape, _ second: RigidShape, margin: Double) -> RigidManifold? {
    if first.isDisk { return disk(first, second, margin: margin) }
    guard second.isDisk else { return polygons(first, second, margin: margin) }
    guard var manifold = disk(second, first, margin: margin) else { return nil }
    manifold.normal = -manifold.normal
    return manifold
  }

  // MARK: - Disks

  private static func disk(_ disk: RigidShape, _ other: RigidShape, margin: Double) -> RigidManifold? {
    let center = disk.vertices[0]
    let (nearest, outward, feature) = nearestPoint(of: other, to: center)
    let toCenter = center - nearest
    // Inside a polygon, the shortest way out is through its nearest edge.
    let isInside = outward.dot(toCenter) < 0
    let away = isInside ? outward : toCenter.direction ?? outward
    let separation = (isInside ? -toCenter.length : toCenter.length) - disk.radius - other.radius
    guard separation < margin else { return nil }
    let position = nearest + away * other.radius
    return RigidManifold(normal: -away, points: [Point(position: position, separation: separation, feature: feature)])
  }

  /// Returns the nearest point of a shape's outline, the direction out of the shape, and the feature.
  private static func nearestPoint(of shape: RigidShape, to point: RigidVector) -> (RigidVector, RigidVector, Int) {
    guard !shape.isDisk else {
      return (shape.vertices[0], (point - shape.vertices[0]).direction ?? RigidVector(x: 0, y: -1), 0)
    }
    var best = (shape.vertices[0], RigidVector.zero, 0)
    var bestDistance = Double.infinity
    for (index, edge) in edges(of: shape).enumerated() {
      let along = edge.end - edge.start
      let share = min(max((point - edge.start).dot(along) / max(along.dot(along), 1e-12), 0), 1)
      let nearest = edge.start + along * share
      let distance = (point - nearest).length
      guard distance < bestDistance - 1e-9 else { continue }
      bestDistance = distance
      // A segment has no inside. Its outward side is the side on which the point is.
      let isBehind = shape.vertices.count == 2 && edge.normal.dot(point - edge.start) < 0
      best = (nearest, isBehind ? -edge.normal : edge.normal, index)
    }
    return best
  }

  // MARK: - Polygons and Segments

  struct Edge {
    let start: RigidVector
    let end: RigidVector
    /// The direction out of the polygon.
    ///
    /// A segment is two edges, one for each side.
    let normal: RigidVector
  }

  private static func edges(of shape: RigidShape) -> [Edge] {
    let vertices = shape.vertices
    return vertices.indices.map { index in
      let (start, end) = (vertices[index], vertices[(index + 1) % vertices.count])
      return Edge(start: start, end: end, normal: -((end - start).direction ?? .zero).perpendicular)
    }
  }

  private static func polygons(_ first: RigidShape, _ second: RigidShape, margin: Double) -> RigidManifold? {
    let (edgesOfFirst, edgesOfSecond) = (edges(of: first), edges(of: second))
    let (firstIndex, firstGap) = widestGap(edgesOfFirst, second)
    guard firstGap < margin else { return nil }
    let (secondIndex, secondGap) = widestGap(edgesOfSecond, first)
    guard secondGap < margin else { return nil }
    // The first shape is preferred, so that the edge does not alternate between steps if the gaps are equal.
    return secondGap > firstGap + 0.05
      ? clip(edgesOfSecond[secondIndex], secondIndex, against: edgesOfFirst, isFirst: false, margin: margin)
      : clip(edgesOfFirst[firstIndex], firstIndex, against: edgesOfSecond, isFirst: true, margin: margin)
  }

  /// Returns the edge beyond which the other shape is farthest outside, with the distance.
  ///
  /// Its normal is the axis that separates the shapes best.
  private static func widestGap(_ edges: [Edge], _ other: RigidShape) -> (index: Int, gap: Double) {
    var best = (index: 0, gap: -Double.infinity)
    for (index, edge) in edges.enumerated() {
      var gap = Double.infinity
      for vertex in other.vertices { gap = min(gap, edge.normal.dot(vertex - edge.start)) }
      if gap > best.gap + 1e-9 { best = (index, gap) }
    }
    return best
  }

  /// Returns the part of the opposite edge that is in front of an edge.
  private static func clip(_ edge: Edge, _ index: Int, against others: [Edge], isFirst: Bool, margin: Double)
    -> RigidManifold?
  {
    var opposite = 0
    for candidate in others.indices.dropFirst()
    where others[candidate].normal.dot(edge.normal) < others[opposite].normal.dot(edge.normal) - 1e-9 {
      opposite = candidate
    }
    let along = (edge.end - edge.start).direction ?? .zero
    let length = (edge.end - edge.start).length
    let (start, end) = (others[opposite].start, others[opposite].end)
    let (from, to) = (along.dot(start - edge.start), along.dot(end - edge.start))
    guard max(from, to) >= 0, min(from, to) <= length else { return nil }
    func point(at limit: Double) -> RigidVector {
      from == to ? start : start + (end - start) * ((min(max(limit, 0), length) - from) / (to - from))
    }
    let ends = from == to ? [start, end] : [point(at: from), point(at: to)]
    let points = ends.enumerated().compactMap { number, position -> Point? in
      let separation = edge.normal.dot(position - edge.start)
      guard separation < margin else { return nil }
      let feature = ((isFirst ? 0 : 1) << 20) | (index << 12) | (opposite << 2) | number
      return Point(position: position - edge.normal * (separation / 2), separation: separation, feature: feature)
    }
    guard !points.isEmpty else { return nil }
    return RigidManifold(normal: isFirst ? edge.normal : -edge.normal, points: points)
  }
}
