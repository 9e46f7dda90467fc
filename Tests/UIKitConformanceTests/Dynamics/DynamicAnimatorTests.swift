import Testing
import UIKit

/// `UIDynamicAnimator` and the behaviors that it runs.
@MainActor
struct DynamicAnimatorTests {
  @Test(.rule("R900"))
  func `An animator runs from the first behavior until its items are at rest, and reports both`() async throws {
    let bench = try await DynamicsStage(delegate: true)
    let box = bench.box()
    #expect(!bench.animator.isRunning)
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    bench.animator.addBehavior(collision)
    await bench.stage.advance(by: 0.1)
    #expect(bench.animator.isRunning)
    await bench.rest()
    #expect(!bench.animator.isRunning)
    #expect(bench.log.take() == ["resume", "pause"])
    #expect(abs(box.frame.maxY - 600) < 1)
    #expect(bench.animator.elapsedTime > 0.5)
  }

  @Test(.rule("R901"))
  func `A change of a behavior resumes a paused animator`() async throws {
    let bench = try await DynamicsStage(delegate: true)
    let box = bench.box()
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 300))
    bench.animator.addBehavior(snap)
    await bench.rest()
    #expect(bench.log.take() == ["resume", "pause"])
    snap.snapPoint = CGPoint(x: 100, y: 200)
    await bench.rest()
    #expect(bench.log.take() == ["resume", "pause"])
    #expect(abs(box.center.y - 200) < 1)
  }

  @Test(.rule("R902"))
  func `An animator reads an item that the app moves only when the app reports the change`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box()
    bench.animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 300)))
    await bench.rest()
    box.center = CGPoint(x: 60, y: 60)
    bench.animator.updateItem(usingCurrentState: box)
    #expect(bench.animator.isRunning)
    await bench.stage.advance(by: 0.05)
    #expect(box.center.y < 250)
    await bench.rest()
    #expect(abs(box.center.y - 300) < 1)
  }

  @Test(.rule("R903"))
  func `An animator returns the items in a rectangle`() async throws {
    let bench = try await DynamicsStage()
    let high = bench.box(CGRect(x: 0, y: 0, width: 50, height: 50))
    let low = bench.box(CGRect(x: 0, y: 500, width: 50, height: 50))
    _ = bench.box(CGRect(x: 0, y: 40, width: 50, height: 50))
    bench.animator.addBehavior(UIDynamicItemBehavior(items: [high, low]))
    let items = bench.animator.items(in: CGRect(x: 10, y: 20, width: 10, height: 60))
    #expect(items.map { $0 as? UIView } == [high])
    #expect(bench.animator.items(in: CGRect(x: 100, y: 0, width: 10, height: 600)).isEmpty)
  }

  @Test(.rule("R904"))
  func `A behavior and its children receive the animator before they belong to it`() async throws {
    final class Observed: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }
    let bench = try await DynamicsStage()
    let (parent, child) = (Observed(), Observed())
    parent.addChildBehavior(child)
    #expect(parent.childBehaviors == [child])
    #expect(child.moves.isEmpty)
    bench.animator.addBehavior(parent)
    #expect(bench.animator.behaviors == [parent])
    #expect(child.dynamicAnimator === bench.animator)
    bench.animator.removeBehavior(parent)
    #expect(parent.moves == [true, false])
    #expect(child.moves == [true, false])
    #expect(parent.dynamicAnimator == nil)
    #expect(bench.animator.behaviors == [])
  }

  @Test(.rule("R905"))
  func `The children of a behavior apply, and their actions are performed while the animator runs`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box()
    let fall = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [box])
    fall.addChildBehavior(gravity)
    var frames = 0
    gravity.action = { frames += 1 }
    bench.animator.addBehavior(fall)
    await bench.stage.advance(by: 0.5)
    #expect(frames > 5)
    #expect(box.center.y > 100)
    fall.removeChildBehavior(gravity)
    let (seen, center) = (frames, box.center)
    await bench.stage.advance(by: 0.5)
    #expect(frames == seen)
    #expect(box.center == center)
  }

  @Test(.rule("R906"))
  func `A group moves its items as one`() async throws {
    let bench = try await DynamicsStage()
    let left = bench.box(CGRect(x: 50, y: 0, width: 50, height: 50))
    let right = bench.box(CGRect(x: 150, y: 0, width: 50, height: 100))
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.bounds.size == CGSize(width: 150, height: 100))
    #expect(group.center == CGPoint(x: 125, y: 50))
    bench.animator.addBehavior(UISnapBehavior(item: group, snapTo: CGPoint(x: 150, y: 300)))
    await bench.rest()
    #expect(abs(right.center.x - left.center.x - 100) < 1)
    #expect(abs(right.center.y - left.center.y - 25) < 1)
    #expect(left.center.y > 200)
  }
}
