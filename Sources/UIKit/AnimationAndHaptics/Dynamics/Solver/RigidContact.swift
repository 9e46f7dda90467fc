/// A contact of two bodies, or of a body and a segment of a boundary, in one step.
struct RigidContact {
  let first: Int?
  let second: Int
  let manifold: RigidManifold
  /// The name of the contact's rows, to which the point's feature is added.
  let key: RigidRow.Key

  /// The overlap that remains, so that bodies at rest do not separate and meet in each step.
  private static let allowedOverlap = 0.05
  private static let correction = 0.2
  /// The speed of an approach below which nothing bounces, in points per second.
  private static let bounceSpeed = 20.0

  func addRows(to rows: inout [RigidRow], _ bodies: [RigidBody], before: [RigidBody], step: Double) {
    let materials = [first, second].compactMap { $0.map { bodies[$0].material } }
    let elasticity = materials.map(\.elasticity).max() ?? 0
    // A boundary has no friction of its own. Only that of the body counts.
    let friction = materials.map(\.friction).reduce(1, *)
    let coefficient = materials.count > 1 ? max(friction, 0).squareRoot() : friction
    for point in manifold.points {
      let approach = manifold.approach(at: point, first, second, bodies)
      guard point.separation + approach * step <= 0 else { continue }
      var normal = row(0, point, along: manifold.normal, bodies)
      normal.bounds = 0...Double.infinity
      let impact = manifold.approach(at: point, first, second, before)
      if impact < -Self.bounceSpeed && elasticity > 0 {
        // The forces of the step act on a body that bounces as on one that does not, so that no energy is added.
        normal.bias = elasticity * impact - (approach - impact)
        normal.correction = 0
      } else {
        // A body that is about to arrive stops at the surface, so that it does not enter the other one.
        normal.bias = max(point.separation, 0) / step
        normal.correction = Self.correction * max(-point.separation - Self.allowedOverlap, 0) / step
      }
      rows.append(normal)
      guard coefficient > 0 else { continue }
      var tangent = row(1, point, along: manifold.normal.perpendicular, bodies)
      tangent.friction = (rows.count - 1, coefficient)
      rows.append(tangent)
    }
  }

  private func row(_ number: Int, _ point: RigidManifold.Point, along direction: RigidVector, _ bodies: [RigidBody])
    -> RigidRow
  {
    var key = key
    (key.feature, key.number) = (point.feature, key.number * 2 + number)
    let arms = (first.map { point.position - bodies[$0].position } ?? .zero, point.position - bodies[second].position)
    return RigidRow(key, first, second, along: direction, at: arms, in: bodies)
  }
}

extension RigidManifold {
  /// Returns the velocity with which the bodies separate at a point.
  ///
  /// It is negative if they approach each other.
  func approach(at point: Point, _ first: Int?, _ second: Int, _ bodies: [RigidBody]) -> Double {
    func velocity(_ body: RigidBody) -> RigidVector {
      body.velocity + (point.position - body.position).perpendicular * body.angularVelocity
    }
    return normal.dot(velocity(bodies[second]) - (first.map { velocity(bodies[$0]) } ?? .zero))
  }
}

/// The comparison of all shapes of two bodies, or of a body and a boundary.
struct RigidPairing {
  let first: Int?
  let second: Int
  /// The distance up to which shapes are compared.
  let margin: Double
  let step: Double
  private(set) var contacts: [RigidContact] = []
  /// The position of the deepest point, or `nil` if the shapes are farther apart than the margin.
  private(set) var position: RigidVector?
  /// The distance of the surfaces.
  private(set) var separation = Double.infinity
  /// A Boolean value that indicates whether the surfaces meet in this step.
  private(set) var isTouching = false

  init(first: Int?, second: Int, margin: Double, step: Double) {
    (self.first, self.second, self.margin, self.step) = (first, second, margin, step)
  }

  mutating func compare(
    _ shapes: [RigidShape], _ others: [RigidShape], box: RigidBox, _ bodies: [RigidBody], boundary: Int?
  ) {
    let name = first.map { bodies[$0].id } ?? -2 - (boundary ?? 0)
    for (number, shape) in shapes.enumerated() where shape.box.intersects(box) {
      for (otherNumber, other) in others.enumerated() {
        guard let manifold = RigidManifold.between(shape, other, margin: margin) else { continue }
        add(manifold, bodies)
        let key = RigidRow.Key(
          first: name, second: bodies[second].id, number: number * others.count + otherNumber)
        contacts.append(RigidContact(first: first, second: second, manifold: manifold, key: key))
      }
    }
  }

  private mutating func add(_ manifold: RigidManifold, _ bodies: [RigidBody]) {
    for point in manifold.points {
      if point.separation < separation { (separation, position) = (point.separation, point.position) }
      let next = point.separation + manifold.approach(at: point, first, second, bodies) * step
      isTouching = isTouching || next <= 0
    }
  }
}
