/// A body of a ``RigidWorld``: its shapes, material, position, and motion.
struct RigidBody: Equatable, Sendable {
  /// The number with which the body is identified while the world's array of bodies changes.
  let id: Int
  /// The body's shapes about its center of mass.
  var form: RigidForm
  var material = RigidMaterial()

  /// The position of the center of mass.
  var position = RigidVector.zero
  var angle = 0.0
  var velocity = RigidVector.zero
  var angularVelocity = 0.0

  /// The acceleration that acts on the body independently of its mass, in points per second squared.
  var acceleration = RigidVector.zero
  /// The forces that act on the body.
  var forces: [RigidForce] = []
  /// The force at the center of mass that was computed outside of the world for the next step.
  var evaluatedForce = RigidVector.zero

  init(id: Int, form: RigidForm) {
    self.id = id
    self.form = form
  }

  /// The acceleration of a mass of one by a force of one, in points per second squared.
  static let forceUnit = 100.0

  /// The mass, in units of the mass of a square of 100 points with a density of one.
  var mass: Double { form.area * material.density / 10_000 }

  var inverseMass: Double {
    let mass = mass
    return material.isAnchored || mass <= 0 ? 0 : 1 / mass
  }

  var inverseInertia: Double {
    let inertia = form.inertia * material.density / 10_000
    return material.isAnchored || !material.allowsRotation || inertia <= 0 ? 0 : 1 / inertia
  }

  var isMovable: Bool { inverseMass > 0 }

  /// The energy of the body's motion.
  var kineticEnergy: Double {
    let rotation = inverseInertia > 0 ? angularVelocity * angularVelocity / inverseInertia : 0
    return (mass * velocity.dot(velocity) + rotation) / 2
  }

  /// The shapes at the body's position.
  var placedShapes: [RigidShape] { form.shapes.map { $0.moved(by: position, rotatedBy: angle) } }

  /// Returns the position of a point that is relative to the body.
  func place(_ point: RigidVector) -> RigidVector { position + point.rotated(by: angle) }

  /// Returns a position relative to the body.
  func local(_ position: RigidVector) -> RigidVector { (position - self.position).rotated(by: -angle) }

  /// Changes the velocities by a force that acts for a time.
  mutating func apply(_ force: RigidForce, for time: Double) {
    let impulse = force.vector * (time * Self.forceUnit)
    velocity += impulse * inverseMass
    angularVelocity += force.point.rotated(by: angle).cross(impulse) * inverseInertia
  }
}

/// A force that acts on a body.
///
/// A force of one accelerates a mass of one by 100 points per second squared.
struct RigidForce: Equatable, Sendable {
  var vector: RigidVector
  /// The point at which the force acts, relative to the body.
  var point: RigidVector
}

/// The physical properties of a body.
struct RigidMaterial: Equatable, Sendable {
  var density = 1.0
  /// The fraction of the velocity that remains after a collision, from 0 to 1.
  var elasticity = 0.2
  var friction = 0.2
  /// The share of the velocity that is lost per second, for short times.
  var resistance = 0.0
  var angularResistance = 0.0
  /// The charge, which determines the effect of electric and magnetic fields.
  var charge = 0.0
  var allowsRotation = true
  /// A Boolean value that indicates whether the body takes part in collisions but never moves.
  var isAnchored = false
}
