import Testing
import UIKit

/// The forces of fields.
@MainActor
struct FieldBehaviorTests {
  /// Adds a field for items to the animator of a stage, and returns a behavior that reads velocities.
  private func apply(_ field: UIFieldBehavior, to boxes: [UIView], in bench: DynamicsStage) -> UIDynamicItemBehavior {
    for box in boxes { field.addItem(box) }
    let item = UIDynamicItemBehavior(items: boxes)
    bench.animator.addBehavior(item)
    bench.animator.addBehavior(field)
    return item
  }

  @Test(.rule("R1060"))
  func `Linear gravity accelerates items in its direction, regardless of their mass`() async throws {
    let bench = try await DynamicsStage()
    let (small, large) = (bench.box(CGRect(x: 0, y: 0, width: 20, height: 20)), bench.box())
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    #expect(field.direction == CGVector(dx: 0, dy: 1))
    let item = apply(field, to: [small, large], in: bench)
    await bench.stage.advance(by: 0.2)
    #expect(item.linearVelocity(for: small).y > 10)
    #expect(item.linearVelocity(for: small) == item.linearVelocity(for: large))
    let before = item.linearVelocity(for: large)
    field.direction = CGVector(dx: 1, dy: 0)
    await bench.stage.advance(by: 0.2)
    #expect(item.linearVelocity(for: large).x > 10)
    #expect(abs(item.linearVelocity(for: large).y - before.y) < 1)
  }

  @Test(.rule("R1061"))
  func `Radial gravity attracts, and repels with a negative strength, and a vortex moves counterclockwise`()
    async throws
  {
    let bench = try await DynamicsStage()
    let boxes = (0..<3).map { _ in bench.box(CGRect(x: 190, y: 290, width: 20, height: 20)) }
    let center = CGPoint(x: 100, y: 300)
    let attraction = UIFieldBehavior.radialGravityField(position: center)
    #expect(attraction.position == center)
    let repulsion = UIFieldBehavior.radialGravityField(position: center)
    repulsion.strength = -1
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = center
    let items = zip([attraction, repulsion, vortex], boxes).map { apply($0, to: [$1], in: bench) }
    await bench.stage.advance(by: 0.1)
    #expect(items[0].linearVelocity(for: boxes[0]).x < -1)
    #expect(items[1].linearVelocity(for: boxes[1]).x > 1)
    #expect(items[2].linearVelocity(for: boxes[2]).y < -1)
    #expect(abs(items[0].linearVelocity(for: boxes[0]).y) < 0.01)
  }

  @Test(.rule("R1062"))
  func `A field acts on its items within its region`() async throws {
    let bench = try await DynamicsStage()
    let (inside, outside) = (bench.box(), bench.box(CGRect(x: 100, y: 400, width: 100, height: 100)))
    let other = bench.box(CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 150, y: 100)
    field.region = UIRegion(radius: 200)
    let item = apply(field, to: [inside, outside], in: bench)
    #expect(field.items.count == 2)
    await bench.stage.advance(by: 0.1)
    #expect(inside.center.x > 150)
    #expect(outside.center.x == 150)
    #expect(other.center.x == 50)
    field.removeItem(inside)
    #expect(field.items.count == 1)
    let velocity = item.linearVelocity(for: inside)
    await bench.stage.advance(by: 0.1)
    #expect(item.linearVelocity(for: inside) == velocity)
  }

