import Testing

@testable import UIKit

/// The joints of a world of rigid bodies.
struct RigidJointTests {
  private static func world(
    _ bodies: [RigidBody], _ kind: RigidJoint.Kind, first: RigidVector, second: RigidVector = .zero
  ) -> RigidWorld {
    var world = RigidWorld()
    world.bodies = bodies
    world.joints = [
      RigidJoint(
        id: 0, first: bodies.count > 1 ? 1 : nil, second: 0, firstAnchor: first, secondAnchor: second, kind: kind)
    ]
    return world
  }

  private static func falling(at position: (Double, Double)) -> RigidBody {
    var body = RigidWorldTests.box(1, at: position)
    body.acceleration = RigidWorldTests.gravity
    return body
  }

  @Test func `A pendulum keeps its length`() {
    var world = Self.world([Self.falling(at: (200, 0))], .distance(200, nil), first: .zero)
    for _ in 0..<600 {
      world.advance()
      #expect(isClose(world.bodies[0].position.length, 200, within: 2))
    }
  }

  @Test(arguments: [1.0, 2, 4])
  func `A spring oscillates as often as its frequency demands`(frequency: Double) {
    var world = Self.world(
      [RigidWorldTests.box(1, at: (150, 0))], .distance(100, RigidSpring(frequency: frequency, damping: 0)),
      first: .zero)
    var crossings = 0
    for _ in 0..<240 {
      let before = world.bodies[0].position.x - 100
      world.advance()
      if (before > 0) != (world.bodies[0].position.x - 100 > 0) { crossings += 1 }
    }
    #expect(abs(crossings - Int(frequency * 4)) <= 1)
  }

  @Test func `A spring with critical damping does not oscillate`() {
    var world = Self.world(
      [RigidWorldTests.box(1, at: (150, 0))], .distance(100, RigidSpring(frequency: 2, damping: 1)), first: .zero)
    for _ in 0..<360 {
      world.advance()
      #expect(world.bodies[0].position.x > 99.5)
    }
    #expect(isClose(world.bodies[0].position.x, 100, within: 0.5))
  }

  @Test func `A rope allows less than its length, and no more`() {
    var world = Self.world([Self.falling(at: (0, 50))], .limit(200), first: .zero)
    for step in 0..<600 {
      world.advance()
      #expect(world.bodies[0].position.length < 202)
      if step == 10 { #expect(world.bodies[0].position.length < 60) }
    }
    #expect(isClose(world.bodies[0].position.y, 200, within: 1))
  }

  @Test func `A pin keeps the anchors together, and the rotation in its range`() {
    var world = Self.world(
      [Self.falling(at: (50, 0))], .pin(range: -0.5...0.5, friction: 0), first: .zero,
      second: RigidVector(x: -50, y: 0))
    for _ in 0..<600 {
      world.advance()
      #expect(world.bodies[0].place(RigidVector(x: -50, y: 0)).length < 2)
      #expect(abs(world.bodies[0].angle) < 0.55)
    }
    #expect(isClose(world.bodies[0].angle, 0.5, within: 0.05))
  }

  @Test func `A slide moves along its axis within its range, and does not rotate`() {
    var world = Self.world(
      [Self.falling(at: (0, 0))], .slide(axis: RigidVector(x: 0.6, y: 0.8), range: -100...100), first: .zero)
    for _ in 0..<360 {
      world.advance()
      #expect(abs(world.bodies[0].position.cross(RigidVector(x: 0.6, y: 0.8))) < 1)
      #expect(world.bodies[0].position.length < 102)
    }
    #expect(isClose(world.bodies[0].position.length, 100, within: 1))
    #expect(isClose(world.bodies[0].angle, 0, within: 0.01))
  }

  @Test func `A fixed joint makes two bodies one`() {
    var (body, other) = (RigidWorldTests.box(1, at: (100, 0)), RigidWorldTests.box(2, at: (0, 0)))
    body.velocity = RigidVector(x: 0, y: 200)
    other.velocity = .zero
    var world = Self.world(
      [body, other], .fixed, first: RigidVector(x: 50, y: 0), second: RigidVector(x: -50, y: 0))
    for _ in 0..<240 { world.advance() }
    #expect(isClose(world.bodies[0].angle, Double(world.bodies[1].angle), within: 0.01))
    #expect(isClose((world.bodies[0].position - world.bodies[1].position).length, 100, within: 1))
    #expect(isClose(world.bodies[0].velocity.y + world.bodies[1].velocity.y, 200, within: 1e-6))
  }

  @Test(arguments: [0.0, 0.5, 1])
  func `A snap moves the body to its place and rights it`(damping: Double) {
    var body = RigidWorldTests.box(1, at: (0, 0))
    body.angle = 1
    var world = Self.world(
      [body], .snap(RigidSpring(frequency: 2.5, damping: 0.2 + 0.8 * damping)), first: RigidVector(x: 200, y: 100))
    var steps = 0
    while !world.isAtRest && steps < 1200 {
      world.advance()
      steps += 1
    }
    #expect(world.isAtRest)
    #expect(isClose(world.bodies[0].position.x, 200, within: 0.5))
    #expect(isClose(world.bodies[0].position.y, 100, within: 0.5))
    #expect(isClose(world.bodies[0].angle, 0, within: 0.02))
  }
}
