/// A connection of two bodies, or of a body and a place.
struct RigidJoint: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The anchors keep a distance, rigidly if there is no spring.
    case distance(Double, RigidSpring?)
    /// The distance of the anchors does not exceed a limit.
    case limit(Double)
    /// The anchors coincide, and the bodies rotate about them within a range, against a friction torque.
    case pin(range: ClosedRange<Double>?, friction: Double)
    /// The anchors coincide, and the bodies do not rotate relative to each other.
    case fixed
    /// The second anchor moves along an axis of the first body in a range, and the bodies do not rotate.
    case slide(axis: RigidVector, range: ClosedRange<Double>?)
    /// A spring pulls the second anchor to the first one, and rotates the second body upright.
    case snap(RigidSpring)
  }

  let id: Int
  /// The index of the first body, or `nil` for the world.
  var first: Int?
  var second: Int
  /// The anchor relative to the first body, or its position in the world.
  var firstAnchor: RigidVector
  /// The anchor relative to the second body.
  var secondAnchor: RigidVector
  /// The angle between the bodies when they were connected.
  var restAngle = 0.0
  var kind: Kind
}

/// The rows of a joint in one step.
struct RigidJointRows {
  let joint: RigidJoint
  let bodies: [RigidBody]
  let step: Double

  /// The share of an error of position that is corrected in a step.
  private static let correction = 0.2

  private let arms: (RigidVector, RigidVector)
  /// The position of the second anchor relative to the first one.
  private let gap: RigidVector

  init(_ joint: RigidJoint, _ bodies: [RigidBody], step: Double) {
    (self.joint, self.bodies, self.step) = (joint, bodies, step)
    let second = bodies[joint.second]
    let secondArm = joint.secondAnchor.rotated(by: second.angle)
    let first = joint.first.map { bodies[$0] }
    let firstArm = first.map { joint.firstAnchor.rotated(by: $0.angle) } ?? joint.firstAnchor
    arms = (firstArm, secondArm)
    gap = second.position + secondArm - firstArm - (first?.position ?? .zero)
  }

  func make() -> [RigidRow] {
    switch joint.kind {
    case .distance(let length, let spring): [distance(length, spring)]
    case .limit(let length): [bounded(distance(length, nil), error: gap.length - length, isUpper: true)]
    case .pin(let range, let friction): point() + limit(angle, to: range, rotation) + rotationFriction(friction)
    case .fixed: point() + [rigid(rotation(2), error: angle)]
    case .slide(let axis, let range): slide(axis, range)
    case .snap(let spring): snap(spring)
    }
  }

  private func key(_ number: Int) -> RigidRow.Key { RigidRow.Key(joint: joint.id, number: number) }

  private func row(_ number: Int, along direction: RigidVector) -> RigidRow {
    RigidRow(key(number), joint.first, joint.second, along: direction, at: arms, in: bodies)
  }

  private func rotation(_ number: Int) -> RigidRow {
    RigidRow(rotation: key(number), joint.first, joint.second, in: bodies)
  }

  /// The angle of the second body relative to the first one, since they were connected.
  private var angle: Double {
    bodies[joint.second].angle - (joint.first.map { bodies[$0].angle } ?? 0) - joint.restAngle
  }

  private func rigid(_ row: RigidRow, error: Double) -> RigidRow {
    var row = row
    row.correction = -Self.correction * error / step
    return row
  }

  /// Returns a row that only acts where a value exceeds its bound, or would do so in this step.
  private func bounded(_ row: RigidRow, error: Double, isUpper: Bool) -> RigidRow {
    var row = row
    row.bounds = isUpper ? -Double.infinity...0 : 0...Double.infinity
    let isExceeded = isUpper ? error > 0 : error < 0
    row.correction = isExceeded ? -Self.correction * error / step : nil
    row.bias = isExceeded ? 0 : error / step
    return row
  }

  private func distance(_ length: Double, _ spring: RigidSpring?) -> RigidRow {
    let error = gap.length - length
    var row = rigid(row(0, along: gap.direction ?? RigidVector(x: 0, y: 1)), error: error)
    if let spring { row.soften(spring, error: error, step: step) }
    return row
  }

  private func point() -> [RigidRow] {
    [
      rigid(row(0, along: RigidVector(x: 1, y: 0)), error: gap.x),
      rigid(row(1, along: RigidVector(x: 0, y: 1)), error: gap.y),
    ]
  }

  private func limit(_ value: Double, to range: ClosedRange<Double>?, _ makeRow: (Int) -> RigidRow) -> [RigidRow] {
    guard let range else { return [] }
    if range.lowerBound == range.upperBound { return [rigid(makeRow(2), error: value - range.lowerBound)] }
    var rows: [RigidRow] = []
    if range.upperBound < .infinity {
      rows.append(bounded(makeRow(2), error: value - range.upperBound, isUpper: true))
    }
    if range.lowerBound > -.infinity {
      rows.append(bounded(makeRow(4), error: value - range.lowerBound, isUpper: false))
    }
    return rows
  }

  private func rotationFriction(_ torque: Double) -> [RigidRow] {
    guard torque > 0 else { return [] }
    var row = rotation(3)
    let impulse = torque * step * RigidBody.forceUnit
    row.bounds = -impulse...impulse
    return [row]
  }

  private func slide(_ axis: RigidVector, _ range: ClosedRange<Double>?) -> [RigidRow] {
    let along = axis.rotated(by: joint.first.map { bodies[$0].angle } ?? 0)
    // The axis belongs to the first body: it moves the point of the axis at which the second anchor is.
    let arms = (arms.0 + (joint.first == nil ? .zero : gap), arms.1)
    func row(_ number: Int, _ direction: RigidVector) -> RigidRow {
      RigidRow(key(number), joint.first, joint.second, along: direction, at: arms, in: bodies)
    }
    let across = rigid(row(0, along.perpendicular), error: gap.dot(along.perpendicular))
    return [across, rigid(rotation(1), error: angle)] + limit(gap.dot(along), to: range) { row($0, along) }
  }

  private func snap(_ spring: RigidSpring) -> [RigidRow] {
    let upright = (bodies[joint.second].angle / (2 * .pi)).rounded() * 2 * .pi
    let errors = [gap.x, gap.y, bodies[joint.second].angle - upright]
    var rows = [row(0, along: RigidVector(x: 1, y: 0)), row(1, along: RigidVector(x: 0, y: 1)), rotation(2)]
    for index in rows.indices { rows[index].soften(spring, error: errors[index], step: step) }
    return rows
  }
}
