import Testing
import UIKit

/// Gravity, pushes, and the physical properties of items.
@MainActor
struct DynamicForceTests {
  @Test(.rule("R910"))
  func `Gravity points down with a magnitude of one, which is 1,000 points per second squared`() async throws {
    let bench = try await DynamicsStage()
    let (small, large) = (bench.box(CGRect(x: 0, y: 0, width: 20, height: 20)), bench.box())
    let gravity = UIGravityBehavior(items: [small, large])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 1e-6)
    let item = UIDynamicItemBehavior(items: [small, large])
    bench.animator.addBehavior(gravity)
    bench.animator.addBehavior(item)
    await bench.stage.advance(by: 0.5)
    let time = bench.animator.elapsedTime
    #expect(abs(item.linearVelocity(for: small).y - 1000 * time) < 30)
    #expect(item.linearVelocity(for: small) == item.linearVelocity(for: large))
  }

  @Test(.rule("R911"))
  func `Angle, magnitude and components of a vector agree`() {
    let gravity = UIGravityBehavior(items: [])
    gravity.setAngle(0, magnitude: 2)
    #expect(abs(gravity.gravityDirection.dx - 2) < 1e-6)
    #expect(abs(gravity.gravityDirection.dy) < 1e-6)
    let push = UIPushBehavior(items: [], mode: .continuous)
    #expect(push.magnitude == 0)
    #expect(push.active)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(abs(push.magnitude - 5) < 1e-6)
    let other = UIPushBehavior(items: [], mode: .instantaneous)
    other.angle = .pi / 2
    other.magnitude = 3
    #expect(abs(other.pushDirection.dy - 3) < 1e-6)
    push.magnitude = 10
    #expect(abs(push.pushDirection.dx - 6) < 1e-6)
    #expect(abs(push.pushDirection.dy - 8) < 1e-6)
  }

  @Test(.rule("R912"))
  func `A continuous push of one accelerates a view of 100 by 100 points by 100 points per second squared`()
    async throws
  {
    let bench = try await DynamicsStage()
    let box = bench.box()
    let heavy = bench.box(CGRect(x: 0, y: 200, width: 100, height: 100))
    let push = UIPushBehavior(items: [box, heavy], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let (item, density) = (UIDynamicItemBehavior(items: [box]), UIDynamicItemBehavior(items: [heavy]))
    density.density = 2
    for behavior in [push, item, density] { bench.animator.addBehavior(behavior) }
    await bench.stage.advance(by: 0.5)
    let time = bench.animator.elapsedTime
    #expect(abs(item.linearVelocity(for: box).x - 100 * time) < 5)
    #expect(abs(density.linearVelocity(for: heavy).x - 50 * time) < 5)
    #expect(push.active)
  }

  @Test(.rule("R913"))
  func `An instantaneous push acts once, and then is inactive`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box()
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    let item = UIDynamicItemBehavior(items: [box])
    bench.animator.addBehavior(push)
    bench.animator.addBehavior(item)
    await bench.stage.advance(by: 0.2)
    let velocity = item.linearVelocity(for: box).y
    #expect(velocity > 50)
    #expect(!push.active)
    await bench.stage.advance(by: 0.2)
    #expect(item.linearVelocity(for: box).y <= velocity)
    push.active = true
    await bench.stage.advance(by: 0.2)
    #expect(item.linearVelocity(for: box).y > velocity * 1.5)
  }

  @Test(.rule("R914"))
  func `A push beside the center rotates an item that allows rotation`() async throws {
    let bench = try await DynamicsStage()
    let (free, upright) = (bench.box(), bench.box(CGRect(x: 100, y: 300, width: 100, height: 100)))
    let push = UIPushBehavior(items: [free, upright], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    for item in [free, upright] { push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -40), for: item) }
    #expect(push.targetOffsetFromCenter(for: free).vertical == -40)
    let item = UIDynamicItemBehavior(items: [upright])
    item.allowsRotation = false
    bench.animator.addBehavior(item)
    bench.animator.addBehavior(push)
    await bench.stage.advance(by: 0.3)
    #expect(atan2(free.transform.b, free.transform.a) > 0.05)
    #expect(upright.transform.isIdentity)
  }

  @Test(.rule("R915"))
  func `An item behavior has the documented defaults`() {
    let item = UIDynamicItemBehavior(items: [])
    #expect(item.density == 1)
    #expect(item.resistance == 0)
    #expect(item.angularResistance == 0)
    #expect(item.allowsRotation)
    #expect(!item.isAnchored)
    #expect(UISnapBehavior(item: UIView(), snapTo: .zero).damping == 0.5)
  }

  @Test(.rule("R916"))
  func `Velocities are added, even before the animator has the behavior`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box()
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 40, y: 30), for: box)
    item.addLinearVelocity(CGPoint(x: 10, y: 0), for: box)
    item.addAngularVelocity(1, for: box)
    bench.animator.addBehavior(item)
    await bench.stage.advance(by: 0.5)
    let velocity = item.linearVelocity(for: box)
    #expect(abs(velocity.x - 50) < 5)
    #expect(abs(velocity.y - 30) < 5)
    #expect(abs(item.angularVelocity(for: box) - 1) < 0.1)
    #expect(box.center.x > 160)
  }

  @Test(.rule("R1892"), arguments: [0.0, -CGFloat.pi / 2])
  func `An item that a push presses against a boundary comes to rest`(angle: CGFloat) async throws {
    let bench = try await DynamicsStage()
    let menu = bench.box(CGRect(x: 0, y: 0, width: 393, height: 852))
    menu.transform = CGAffineTransform(rotationAngle: angle)
    let corner = UIOffset(horizontal: -196.5 + 20, vertical: -426 + 60)
    bench.animator.addBehavior(
      UIAttachmentBehavior(item: menu, offsetFromCenter: corner, attachedToAnchor: CGPoint(x: 20, y: 60)))
    let collision = UICollisionBehavior(items: [menu])
    collision.addBoundary(
      withIdentifier: "end" as NSString, from: CGPoint(x: -1, y: 851), to: CGPoint(x: -1, y: 852))
    bench.animator.addBehavior(collision)
    let push = UIPushBehavior(items: [menu], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 904)
    bench.animator.addBehavior(push)
    await bench.stage.advance(by: 12)
    #expect(!bench.animator.isRunning)
  }

  @Test(.rule("R917"))
  func `Resistance slows an item down`() async throws {
    let bench = try await DynamicsStage()
    let (free, slow) = (bench.box(), bench.box(CGRect(x: 100, y: 300, width: 100, height: 100)))
    let (item, resisting) = (UIDynamicItemBehavior(items: [free]), UIDynamicItemBehavior(items: [slow]))
    (resisting.resistance, resisting.angularResistance) = (4, 4)
    for (behavior, box) in [(item, free), (resisting, slow)] {
      behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
      behavior.addAngularVelocity(2, for: box)
      bench.animator.addBehavior(behavior)
    }
    await bench.stage.advance(by: 0.5)
    #expect(resisting.linearVelocity(for: slow).x < item.linearVelocity(for: free).x / 2)
    #expect(resisting.angularVelocity(for: slow) < item.angularVelocity(for: free) / 2)
  }
}
