/// An equation that the velocities of one or two bodies have to satisfy.
///
/// Contacts and joints are both lists of such rows, so that one solver serves all of them. A row limits the velocity of
/// the second body relative to the first one in a direction, or relative rotation, and is satisfied by an impulse
/// between its bounds. A row of a spring is soft: its impulse yields, so that it oscillates as its frequency and
/// damping demand.
///
/// Penetration and other errors of position are corrected by a second impulse that only moves the bodies and adds
/// nothing to their velocities. Therefore, a correction never adds energy.
struct RigidRow: Sendable {
  /// The name of a row, which identifies its impulse in the next step.
  struct Key: Hashable, Sendable {
    /// The number of the joint, or -1.
    var joint = -1
    /// The identifiers of the bodies, or that of the boundary's segment.
    var first = -1
    var second = -1
    var feature = 0
    var number = 0
  }

  let key: Key
  /// The index of the first body, or `nil` for the world, which does not move.
  let first: Int?
  let second: Int
  let direction: RigidVector
  let firstArm: Double
  let secondArm: Double
  /// The inverse of the resistance to the impulse.
  var response: Double
  /// The velocity that the row adds to the measured velocity.
  var bias = 0.0
  /// The amount by which the row yields to its own impulse.
  var softness = 0.0
  var bounds: ClosedRange<Double> = -Double.infinity...Double.infinity
  /// The index of the row whose impulse limits this one, and the coefficient of friction.
  var friction: (row: Int, coefficient: Double)?
  /// The velocity with which an error of position is corrected, or `nil` if the row corrects none.
  var correction: Double?
  var impulse = 0.0
  var correctingImpulse = 0.0

  /// Creates a row for a direction, with the positions at which it acts relative to the centers of mass.
  init(
    _ key: Key, _ first: Int?, _ second: Int, along direction: RigidVector, at arms: (RigidVector, RigidVector),
    in bodies: [RigidBody]
  ) {
    self.init(
      key, first, second, direction: direction, firstArm: arms.0.cross(direction), secondArm: arms.1.cross(direction),
      in: bodies)
  }

  /// Creates a row for relative rotation.
  init(rotation key: Key, _ first: Int?, _ second: Int, in bodies: [RigidBody]) {
    self.init(key, first, second, direction: .zero, firstArm: 1, secondArm: 1, in: bodies)
  }

  private init(
    _ key: Key, _ first: Int?, _ second: Int, direction: RigidVector, firstArm: Double, secondArm: Double,
    in bodies: [RigidBody]
  ) {
    (self.key, self.first, self.second) = (key, first, second)
    (self.direction, self.firstArm, self.secondArm) = (direction, firstArm, secondArm)
    let square = direction.dot(direction)
    func yielding(_ index: Int, _ arm: Double) -> Double {
      bodies[index].inverseMass * square + bodies[index].inverseInertia * arm * arm
    }
    let sum = (first.map { yielding($0, firstArm) } ?? 0) + yielding(second, secondArm)
    response = sum > 0 ? 1 / sum : 0
  }

  /// Makes the row a spring that is displaced from its rest position by an error.
  mutating func soften(_ spring: RigidSpring, error: Double, step: Double) {
    guard response > 0 else { return }
    let rate = 2 * Double.pi * spring.frequency
    let stiffness = response * rate * rate
    let damping = 2 * response * spring.damping * rate
    let yield = step * (damping + step * stiffness)
    guard yield > 0 else { return }
    softness = 1 / yield
    bias = error * step * stiffness * softness
    response = 1 / (1 / response + softness)
    correction = nil
  }

  /// Returns the velocity of the second body relative to the first, along the row.
  func velocity(in motions: [RigidMotion]) -> Double {
    let second = motions[second]
    var velocity = direction.dot(second.velocity) + secondArm * second.rotation
    if let first {
      velocity -= direction.dot(motions[first].velocity) + firstArm * motions[first].rotation
    }
    return velocity
  }

  /// Applies an impulse to the motions of the bodies.
  func apply(_ impulse: Double, to motions: inout [RigidMotion]) {
    guard impulse != 0 else { return }
    motions[second].velocity += direction * (impulse * motions[second].inverseMass)
    motions[second].rotation += secondArm * impulse * motions[second].inverseInertia
    guard let first else { return }
    motions[first].velocity -= direction * (impulse * motions[first].inverseMass)
    motions[first].rotation -= firstArm * impulse * motions[first].inverseInertia
  }
}

/// The velocities of a body while the rows are solved.
struct RigidMotion: Sendable {
  var velocity: RigidVector
  var rotation: Double
  let inverseMass: Double
  let inverseInertia: Double

  init(of body: RigidBody, isCorrection: Bool = false) {
    velocity = isCorrection ? .zero : body.velocity
    rotation = isCorrection ? 0 : body.angularVelocity
    inverseMass = body.inverseMass
    inverseInertia = body.inverseInertia
  }
}

/// The frequency and the damping of a spring.
struct RigidSpring: Equatable, Sendable {
  /// The oscillations per second.
  var frequency: Double
  /// The damping, as a fraction of the damping with which the spring does not oscillate.
  var damping: Double
}
