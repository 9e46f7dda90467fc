import Testing
import UIKit

/// Collisions with boundaries and between items.
@MainActor
struct CollisionBehaviorTests {
  private static let floor = NSString(string: "floor")

  @Test(.rule("R920"))
  func `An item stays within the bounds of the reference view, reduced by insets`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box()
    let collision = UICollisionBehavior(items: [box])
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    #expect(collision.collisionMode == .everything)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    bench.animator.addBehavior(collision)
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    await bench.rest()
    #expect(abs(box.frame.maxY - 550) < 1)
  }

  @Test(.rule("R921"))
  func `Boundaries have identifiers`() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.boundaryIdentifiers == nil || collision.boundaryIdentifiers?.isEmpty == true)
    collision.addBoundary(withIdentifier: Self.floor, from: CGPoint(x: 0, y: 10), to: CGPoint(x: 50, y: 10))
    collision.addBoundary(
      withIdentifier: NSNumber(value: 2), for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30)))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: NSString(string: "floor"))?.bounds.width == 50)
    collision.removeBoundary(withIdentifier: Self.floor)
    #expect(collision.boundary(withIdentifier: Self.floor) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundary(withIdentifier: NSNumber(value: 2)) == nil)
  }

  @Test(.rule("R922"))
  func `The delegate receives the begin and the end of contact with a boundary`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box(CGRect(x: 100, y: 200, width: 100, height: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(withIdentifier: Self.floor, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = bench
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = 0
    let gravity = UIGravityBehavior(items: [box])
    for behavior in [collision, gravity, item] { bench.animator.addBehavior(behavior) }
    await bench.rest()
    #expect(abs(box.frame.maxY - 400) < 1)
    #expect(bench.log.take().first == "began floor")
    gravity.setAngle(-.pi / 2, magnitude: 1)
    await bench.rest()
    #expect(bench.log.take() == ["ended floor", "began bounds"])
    #expect(abs(box.frame.minY) < 1)
  }

  @Test(.rule("R923"), arguments: [true, false])
  func `The mode determines what items collide with`(collidesItems: Bool) async throws {
    let bench = try await DynamicsStage()
    let left = bench.box(CGRect(x: 0, y: 100, width: 60, height: 60))
    let right = bench.box(CGRect(x: 200, y: 100, width: 60, height: 60))
    let collision = UICollisionBehavior(items: [left, right])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = collidesItems ? .items : .boundaries
    collision.collisionDelegate = bench
    let item = UIDynamicItemBehavior(items: [left, right])
    item.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    bench.animator.addBehavior(collision)
    bench.animator.addBehavior(item)
    await bench.stage.advance(by: 1.5)
    let log = bench.log.take()
    #expect(log.contains("began items") == collidesItems)
    #expect(log.contains("began bounds") == !collidesItems)
    #expect((right.center.x > 240) == collidesItems)
  }

  @Test(.rule("R924"))
  func `Elasticity determines the velocity after a collision`() async throws {
    let bench = try await DynamicsStage()
    let (hard, soft) = (bench.box(CGRect(x: 0, y: 0, width: 50, height: 50)), bench.box())
    let collision = UICollisionBehavior(items: [hard, soft])
    collision.translatesReferenceBoundsIntoBoundary = true
    let (elastic, inelastic) = (UIDynamicItemBehavior(items: [hard]), UIDynamicItemBehavior(items: [soft]))
    (elastic.elasticity, inelastic.elasticity) = (0.9, 0)
    let gravity = UIGravityBehavior(items: [hard, soft])
    for behavior in [collision, gravity, elastic, inelastic] { bench.animator.addBehavior(behavior) }
    await bench.stage.advance(by: 1.5)
    #expect(hard.frame.maxY < 500)
    #expect(abs(soft.frame.maxY - 600) < 2)
  }

  @Test(.rule("R925"))
  func `An anchored item collides, and does not move`() async throws {
    let bench = try await DynamicsStage()
    let (box, shelf) = (bench.box(), bench.box(CGRect(x: 50, y: 400, width: 200, height: 20)))
    let anchored = UIDynamicItemBehavior(items: [shelf])
    anchored.isAnchored = true
    for behavior in [anchored, UICollisionBehavior(items: [box, shelf]), UIGravityBehavior(items: [box, shelf])] {
      bench.animator.addBehavior(behavior)
    }
    await bench.rest()
    #expect(shelf.frame == CGRect(x: 50, y: 400, width: 200, height: 20))
    #expect(abs(box.frame.maxY - 400) < 1)
  }

  @Test(.rule("R926"))
  func `An elliptical item rolls, and a path determines the outline`() async throws {
    final class Shaped: UIView {
      var shape = UIDynamicItemCollisionBoundsType.ellipse
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { shape }
      override var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -25, y: -10, width: 50, height: 20))
      }
    }
    #expect(UIView().collisionBoundsType == .rectangle)
    let bench = try await DynamicsStage()
    let (ball, flat) = (Shaped(), Shaped())
    ball.frame = CGRect(x: 20, y: 550, width: 50, height: 50)
    flat.frame = CGRect(x: 200, y: 500, width: 50, height: 50)
    flat.shape = .path
    for view in [ball, flat] { bench.reference.addSubview(view) }
    let collision = UICollisionBehavior(items: [ball, flat])
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: [ball])
    item.friction = 1
    item.addLinearVelocity(CGPoint(x: 60, y: 0), for: ball)
    for behavior in [collision, item, UIGravityBehavior(items: [ball, flat])] { bench.animator.addBehavior(behavior) }
    await bench.stage.advance(by: 1)
    #expect(ball.transform.b > 0.1 || ball.transform.a < 0.9)
    #expect(abs(flat.center.y - 590) < 1)
  }
}
