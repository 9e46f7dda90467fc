import Testing

@testable import UIKit

/// The laws of physics in a world of rigid bodies.
struct RigidWorldTests {
  static let gravity = RigidVector(x: 0, y: 1000)

  static func box(_ id: Int, at position: (Double, Double), size: (Double, Double) = (100, 100)) -> RigidBody {
    var body = RigidBody(id: id, form: RigidForm([.rectangle(width: size.0, height: size.1)]))
    body.position = RigidVector(x: position.0, y: position.1)
    return body
  }

  static func floor(at y: Double) -> RigidCollisions.Boundary {
    RigidCollisions.Boundary(
      id: 1, segments: [.segment(RigidVector(x: -1000, y: y), RigidVector(x: 1000, y: y))])
  }

  static func world(_ bodies: [RigidBody], floorAt y: Double? = nil) -> RigidWorld {
    var world = RigidWorld()
    world.bodies = bodies
    world.collisions = [
      RigidCollisions(id: 0, bodies: Array(bodies.indices), boundaries: y.map { [floor(at: $0)] } ?? [])
    ]
    return world
  }

  /// The energy of the bodies, with a floor below them.
  static func energy(of world: RigidWorld, floorAt y: Double) -> Double {
    world.bodies.reduce(0) { $0 + $1.kineticEnergy + $1.mass * $1.acceleration.y * (y - $1.position.y) }
  }

  static func momentum(of world: RigidWorld) -> RigidVector {
    world.bodies.reduce(.zero) { $0 + $1.velocity * $1.mass }
  }

  @Test func `A square of 100 points has a mass of one and the inertia of a square`() {
    let body = Self.box(1, at: (0, 0))
    #expect(body.mass == 1)
    #expect(isClose(1 / body.inverseInertia, 100 * 100 / 6, within: 1e-6))
  }

  @Test func `A body in free fall is exactly where its parabola is`() {
    var body = Self.box(1, at: (10, 0))
    body.acceleration = Self.gravity
    body.velocity = RigidVector(x: 30, y: -200)
    var world = Self.world([body])
    for _ in 0..<240 { world.advance() }
    #expect(isClose(world.bodies[0].position.x, 10 + 30 * 2, within: 1e-6))
    #expect(isClose(world.bodies[0].position.y, -200 * 2 + 500 * 4, within: 1e-6))
  }

