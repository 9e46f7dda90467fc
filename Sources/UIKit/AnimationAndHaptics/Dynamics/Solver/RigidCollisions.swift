/// Bodies that collide with each other, with boundaries, or both.
struct RigidCollisions: Equatable, Sendable {
  /// A boundary: the segments of its outline.
  struct Boundary: Equatable, Sendable {
    let id: Int
    var segments: [RigidShape]
  }

  let id: Int
  /// The indices of the bodies, in ascending order.
  var bodies: [Int]
  /// A Boolean value that indicates whether the bodies collide with each other.
  var collidesBodies = true
  var boundaries: [Boundary] = []
}

/// Two bodies, or a body and a boundary, that touch each other within collisions.
struct RigidTouch: Hashable, Sendable {
  let collisions: Int
  /// The identifier of the first body, or `nil` for a boundary.
  let first: Int?
  let second: Int
  /// The identifier of the boundary, or `nil` for two bodies.
  var boundary: Int?
}

/// The beginning or the end of a touch.
struct RigidTouchEvent: Equatable, Sendable {
  let touch: RigidTouch
  /// The position at which the touch began, or `nil` for its end.
  let began: RigidVector?
}
