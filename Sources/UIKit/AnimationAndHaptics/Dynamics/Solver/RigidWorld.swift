/// Rigid bodies that move under forces, collide, and are connected by joints, as a plain value.
///
/// A world advances in steps of one length. In a step, forces change the velocities; contacts are found; contacts and
/// joints become ``RigidRow``s; the rows are solved one after the other, several times, beginning with the impulses of
/// the step before; and the bodies move. Everything is computed in the order of the arrays, and nothing depends on
/// time, on random numbers, or on the order of a dictionary, so that equal worlds remain equal.
///
/// A body that nothing touches, outside of fields, moves exactly along its parabola. A body that moves so fast that it
/// could pass through another one divides the step.
struct RigidWorld: Equatable, Sendable {
  /// The length of a step, in seconds.
  static let step = 1.0 / 120

  var bodies: [RigidBody] = []
  var joints: [RigidJoint] = []
  var collisions: [RigidCollisions] = []
  var fields: [RigidField] = []

  /// The number of steps since the world was created.
  private(set) var steps = 0
  /// The number of steps since a body moved last.
  private var stepsAtRest = 0
  /// The bodies when a body moved last.
  private var bodiesAtRest: [RigidBody] = []
  /// The touches at present, in the order in which they were found.
  private var touches: [RigidTouch] = []
  private var events: [RigidTouchEvent] = []
  /// The impulses of the last step.
  private var impulses: [RigidRow.Key: Double] = [:]

  /// The simulated time, in seconds.
  var time: Double { Double(steps) * Self.step }

  /// A Boolean value that indicates whether no body has moved for some time.
  var isAtRest: Bool {
    guard bodies.contains(where: \.isMovable) else { return true }
    return stepsAtRest >= 60 && !fields.contains { $0.isAnimated && isActing($0) }
  }

  /// Makes the bodies move again, because something has changed.
  mutating func wake() { stepsAtRest = 0 }

  /// Returns the touches that began or ended since the last call.
  mutating func takeEvents() -> [RigidTouchEvent] {
    defer { events = [] }
    return events
  }

  /// Advances the world by a step.
  mutating func advance() {
    let divisions = divisionsOfStep
    for _ in 0..<divisions { advance(by: Self.step / Double(divisions)) }
    steps += 1
    updateRest()
  }

  // MARK: - The Step

  /// The number of iterations over the rows, with which a stack of ten boxes is stable.
  private static let iterations = 10

  /// The number of parts of the step.
  ///
  /// No body moves by more than half of its breadth in one part, as far as 16 parts suffice.
  private var divisionsOfStep: Int {
    let needed = bodies.reduce(1.0) { needed, body in
      guard body.isMovable, body.form.breadth > 0 else { return needed }
      return max(needed, body.velocity.length * Self.step / (body.form.breadth / 2))
    }
    return Int(min(needed.rounded(.up), 16))
  }

  private mutating func advance(by step: Double) {
    let before = bodies
    for index in bodies.indices { bodies[index].accelerate(for: step) }
    let inFields = applyFields(for: step)
    var rows = joints.flatMap { RigidJointRows($0, bodies, step: step).make() }
    for contact in findContacts(step) { contact.addRows(to: &rows, bodies, before: before, step: step) }
    var solver = RigidSolver(rows, bodies, impulses)
    solver.solve(iterations: Self.iterations)
    impulses = solver.impulses
    let constrained = Set(rows.flatMap { [$0.first, $0.second].compactMap(\.self) })
    for index in bodies.indices where bodies[index].isMovable {
      let free = constrained.contains(index) || inFields.contains(index) ? nil : before[index]
      bodies[index].move(solver.motions[index], solver.corrections[index], from: free, for: step)
    }
  }

  /// Changes the velocities by the fields, and returns the indices of the bodies on which fields act.
  private mutating func applyFields(for step: Double) -> Set<Int> {
    guard !fields.isEmpty else { return [] }
    // A velocity field replaces what other fields did.
    let (velocities, others) = (fields.filter(\.isVelocity), fields.filter { !$0.isVelocity })
    for field in others + velocities {
      for index in field.bodies { field.accelerate(&bodies[index], for: step, at: time) }
    }
    return Set(fields.flatMap(\.bodies))
  }

  /// Returns whether a field acts on a body that can move.
  private func isActing(_ field: RigidField) -> Bool {
    field.bodies.contains { bodies[$0].isMovable && field.strength(at: bodies[$0].position) != nil }
  }

  private mutating func updateRest() {
    // A force that presses a body against another body and a joint makes it tremble in its place.
    let isStill = bodies.indices.allSatisfy { index in
      let body = bodies[index]
      return !body.isMovable || body.isSlow
        || index < bodiesAtRest.count && body.isInPlace(of: bodiesAtRest[index])
    }
    if isStill {
      stepsAtRest += 1
    } else {
      stepsAtRest = 0
      bodiesAtRest = bodies
    }
    guard isAtRest else { return }
    for index in bodies.indices { (bodies[index].velocity, bodies[index].angularVelocity) = (.zero, 0) }
  }

  // MARK: - Contacts

  /// The distance beyond which a touch ends, and within which bodies at rest on each other remain.
  static let touchDistance = 0.5

  /// Finds the contacts, and records the touches that began or ended.
  private mutating func findContacts(_ step: Double) -> [RigidContact] {
    var finder = RigidContactFinder(bodies, step: step)
    for collisions in collisions { finder.find(in: collisions) }
    let before = Set(touches)
    // A touch begins when the surfaces meet, and lasts until they are apart.
    let found = finder.findings.filter {
      $0.isTouching || ($0.separation < Self.touchDistance && before.contains($0.touch))
    }
    let present = Set(found.map(\.touch))
    for touch in touches where !present.contains(touch) { events.append(RigidTouchEvent(touch: touch, began: nil)) }
    for finding in found where !before.contains(finding.touch) {
      events.append(RigidTouchEvent(touch: finding.touch, began: finding.position))
    }
    touches = found.map(\.touch)
    return finder.contacts
  }
}

extension RigidBody {
  /// The speed below which a body is at rest, in points per second.
  private static let restingSpeed = 2.0

  /// A Boolean value that indicates whether the velocity is that of a body at rest.
  fileprivate var isSlow: Bool { velocity.length < Self.restingSpeed && abs(angularVelocity) < 0.05 }

  /// Returns whether the difference of two places is not visible.
  fileprivate func isInPlace(of other: RigidBody) -> Bool {
    (position - other.position).length < 0.25 && abs(angle - other.angle) < 0.002
  }

  /// Changes the velocities by the forces.
  mutating func accelerate(for step: Double) {
    guard isMovable else { return }
    velocity += acceleration * step
    for force in forces { apply(force, for: step) }
    velocity += evaluatedForce * (Self.forceUnit * inverseMass * step)
    velocity = velocity * (1 / (1 + step * material.resistance))
    angularVelocity *= 1 / (1 + step * material.angularResistance)
  }

  /// Moves the body with the velocities that were solved.
  ///
  /// If no contact or joint acts on the body, `before` is the body before the step. The mean of both velocities is that
  /// of a uniform acceleration, so that the position is exact.
  mutating func move(_ motion: RigidMotion, _ correction: RigidMotion, from before: RigidBody?, for step: Double) {
    (velocity, angularVelocity) = (motion.velocity, motion.rotation)
    let (start, rotation) = (before?.velocity ?? velocity, before?.angularVelocity ?? angularVelocity)
    position += ((start + velocity) * 0.5 + correction.velocity) * step
    angle += ((rotation + angularVelocity) / 2 + correction.rotation) * step
  }
}
