import Testing
import UIKit

/// Attachments of items to anchors and to each other.
@MainActor
struct AttachmentBehaviorTests {
  @Test(.rule("R930"))
  func `The length of an attachment is the initial distance, and remains`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box(CGRect(x: 200, y: 100, width: 40, height: 40))
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 120, y: 120))
    #expect(attachment.length == 100)
    #expect(attachment.attachedBehaviorType == .anchor)
    #expect(attachment.frequency == 0)
    #expect(attachment.damping == 0)
    #expect(attachment.attachmentRange.isInfinite)
    bench.animator.addBehavior(attachment)
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    for _ in 0..<10 {
      await bench.stage.advance(by: 0.1)
      #expect(abs(hypot(box.center.x - 120, box.center.y - 120) - 100) < 3)
    }
    #expect(box.center.y > 125 || box.center.x < 219)
  }

  @Test(.rule("R931"))
  func `An item follows its anchor`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box(CGRect(x: 100, y: 100, width: 40, height: 40))
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    bench.animator.addBehavior(attachment)
    attachment.anchorPoint = CGPoint(x: 200, y: 300)
    await bench.stage.advance(by: 2)
    #expect(abs(box.center.x - 200) < 3)
    #expect(abs(box.center.y - 300) < 3)
  }

  @Test(.rule("R932"))
  func `An attachment with a frequency is a spring`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box(CGRect(x: 100, y: 200, width: 100, height: 100))
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
    (attachment.frequency, attachment.damping) = (1, 1)
    attachment.length = 100
    bench.animator.addBehavior(attachment)
    await bench.stage.advance(by: 0.1)
    #expect(box.center.y > 160)
    await bench.rest()
    #expect(abs(box.center.y - 150) < 3)
  }

  @Test(.rule("R933"))
  func `Two attached items move together`() async throws {
    let bench = try await DynamicsStage()
    let first = bench.box(CGRect(x: 50, y: 50, width: 40, height: 40))
    let second = bench.box(CGRect(x: 150, y: 50, width: 40, height: 40))
    let attachment = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(attachment.attachedBehaviorType == .items)
    #expect(attachment.items.map { $0 as? UIView } == [first, second])
    bench.animator.addBehavior(attachment)
    let item = UIDynamicItemBehavior(items: [first])
    item.addLinearVelocity(CGPoint(x: -100, y: 0), for: first)
    bench.animator.addBehavior(item)
    await bench.stage.advance(by: 0.5)
    #expect(second.center.x < 160)
    #expect(abs(second.center.x - first.center.x - 100) < 3)
  }

  @Test(.rule("R934"))
  func `A sliding attachment moves along its axis within its range`() async throws {
    let bench = try await DynamicsStage()
    let box = bench.box(CGRect(x: 100, y: 100, width: 40, height: 40))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 0, dy: 2))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 150)
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    bench.animator.addBehavior(slide)
    bench.animator.addBehavior(gravity)
    await bench.rest()
    #expect(abs(box.center.x - 120) < 2)
    #expect(abs(box.center.y - 270) < 3)
  }

  @Test(.rule("R935"))
  func `A limit attachment allows items to be nearer than its length`() async throws {
    let bench = try await DynamicsStage()
    let post = bench.box(CGRect(x: 100, y: 0, width: 40, height: 40))
    let box = bench.box(CGRect(x: 100, y: 200, width: 40, height: 40))
    let limit = UIAttachmentBehavior.limitAttachment(
      with: box, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)
    #expect(limit.length == 200)
    let anchored = UIDynamicItemBehavior(items: [post])
    anchored.isAnchored = true
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 0, y: -300), for: box)
    for behavior in [limit, anchored, item, UIGravityBehavior(items: [box])] { bench.animator.addBehavior(behavior) }
    await bench.stage.advance(by: 0.2)
    #expect(box.center.y < 215)
    await bench.rest()
    #expect(abs(box.center.y - 220) < 3)
  }

  @Test(.rule("R936"))
  func `A fixed attachment joins items, and a pin allows them to rotate in its range`() async throws {
    let bench = try await DynamicsStage()
    let post = bench.box(CGRect(x: 100, y: 100, width: 40, height: 40))
    let arm = bench.box(CGRect(x: 140, y: 110, width: 100, height: 20))
    let anchored = UIDynamicItemBehavior(items: [post])
    anchored.isAnchored = true
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: arm, attachedTo: post, attachmentAnchor: CGPoint(x: 140, y: 120))
    for behavior in [anchored, fixed, UIGravityBehavior(items: [arm])] { bench.animator.addBehavior(behavior) }
    await bench.stage.advance(by: 1)
    #expect(abs(arm.center.y - 120) < 4)
    bench.animator.removeBehavior(fixed)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: arm, attachedTo: post, attachmentAnchor: CGPoint(x: 140, y: 120))
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    bench.animator.addBehavior(pin)
    await bench.rest()
    let angle = atan2(arm.transform.b, arm.transform.a)
    #expect(abs(angle - 0.5) < 0.1)
    #expect(abs(hypot(arm.center.x - 140, arm.center.y - 120) - 50) < 4)
  }
}