  @Test(.rule("R1063"))
  func `The strength decreases beyond the minimum radius`() async throws {
    let bench = try await DynamicsStage()
    let boxes = [20, 60, 120, 240].map { bench.box(CGRect(x: CGFloat($0) - 5, y: 295, width: 10, height: 10)) }
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 0.1))
    field.position = CGPoint(x: 0, y: 300)
    field.minimumRadius = 60
    field.falloff = 1
    let item = apply(field, to: boxes, in: bench)
    await bench.stage.advance(by: 0.05)
    let speeds = boxes.map { item.linearVelocity(for: $0).y }
    #expect(abs(speeds[0] - speeds[1]) < speeds[1] * 0.02)
    #expect(abs(speeds[2] * 2 - speeds[1]) < speeds[1] * 0.02)
    #expect(abs(speeds[3] * 4 - speeds[1]) < speeds[1] * 0.02)
  }

  @Test(.rule("R1064"))
  func `Drag slows items down, and a velocity field overrides gravity`() async throws {
    let bench = try await DynamicsStage()
    let (slow, carried) = (bench.box(), bench.box(CGRect(x: 0, y: 300, width: 50, height: 50)))
    let dragged = apply(.dragField(), to: [slow], in: bench)
    dragged.addLinearVelocity(CGPoint(x: 200, y: 0), for: slow)
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 50, dy: 0))
    let moved = apply(field, to: [carried], in: bench)
    bench.animator.addBehavior(UIGravityBehavior(items: [carried]))
    await bench.stage.advance(by: 0.2)
    #expect(dragged.linearVelocity(for: slow).x < 190)
    #expect(dragged.linearVelocity(for: slow).x > 0)
    #expect(moved.linearVelocity(for: carried) == CGPoint(x: 50, y: 0))
    #expect(carried.center.y == 325)
  }

  @Test(.rule("R1065"))
  func `Items oscillate in a spring field, and heavy ones more slowly`() async throws {
    let bench = try await DynamicsStage()
    let frame = CGRect(x: 100, y: 250, width: 100, height: 100)
    let (light, heavy) = (bench.box(frame), bench.box(frame))
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 100, y: 300)
    _ = apply(field, to: [light, heavy], in: bench)
    let density = UIDynamicItemBehavior(items: [heavy])
    density.density = 4
    bench.animator.addBehavior(density)
    var crossings: [CGFloat] = [0, 0]
    var sides = [true, true]
    for step in 0..<60 {
      await bench.stage.advance(by: 0.05)
      for (index, box) in [light, heavy].enumerated() {
        let side = box.center.x > 100
        if side != sides[index], crossings[index] == 0 { crossings[index] = CGFloat(step + 1) }
        sides[index] = side
        #expect(abs(box.center.x - 100) < 60)
      }
    }
    #expect(crossings[0] > 0)
    #expect(crossings[1] > crossings[0] * 1.5)
  }

  @Test(.rule("R1066"))
  func `Charges determine the effect of electric and magnetic fields`() async throws {
    let bench = try await DynamicsStage()
    let boxes = (0..<4).map { _ in bench.box(CGRect(x: 190, y: 290, width: 20, height: 20)) }
    let (electric, magnetic) = (UIFieldBehavior.electricField(), UIFieldBehavior.magneticField())
    electric.position = CGPoint(x: 100, y: 300)
    magnetic.strength = 0.01
    for box in boxes.prefix(3) { electric.addItem(box) }
    magnetic.addItem(boxes[3])
    let items = zip(boxes, [1, -1, 0, 1] as [CGFloat]).map { box, charge in
      let item = UIDynamicItemBehavior(items: [box])
      item.charge = charge
      bench.animator.addBehavior(item)
      return item
    }
    items[3].addLinearVelocity(CGPoint(x: 100, y: 0), for: boxes[3])
    bench.animator.addBehavior(electric)
    bench.animator.addBehavior(magnetic)
    await bench.stage.advance(by: 0.05)
    #expect(items[0].linearVelocity(for: boxes[0]).x > 1)
    #expect(items[1].linearVelocity(for: boxes[1]).x < -1)
    #expect(items[2].linearVelocity(for: boxes[2]) == .zero)
    let turned = items[3].linearVelocity(for: boxes[3])
    #expect(turned.y < -1)
    #expect(abs(hypot(turned.x, turned.y) - 100) < 0.5)
  }

  @Test(.rule("R1067"))
  func `Noise acts on all items, and turbulence on those that move`() async throws {
    let bench = try await DynamicsStage()
    let frame = CGRect(x: 137, y: 281, width: 20, height: 20)
    let boxes = (0..<4).map { _ in bench.box(frame) }
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
    #expect(noise.smoothness == 0.5)
    #expect(turbulence.animationSpeed == 1)
    let noisy = apply(noise, to: [boxes[0], boxes[1]], in: bench)
    let dense = UIDynamicItemBehavior(items: [boxes[1]])
    dense.density = 3
    bench.animator.addBehavior(dense)
    let turbulent = apply(turbulence, to: [boxes[2], boxes[3]], in: bench)
    turbulent.addLinearVelocity(CGPoint(x: 100, y: 0), for: boxes[3])
    await bench.stage.advance(by: 0.2)
    #expect(noisy.linearVelocity(for: boxes[0]) != .zero)
    #expect(noisy.linearVelocity(for: boxes[0]) == noisy.linearVelocity(for: boxes[1]))
    #expect(turbulent.linearVelocity(for: boxes[2]) == .zero)
    #expect(turbulent.linearVelocity(for: boxes[3]).y != 0)
  }

  @Test(.rule("R1068"))
  func `A closure computes the force of a custom field`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box()
    var received: [CGFloat] = []
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, time in
      if received.isEmpty { received = [position.x, position.y, velocity.dx, mass, charge, time] }
      return CGVector(dx: field.strength, dy: 0)
    }
    let item = apply(field, to: [box], in: bench)
    item.charge = 2
    item.addLinearVelocity(CGPoint(x: 30, y: 0), for: box)
    await bench.stage.advance(by: 0.2)
    #expect(zip(received, [150, 50, 30]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(received[3] > 0)
    #expect(received[4] == 2)
    #expect(received[5] > 0)
    #expect(item.linearVelocity(for: box).x > 35)
  }

  @Test(.rule("R1069"))
  func `Fields have defaults, and zeros for what does not apply to them`() {
    let field = UIFieldBehavior.springField()
    #expect(field.position == .zero)
    #expect(field.strength == 1)
    #expect(field.falloff == 0)
    #expect(field.minimumRadius > 0)
    #expect(field.minimumRadius < 2)
    #expect(field.region.contains(CGPoint(x: 1e6, y: -1e6)))
    field.direction = CGVector(dx: 1, dy: 1)
    (field.smoothness, field.animationSpeed) = (1, 1)
    #expect(field.direction == .zero)
    #expect(field.smoothness == 0)
    #expect(field.animationSpeed == 0)
  }

  @Test(.rule("R1070"))
  func `Regions are centered on their origin, and combined as sets`() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
    let points = [CGPoint.zero, CGPoint(x: 0, y: 9), CGPoint(x: 19, y: 0), CGPoint(x: 30, y: 30)]
    func membership(_ region: UIRegion) -> [Bool] { points.map { region.contains($0) } }
    #expect(membership(.infinite) == [true, true, true, true])
    #expect(membership(circle) == [true, true, false, false])
    #expect(membership(square) == [true, false, true, false])
    #expect(membership(circle.byUnion(with: square)) == [true, true, true, false])
    #expect(membership(circle.byIntersection(with: square)) == [true, false, false, false])
    #expect(membership(circle.byDifference(from: square)) == [false, true, false, false])
    #expect(membership(circle.inverse()) == [false, false, true, true])
    #expect(membership(UIRegion.infinite.inverse()) == [false, false, false, false])
  }
}