  @Test(arguments: [0, 0.2, 0.5, 0.8, 1.0])
  func `A collision keeps the momentum, and returns the share of the velocity that elasticity demands`(
    elasticity: Double
  ) {
    var (left, right) = (Self.box(1, at: (0, 0)), Self.box(2, at: (200, 0), size: (50, 50)))
    left.velocity.x = 300
    right.velocity.x = -100
    (left.material.elasticity, right.material.elasticity) = (elasticity, elasticity)
    var world = Self.world([left, right])
    let (momentum, energy) = (Self.momentum(of: world), Self.energy(of: world, floorAt: 0))
    for _ in 0..<120 { world.advance() }
    #expect(isClose(Self.momentum(of: world).x, momentum.x, within: 1e-6))
    #expect(isClose(Self.momentum(of: world).y, 0, within: 1e-6))
    #expect(isClose(world.bodies[1].velocity.x - world.bodies[0].velocity.x, 400 * elasticity, within: 1e-6))
    #expect(Self.energy(of: world, floorAt: 0) <= energy + 1e-6)
    if elasticity == 1 { #expect(isClose(Self.energy(of: world, floorAt: 0), energy, within: 1e-3)) }
  }

  @Test func `A body that hits another one off its center makes both rotate, and keeps the angular momentum`() {
    var (left, right) = (Self.box(1, at: (0, 0)), Self.box(2, at: (150, 70)))
    left.velocity.x = 400
    (left.material.friction, right.material.friction) = (0.5, 0.5)
    var world = Self.world([left, right])
    func angularMomentum() -> Double {
      world.bodies.reduce(0) {
        $0 + $1.position.cross($1.velocity) * $1.mass + $1.angularVelocity / $1.inverseInertia
      }
    }
    let before = angularMomentum()
    for _ in 0..<120 { world.advance() }
    #expect(abs(world.bodies[0].angularVelocity) > 0.1)
    #expect(abs(world.bodies[1].angularVelocity) > 0.1)
    // Corrections of positions move bodies without changing their velocities.
    #expect(isClose(angularMomentum(), before, within: abs(before) * 0.03 + 200))
  }

  @Test func `Energy never increases when bodies of any shape fall on each other`() {
    var bodies = [
      Self.box(1, at: (0, 400)), Self.box(2, at: (40, 250), size: (60, 60)),
      Self.box(3, at: (-20, 120), size: (30, 90)),
    ]
    var disk = RigidBody(id: 4, form: RigidForm([.disk(center: .zero, radius: 30)]))
    disk.position = RigidVector(x: 15, y: 20)
    bodies.append(disk)
    for index in bodies.indices { bodies[index].acceleration = Self.gravity }
    var world = Self.world(bodies, floorAt: 600)
    var energy = Self.energy(of: world, floorAt: 600)
    let initial = energy
    for _ in 0..<600 {
      world.advance()
      let now = Self.energy(of: world, floorAt: 600)
      #expect(now <= energy + initial * 0.01)
      energy = min(energy, now)
    }
    #expect(energy < initial / 2)
  }

  @Test func `An elastic body returns to its height`() {
    var body = RigidBody(id: 1, form: RigidForm([.disk(center: .zero, radius: 25)]))
    body.acceleration = Self.gravity
    body.material.elasticity = 1
    var world = Self.world([body], floorAt: 325)
    var top = 300.0
    for step in 0..<1200 {
      world.advance()
      if step > 1000 { top = min(top, world.bodies[0].position.y) }
    }
    #expect(isClose(top, 0, within: 15))
  }

  @Test func `A stack of boxes stands, comes to rest, and stays where it is`() {
    var bodies = (0..<6).map { Self.box($0 + 1, at: (0, 550 - Double($0) * 101)) }
    for index in bodies.indices { bodies[index].acceleration = Self.gravity }
    var world = Self.world(bodies, floorAt: 600)
    var steps = 0
    while !world.isAtRest && steps < 1200 {
      world.advance()
      steps += 1
    }
    #expect(world.isAtRest)
    for (index, body) in world.bodies.enumerated() {
      #expect(isClose(body.position.y, 550 - Double(index) * 100, within: 1))
      #expect(isClose(body.position.x, 0, within: 0.5))
      #expect(isClose(body.angle, 0, within: 0.01))
      #expect(body.velocity == .zero)
    }
  }

  @Test func `Equal worlds remain equal`() {
    func run() -> RigidWorld {
      var bodies = (0..<5).map { Self.box($0 + 1, at: (Double($0) * 17, 500 - Double($0) * 120)) }
      for index in bodies.indices { bodies[index].acceleration = Self.gravity }
      var world = Self.world(bodies, floorAt: 600)
      for _ in 0..<300 { world.advance() }
      return world
    }
    #expect(run() == run())
  }

  @Test func `A fast body does not pass through a boundary`() {
    var body = Self.box(1, at: (0, 0), size: (20, 20))
    body.velocity.y = 12_000
    var world = Self.world([body], floorAt: 300)
    for _ in 0..<60 { world.advance() }
    #expect(world.bodies[0].position.y < 300)
  }

  @Test func `A touch begins once, and ends when the bodies are apart`() {
    var body = Self.box(1, at: (0, 0))
    body.acceleration = Self.gravity
    body.material.elasticity = 0
    var world = Self.world([body], floorAt: 100)
    for _ in 0..<240 { world.advance() }
    let began = world.takeEvents()
    #expect(began.map(\.touch) == [RigidTouch(collisions: 0, first: nil, second: 1, boundary: 1)])
    #expect(began.first?.began.map { isClose($0.y, 100, within: 10) } == true)
    world.bodies[0].velocity.y = -300
    world.wake()
    for _ in 0..<10 { world.advance() }
    #expect(world.takeEvents().map(\.began) == [nil])
  }
}
