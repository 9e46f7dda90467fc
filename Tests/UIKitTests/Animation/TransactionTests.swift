import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct TransactionTests {
  let clock = ManualClock()
  let view = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

  @Test func `A completion block waits for the animations added after it`() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("group") }
    UIView.animate(
      withDuration: 1, animations: { [view] in view.alpha = 0 }, completion: { _ in log.append("view") })
    CATransaction.commit()
    clock.advance(by: 0.5)
    #expect(log.isEmpty)
    clock.advance(by: 0.5)
    #expect(log == ["view", "group"])
  }

  @Test func `Animations added before the block are not waited for`() {
    var isDone = false
    CATransaction.begin()
    UIView.animate(withDuration: 1) { [view] in view.alpha = 0 }
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()
    #expect(isDone)
    view.layer.removeAllAnimations()
  }

  @Test func `Without animations the block runs when the group is committed`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone && CATransaction.completionBlock() != nil)
    CATransaction.commit()
    #expect(isDone)
  }

  @Test func `A block that replaces another one does not stop it`() {
    var log: [Int] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append(1) }
    CATransaction.setCompletionBlock { log.append(2) }
    #expect(log == [1])
    CATransaction.commit()
    #expect(log == [1, 2])
  }

  @Test func `Removed animations are over, too`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    UIView.animate(withDuration: 1) { [view] in view.alpha = 0 }
    CATransaction.commit()
    view.layer.removeAllAnimations()
    #expect(isDone)
  }

  @Test func `Outside of groups the block waits for the end of the update cycle`() {
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    clock.endTurn()
    #expect(isDone)
  }

  @Test func `A group without actions does not animate, and ends with the group`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.animate(withDuration: 1) { [view] in view.alpha = 0 }
    CATransaction.commit()
    #expect(view.layer.animationKeys() == nil)
    #expect(!CATransaction.disableActions())
  }

  @Test func `Groups inherit options and keep their own`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `Media time is the runtime's`() {
    #expect(CACurrentMediaTime() == clock.now)
  }
}
