/// The solution of the rows of one step, by sequential impulses.
///
/// Each row in turn receives the impulse that satisfies it alone. After some iterations, all rows are satisfied well
/// enough. The rows begin with the impulses of the previous step, so that stacks are stable.
struct RigidSolver {
  private(set) var motions: [RigidMotion]
  /// The velocities that only correct positions.
  private(set) var corrections: [RigidMotion]
  private var rows: [RigidRow]

  init(_ rows: [RigidRow], _ bodies: [RigidBody], _ impulses: [RigidRow.Key: Double]) {
    self.rows = rows
    motions = bodies.map { RigidMotion(of: $0) }
    corrections = bodies.map { RigidMotion(of: $0, isCorrection: true) }
    for index in rows.indices {
      guard let impulse = impulses[rows[index].key] else { continue }
      self.rows[index].impulse = min(max(impulse, rows[index].bounds.lowerBound), rows[index].bounds.upperBound)
      self.rows[index].apply(self.rows[index].impulse, to: &motions)
    }
  }

  /// The impulses with which the next step begins.
  var impulses: [RigidRow.Key: Double] {
    Dictionary(rows.map { ($0.key, $0.impulse) }) { first, _ in first }
  }

  mutating func solve(iterations: Int) {
    guard !rows.isEmpty else { return }
    for _ in 0..<iterations {
      for index in rows.indices { solve(index) }
    }
    guard rows.contains(where: { ($0.correction ?? 0) != 0 }) else { return }
    for _ in 0..<iterations {
      for index in rows.indices { correct(index) }
    }
  }

  private mutating func solve(_ index: Int) {
    let row = rows[index]
    let wanted = -row.response * (row.velocity(in: motions) + row.bias + row.softness * row.impulse)
    var bounds = row.bounds
    if let friction = row.friction {
      let limit = friction.coefficient * abs(rows[friction.row].impulse)
      bounds = -limit...limit
    }
    let impulse = min(max(row.impulse + wanted, bounds.lowerBound), bounds.upperBound)
    rows[index].impulse = impulse
    row.apply(impulse - row.impulse, to: &motions)
  }

  private mutating func correct(_ index: Int) {
    let row = rows[index]
    guard let correction = row.correction else { return }
    let wanted = row.response * (correction - row.velocity(in: corrections))
    let impulse = min(max(row.correctingImpulse + wanted, row.bounds.lowerBound), row.bounds.upperBound)
    rows[index].correctingImpulse = impulse
    row.apply(impulse - row.correctingImpulse, to: &corrections)
  }
}
