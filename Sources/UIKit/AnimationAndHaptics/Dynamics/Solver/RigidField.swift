/// A field of a ``RigidWorld``, which accelerates bodies depending on their positions, velocities, masses and charges.
///
/// A strength of 1.0 accelerates a body of mass 1.0 and charge 1.0 by ``RigidField/unit``, at a distance of
/// ``RigidField/length`` and at a speed of as many points per second.
struct RigidField: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case linearGravity(RigidVector)
    case radialGravity
    case drag
    case vortex
    case velocity(RigidVector)
    case noise(RigidFieldNoise)
    case turbulence(RigidFieldNoise)
    case spring
    case electric
    case magnetic
    /// A field whose forces are computed outside of the world.
    case evaluated
  }

  /// The acceleration of a strength of 1.0, in points per second squared, which is that of gravity.
  static let unit = 1000.0
  /// The unit of distances, and of speeds per second, in points.
  static let length = 100.0

  var kind: Kind
  var position = RigidVector.zero
  var region = RigidRegion.everywhere
  var strength = 1.0
  var falloff = 0.0
  var minimumRadius = 1.0
  /// The indices of the bodies on which the field acts.
  var bodies: [Int] = []

  init(_ kind: Kind) { self.kind = kind }

  /// A Boolean value that indicates whether the field changes with time.
  var isAnimated: Bool {
    switch kind {
    case .noise(let noise), .turbulence(let noise): noise.speed != 0 && strength != 0
    default: false
    }
  }

  var isVelocity: Bool {
    if case .velocity = kind { true } else { false }
  }

  /// Returns a distance in units of length, at least that of the minimum radius.
  private func distance(_ offset: RigidVector) -> Double {
    max(offset.length, minimumRadius) / Self.length
  }

  /// Returns the strength at a position, or `nil` if it is outside of the region.
  func strength(at position: RigidVector) -> Double? {
    let offset = position - self.position
    guard region.contains(offset) else { return nil }
    guard falloff != 0 else { return strength }
    let strength = strength * pow(distance(offset), -falloff)
    return strength.isFinite ? strength : nil
  }

  /// Changes the velocity of a body by the field.
  func accelerate(_ body: inout RigidBody, for step: Double, at time: Double) {
    guard body.isMovable, let strength = strength(at: body.position) else { return }
    let change = strength * Self.unit * step
    let offset = body.position - position
    let outward = offset.direction ?? .zero
    switch kind {
    case .linearGravity(let direction): body.velocity += direction * change
    case .radialGravity: body.velocity -= outward * (change * distance(offset))
    // The y-axis points down, so that this direction is counterclockwise on the screen.
    case .vortex: body.velocity -= outward.perpendicular * (change * distance(offset))
    case .velocity(let velocity): body.velocity = velocity * strength
    case .noise(let noise): body.velocity += noise.vector(at: offset, time) * change
    case .turbulence(let noise):
      body.velocity += noise.vector(at: offset, time) * (change * body.velocity.length / Self.length)
    case .spring: body.velocity -= outward * (change * distance(offset) * body.inverseMass)
    case .electric: body.velocity += outward * (change * body.material.charge * body.inverseMass)
    case .magnetic:
      // A rotation, unlike the sum of small forces, keeps the speed.
      let turn = change / Self.length * body.material.charge * body.inverseMass
      body.velocity = body.velocity.rotated(by: -turn)
    case .drag:
      let loss = change / Self.length * body.inverseMass
      body.velocity = body.velocity * (loss >= 0 ? 1 / (1 + loss) : 1 - loss)
    case .evaluated: break
    }
  }
}

/// The noise of a field, as a vector at each place and time.
struct RigidFieldNoise: Equatable, Sendable {
  /// The smoothness, from 0 to 1.
  var smoothness: Double
  /// The number of independent vectors at a place per second.
  var speed: Double

  private static let horizontal = RigidNoise(seed: 0x5EED_0001)
  private static let vertical = RigidNoise(seed: 0x5EED_0002)

  /// The distance at which vectors are independent, in points: 25 for the roughest noise, and 200 for the smoothest.
  private var scale: Double { 25 * pow(8, min(max(smoothness, 0), 1)) }

  func vector(at offset: RigidVector, _ time: Double) -> RigidVector {
    let (x, y, z) = (offset.x / scale, offset.y / scale, time * speed)
    return RigidVector(x: Self.horizontal.value(x, y, z), y: Self.vertical.value(x, y, z))
  }
}
