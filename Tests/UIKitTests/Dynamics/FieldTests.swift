import Simulator
import Testing

@testable import UIKit

/// The formulas of fields, which are this runtime's own.
@MainActor
struct FieldTests {
  private final class Ring: UIRegion {}

  /// Returns the velocity of a body of mass 1 after one step in a field of strength 1.
  private func velocity(
    in kind: RigidField.Kind, at position: RigidVector, moving velocity: RigidVector = .zero, falloff: Double = 0
  ) -> RigidVector {
    var body = RigidBody(id: 0, form: RigidForm(of: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))))
    (body.position, body.velocity, body.material.charge) = (position, velocity, 1)
    var field = RigidField(kind)
    field.falloff = falloff
    field.accelerate(&body, for: 0.001, at: 0)
    return body.velocity
  }

  @Test func `At 100 points, all fields of strength 1 accelerate a mass of 1 by 1,000 points per second squared`() {
    let place = RigidVector(x: 100, y: 0)
    for falloff in [0.0, 1, 3] {
      #expect(abs(velocity(in: .radialGravity, at: place, falloff: falloff).x + 1) < 1e-9)
      #expect(abs(velocity(in: .spring, at: place, falloff: falloff).x + 1) < 1e-9)
      #expect(abs(velocity(in: .electric, at: place, falloff: falloff).x - 1) < 1e-9)
      #expect(abs(velocity(in: .vortex, at: place, falloff: falloff).y + 1) < 1e-9)
      #expect(abs(velocity(in: .linearGravity(RigidVector(x: 0, y: 1)), at: place, falloff: falloff).y - 1) < 1e-9)
    }
    let moving = RigidVector(x: 100, y: 0)
    #expect(abs(velocity(in: .drag, at: place, moving: moving).x - 99) < 0.02)
    #expect(abs(velocity(in: .magnetic, at: place, moving: moving).y + 1) < 0.02)
    #expect(abs(velocity(in: .radialGravity, at: RigidVector(x: 200, y: 0)).x + 2) < 1e-9)
    #expect(abs(velocity(in: .radialGravity, at: RigidVector(x: 200, y: 0), falloff: 3).x + 0.25) < 1e-9)
  }

  @Test func `Noise is continuous, bounded, and different everywhere`() {
    let noise = RigidNoise(seed: 1)
    var values: Set<Double> = []
    for step in 0..<400 {
      let (x, y) = (Double(step) * 0.173 - 20, Double(step) * 0.091)
      let value = noise.value(x, y, 0.5)
      #expect(abs(value) <= 1.1)
      #expect(abs(value - noise.value(x + 0.001, y, 0.5)) < 0.01)
      values.insert(value)
    }
    #expect(values.count > 390)
    #expect(values.max() ?? 0 > 0.4)
    #expect(values.min() ?? 0 < -0.4)
  }

  @Test func `An animated noise field keeps the animator running, and a constant one does not`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let box = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    root.view.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: root.view)
    let field = UIFieldBehavior.noiseField(smoothness: 1, animationSpeed: 0)
    field.strength = 0.000_01
    field.addItem(box)
    animator.addBehavior(field)
    await simulator.advance(by: .seconds(2))
    #expect(!animator.isRunning)
    field.animationSpeed = 1
    await simulator.advance(by: .seconds(2))
    #expect(animator.isRunning)
  }

  @Test func `A closure of a field can change behaviors and items`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let boxes = (0..<3).map { UIView(frame: CGRect(x: 100 * $0, y: 300, width: 50, height: 50)) }
    for box in boxes { root.view.addSubview(box) }
    let animator = UIDynamicAnimator(referenceView: root.view)
    let gravity = UIGravityBehavior(items: [boxes[0]])
    let field = UIFieldBehavior.field { field, position, _, _, _, _ in
      field.strength = 2
      if position.y > 340 { animator.removeBehavior(gravity) }
      return CGVector(dx: 0, dy: 1)
    }
    for box in boxes { field.addItem(box) }
    animator.addBehavior(gravity)
    animator.addBehavior(field)
    await simulator.advance(by: .seconds(1))
    #expect(animator.behaviors.count == 1)
    #expect(boxes[1].center.y > 330)
    #expect(boxes[1].center.y == boxes[2].center.y)
  }

  @Test func `Combining regions of a subclass creates regions of that subclass`() {
    #expect((Ring(radius: 10).byDifference(from: UIRegion(radius: 5)) as UIRegion) is Ring)
  }
}
