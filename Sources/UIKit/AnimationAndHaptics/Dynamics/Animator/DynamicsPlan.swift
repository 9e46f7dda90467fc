/// The bodies with their forces, the joints, and the collisions that an animator's behaviors describe.
///
/// A plan is made again whenever something has changed. It begins with the bodies as they move, without forces and of
/// the default material, and replaces what the ``RigidWorld`` contains. Therefore, no behavior has to undo what it did
/// before, and only the order of the behaviors determines the result.
@MainActor
struct DynamicsPlan {
  /// The anchors of a joint.
  ///
  /// An anchor is relative to the center of its item, or is a position in the reference system if there is no item.
  struct Anchors {
    var first: RigidVector
    var second: RigidVector
  }

  /// The anchors of a joint about a point, and the angle between the items.
  struct Connection {
    let anchors: Anchors
    let restAngle: Double
    /// The angle of the first item, to which an axis is relative.
    let firstAngle: Double
  }

  private(set) var bodies: [RigidBody]
  private(set) var joints: [RigidJoint] = []
  private(set) var collisions: [RigidCollisions] = []
  private(set) var fields: [RigidField] = []
  /// The fields whose forces closures of the app compute.
  private(set) var evaluatedFields: [UIFieldBehavior] = []
  /// The behaviors that describe the collisions, in the same order.
  private(set) var collisionBehaviors: [UICollisionBehavior] = []
  /// The bounds of the animator's reference system, or `nil` if it has none.
  let referenceBounds: CGRect?
  private let indices: [ObjectIdentifier: Int]

  init(_ bodies: [RigidBody], _ indices: [ObjectIdentifier: Int], referenceBounds: CGRect?) {
    self.bodies = bodies
    self.indices = indices
    self.referenceBounds = referenceBounds
    for index in bodies.indices {
      self.bodies[index].acceleration = .zero
      self.bodies[index].forces = []
      self.bodies[index].evaluatedForce = .zero
      self.bodies[index].material = RigidMaterial()
    }
  }

  private static var lastBoundaryID = 0

  /// Returns a number that identifies a boundary among those of all animators.
  static func makeBoundaryID() -> Int {
    lastBoundaryID += 1
    return lastBoundaryID
  }

  private func index(_ item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  /// Changes the body of an item.
  mutating func change(_ item: any UIDynamicItem, _ body: (inout RigidBody) -> Void) {
    if let index = index(item) { body(&bodies[index]) }
  }

  /// Pushes an item at an offset from its center, once or as long as the plan applies.
  mutating func push(_ item: any UIDynamicItem, force: RigidVector, at offset: RigidVector, isImpulse: Bool) {
    change(item) {
      let force = RigidForce(vector: force, point: offset - $0.form.centerOfMass)
      if isImpulse { $0.apply(force, for: 1) } else { $0.forces.append(force) }
    }
  }

  /// Adds collisions of the items of a behavior.
  mutating func collide(
    _ items: [any UIDynamicItem], collidesItems: Bool, boundaries: [RigidCollisions.Boundary],
    of behavior: UICollisionBehavior
  ) {
    collisions.append(
      RigidCollisions(
        id: collisions.count, bodies: items.compactMap { index($0) }.sorted(), collidesBodies: collidesItems,
        boundaries: boundaries))
    collisionBehaviors.append(behavior)
  }

  /// Lets a field act on the items of a behavior, which computes the forces itself if it is `evaluator`.
  mutating func act(
    _ field: RigidField, on items: [any UIDynamicItem], evaluatedBy evaluator: UIFieldBehavior?
  ) {
    var field = field
    field.bodies = items.compactMap { index($0) }
    fields.append(field)
    if let evaluator { evaluatedFields.append(evaluator) }
  }

  // MARK: - Joints

  /// Returns the connection of two items, or of an item and the reference system, at a position.
  func connection(
    _ first: (any UIDynamicItem)?, _ second: any UIDynamicItem, at position: RigidVector
  ) -> Connection? {
    guard let secondIndex = index(second) else { return nil }
    func anchor(_ body: RigidBody) -> RigidVector { body.local(position) + body.form.centerOfMass }
    let firstBody = first.flatMap { index($0) }.map { bodies[$0] }
    let angle = firstBody?.angle ?? 0
    return Connection(
      anchors: Anchors(first: firstBody.map(anchor) ?? position, second: anchor(bodies[secondIndex])),
      restAngle: bodies[secondIndex].angle - angle, firstAngle: angle)
  }

  /// Joins two items, or an item and a place in the reference system.
  mutating func join(
    _ first: (any UIDynamicItem)?, _ second: any UIDynamicItem, _ anchors: Anchors, _ kind: RigidJoint.Kind
  ) {
    join(first, second, Connection(anchors: anchors, restAngle: 0, firstAngle: 0), kind)
  }

  /// Joins two items, or an item and a place in the reference system, at a connection.
  mutating func join(
    _ first: (any UIDynamicItem)?, _ second: any UIDynamicItem, _ connection: Connection, _ kind: RigidJoint.Kind
  ) {
    guard let secondIndex = index(second) else { return }
    let firstIndex = first.flatMap { index($0) }
    func relative(_ anchor: RigidVector, _ index: Int?) -> RigidVector {
      index.map { anchor - bodies[$0].form.centerOfMass } ?? anchor
    }
    var kind = kind
    if case .slide(let axis, let range) = kind {
      kind = .slide(axis: axis.rotated(by: -connection.firstAngle), range: range)
    }
    joints.append(
      RigidJoint(
        id: joints.count, first: firstIndex, second: secondIndex,
        firstAnchor: relative(connection.anchors.first, firstIndex),
        secondAnchor: relative(connection.anchors.second, secondIndex), restAngle: connection.restAngle, kind: kind))
  }
}

/// A touch of two items, or of an item and a boundary, with the objects of the app.
struct DynamicTouch {
  let item: any UIDynamicItem
  /// The item that is touched, or `nil` for a boundary.
  let other: (any UIDynamicItem)?
  let boundary: (any NSCopying)?
  /// The position at which the touch began, or `nil` for its end.
  let position: CGPoint?
}
