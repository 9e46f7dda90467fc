/// The shapes of a body about its center of mass, and the values that follow from them.
struct RigidForm: Equatable, Sendable {
  /// The shapes, relative to the center of mass.
  let shapes: [RigidShape]
  /// The center of mass, in the coordinates in which the shapes were given.
  let centerOfMass: RigidVector
  /// The area of all shapes.
  let area: Double
  /// The moment of inertia about the center of mass for a mass of one per unit of area.
  let inertia: Double
  /// The breadth of the narrowest shape, which limits how far the body may move in one step.
  let breadth: Double
  /// The distance of the farthest point from the center of mass.
  let radius: Double

  init(_ shapes: [RigidShape]) {
    let measures = shapes.map(Self.measure)
    let area = measures.reduce(0) { $0 + $1.area }
    var center = RigidVector.zero
    for measure in measures where area > 0 { center += measure.center * (measure.area / area) }
    self.shapes = shapes.map { $0.moved(by: -center) }
    self.area = area
    centerOfMass = center
    inertia = measures.reduce(0) { sum, measure in
      let distance = (measure.center - center).length
      return sum + measure.inertia + measure.area * distance * distance
    }
    breadth = shapes.map(\.box.breadth).min() ?? 0
    radius = self.shapes.flatMap { shape in shape.vertices.map { $0.length + shape.radius } }.max() ?? 0
  }

  private typealias Measure = (area: Double, center: RigidVector, inertia: Double)

  /// Returns the area of a shape, its center of mass, and its moment of inertia about that.
  private static func measure(_ shape: RigidShape) -> Measure {
    if shape.isDisk {
      let area = Double.pi * shape.radius * shape.radius
      return (area, shape.vertices[0], area * shape.radius * shape.radius / 2)
    }
    // The polygon is the sum of the triangles between its first vertex and its edges.
    let origin = shape.vertices[0]
    var (area, center, inertia) = (0.0, RigidVector.zero, 0.0)
    for (start, end) in zip(shape.vertices.dropFirst(), shape.vertices.dropFirst(2)) {
      let (p, q) = (start - origin, end - origin)
      let triangle = p.cross(q) / 2
      area += triangle
      center += (p + q) * (triangle / 3)
      inertia += triangle * (p.dot(p) + p.dot(q) + q.dot(q)) / 6
    }
    guard area > 0 else { return (0, origin, 0) }
    center = center * (1 / area)
    return (area, center + origin, inertia - area * center.dot(center))
  }
}
