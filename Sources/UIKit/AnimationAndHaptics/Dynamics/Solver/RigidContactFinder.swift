/// A search for the contacts of bodies with each other and with boundaries, in one step.
struct RigidContactFinder {
  /// A touch that was found, and its position.
  struct Finding {
    let touch: RigidTouch
    let position: RigidVector
    /// The distance of the surfaces.
    let separation: Double
    /// A Boolean value that indicates whether the surfaces meet in this step.
    let isTouching: Bool
  }

  private let step: Double
  /// The distance up to which shapes are compared, which covers the movement in the step.
  private let margin: Double
  private let bodies: [RigidBody]
  private let shapes: [[RigidShape]]
  private let boxes: [RigidBox]
  private var pairs: Set<Int> = []
  private(set) var contacts: [RigidContact] = []
  private(set) var findings: [Finding] = []

  init(_ bodies: [RigidBody], step: Double) {
    self.bodies = bodies
    self.step = step
    let speed =
      bodies.filter(\.isMovable).map { $0.velocity.length + abs($0.angularVelocity) * $0.form.radius }.max() ?? 0
    let margin = RigidWorld.touchDistance + min(2 * speed * step, 100)
    self.margin = margin
    shapes = bodies.map(\.placedShapes)
    boxes = shapes.map { shapes in
      shapes.dropFirst().reduce(shapes[0].box) { $0.union($1.box) }.grown(by: margin)
    }
  }

  mutating func find(in collisions: RigidCollisions) {
    for (number, second) in collisions.bodies.enumerated() {
      if bodies[second].isMovable {
        for boundary in collisions.boundaries { compare(boundary, with: second, in: collisions) }
      }
      guard collisions.collidesBodies else { continue }
      for first in collisions.bodies[..<number] { compare(first, with: second, in: collisions) }
    }
  }

  private mutating func compare(
    _ boundary: RigidCollisions.Boundary, with second: Int, in collisions: RigidCollisions
  ) {
    var pairing = RigidPairing(first: nil, second: second, margin: margin, step: step)
    pairing.compare(boundary.segments, shapes[second], box: boxes[second], bodies, boundary: boundary.id)
    let touch = RigidTouch(
      collisions: collisions.id, first: nil, second: bodies[second].id, boundary: boundary.id)
    add(pairing, touch, isRepeated: false)
  }

  private mutating func compare(_ first: Int, with second: Int, in collisions: RigidCollisions) {
    guard bodies[first].isMovable || bodies[second].isMovable, boxes[first].intersects(boxes[second]) else { return }
    var pairing = RigidPairing(first: first, second: second, margin: margin, step: step)
    pairing.compare(shapes[first], shapes[second], box: boxes[second], bodies, boundary: nil)
    let touch = RigidTouch(collisions: collisions.id, first: bodies[first].id, second: bodies[second].id)
    // Two collisions can have the same pair: it collides once, and both report it.
    let isNew = pairs.insert(first * bodies.count + second).inserted
    add(pairing, touch, isRepeated: !isNew)
  }

  private mutating func add(_ pairing: RigidPairing, _ touch: RigidTouch, isRepeated: Bool) {
    guard let position = pairing.position else { return }
    if !isRepeated { contacts += pairing.contacts }
    findings.append(
      Finding(
        touch: touch, position: position, separation: pairing.separation, isTouching: pairing.isTouching))
  }
}
