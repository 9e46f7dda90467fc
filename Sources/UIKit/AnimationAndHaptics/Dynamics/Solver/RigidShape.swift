/// A convex part of a body, or a piece of a boundary: a polygon, a segment, or a disk.
///
/// All of them are a list of vertices and a radius, so that there are two tests for contact instead of six: one vertex
/// is the center of a disk, two are a segment, and three or more a polygon, in the order in which its area is positive.
struct RigidShape: Equatable, Sendable {
  var vertices: [RigidVector]
  var radius: Double = 0

  static func disk(center: RigidVector, radius: Double) -> Self { Self(vertices: [center], radius: radius) }

  static func segment(_ start: RigidVector, _ end: RigidVector) -> Self { Self(vertices: [start, end]) }

  static func rectangle(width: Double, height: Double) -> Self {
    let (x, y) = (width / 2, height / 2)
    return Self(vertices: [
      RigidVector(x: -x, y: -y), RigidVector(x: x, y: -y), RigidVector(x: x, y: y), RigidVector(x: -x, y: y),
    ])
  }

  /// Returns an ellipse.
  ///
  /// An ellipse is a disk if its axes are equal, so that it rolls evenly. Otherwise, it is a polygon.
  static func ellipse(width: Double, height: Double, corners: Int = 32) -> Self {
    guard abs(width - height) > 1e-6 else { return .disk(center: .zero, radius: width / 2) }
    return Self(
      vertices: (0..<corners).map {
        let angle = 2 * Double.pi * Double($0) / Double(corners)
        return RigidVector(x: cos(angle) * width / 2, y: sin(angle) * height / 2)
      })
  }

  /// Returns the convex hull of points, or `nil` if it has no area.
  static func hull(of points: [RigidVector]) -> Self? {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: some Sequence<RigidVector>) -> [RigidVector] {
      var chain: [RigidVector] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    let vertices = half(sorted) + half(sorted.reversed())
    return vertices.count > 2 ? Self(vertices: vertices) : nil
  }

  var isDisk: Bool { vertices.count == 1 }

  func moved(by offset: RigidVector, rotatedBy angle: Double = 0) -> Self {
    guard angle != 0 else { return Self(vertices: vertices.map { $0 + offset }, radius: radius) }
    let (sine, cosine) = (sin(angle), cos(angle))
    return Self(
      vertices: vertices.map {
        RigidVector(x: cosine * $0.x - sine * $0.y + offset.x, y: sine * $0.x + cosine * $0.y + offset.y)
      }, radius: radius)
  }

  /// The smallest upright rectangle that encloses the shape.
  var box: RigidBox {
    var box = RigidBox(lower: vertices[0], upper: vertices[0])
    for vertex in vertices.dropFirst() { box.include(vertex) }
    return box.grown(by: radius)
  }
}

/// An upright rectangle, which excludes most pairs of shapes before they are compared.
struct RigidBox: Equatable, Sendable {
  var lower: RigidVector
  var upper: RigidVector

  mutating func include(_ point: RigidVector) {
    lower = RigidVector(x: min(lower.x, point.x), y: min(lower.y, point.y))
    upper = RigidVector(x: max(upper.x, point.x), y: max(upper.y, point.y))
  }

  func grown(by margin: Double) -> Self {
    Self(
      lower: RigidVector(x: lower.x - margin, y: lower.y - margin),
      upper: RigidVector(x: upper.x + margin, y: upper.y + margin))
  }

  func intersects(_ other: Self) -> Bool {
    lower.x <= other.upper.x && other.lower.x <= upper.x && lower.y <= other.upper.y && other.lower.y <= upper.y
  }

  func union(_ other: Self) -> Self {
    var box = self
    box.include(other.lower)
    box.include(other.upper)
    return box
  }

  /// The shorter of the two sides.
  var breadth: Double { min(upper.x - lower.x, upper.y - lower.y) }
}
