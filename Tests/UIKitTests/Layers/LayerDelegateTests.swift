import Testing

@testable import UIKit

/// The delegates of layers and animations.
@MainActor @Suite(.ownDevice)
struct LayerDelegateTests {
  let bench = LayerBench()
  private let delegate = Delegate()

  private final class Delegate: NSObject, CALayerDelegate, CAAnimationDelegate {
    var log: [String] = []
    var action: (any CAAction)?

    func layoutSublayers(of layer: CALayer) { log.append("layout") }
    func display(_ layer: CALayer) { log.append("display") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      log.append(event)
      return action
    }
    func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "name") ?? "")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Action: CAAction {
    var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
  }

  @Test func `A delegate lays out the layer, and provides its contents`() {
    bench.layer.delegate = delegate
    bench.layer.setNeedsLayout()
    bench.layer.setNeedsDisplay()
    #expect(bench.layer.needsDisplay())
    bench.clock.endTurn()
    #expect(delegate.take() == ["layout", "display"])
    #expect(!bench.layer.needsDisplay())
    bench.layer.needsDisplayOnBoundsChange = true
    CATransaction.setDisableActions(true)
    bench.layer.bounds.size.width = 10
    bench.clock.endTurn()
    #expect(delegate.take() == ["bounds", "layout", "display"])
  }

  @Test func `A layer does not retain its delegate`() {
    do {
      let delegate = Delegate()
      bench.layer.delegate = delegate
    }
    #expect(bench.layer.delegate == nil)
  }

  @Test func `The delegate's action for a change is run after the change`() {
    bench.layer.delegate = delegate
    let action = Action()
    delegate.action = action
    bench.layer.position.x = 200
    bench.layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(action.events == ["position", "position", "bounds"])
    #expect(bench.layer.animationKeys() == nil)
    delegate.action = NSNull()
    bench.layer.position.x = 10
    #expect(bench.layer.animationKeys() == nil)
    delegate.action = nil
    bench.layer.position.x = 30
    #expect(bench.layer.animationKeys() == ["position"])
  }

  @Test func `Layers that are added and removed run actions for that`() {
    let action = Action()
    let layer = CALayer()
    layer.actions = ["onOrderIn": action, "onOrderOut": action]
    bench.layer.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(action.events == ["onOrderIn", "onOrderOut"])
  }

  @Test func `An animation reports its begin after the commit, and its end`() {
    let fade = bench.fade()
    fade.delegate = delegate
    fade.setValue("fade", forKey: "name")
    bench.layer.add(fade, forKey: "a")
    #expect(delegate.take() == [])
    bench.clock.endTurn()
    #expect(delegate.take() == ["start fade"])
    bench.clock.advance(by: 1)
    #expect(delegate.take() == ["stop fade true"])
  }

  @Test func `An animation that begins later reports its begin then`() {
    let fade = bench.fade()
    fade.delegate = delegate
    fade.beginTime = bench.clock.now + 1
    bench.layer.add(fade, forKey: "a")
    bench.clock.advance(by: 0.9)
    #expect(delegate.take() == [])
    bench.clock.advance(by: 0.2)
    #expect(delegate.take() == ["start "])
  }

  @Test func `An animation that is removed has not finished`() {
    let fade = bench.fade()
    fade.delegate = delegate
    bench.layer.add(fade, forKey: "a")
    bench.clock.advance(by: 0.5)
    #expect(delegate.take() == ["start "])
    bench.layer.removeAnimation(forKey: "a")
    #expect(delegate.take() == ["stop  false"])
    bench.layer.add(fade, forKey: "a")
    bench.layer.removeFromSuperlayer()
    bench.clock.endTurn()
    #expect(delegate.take() == ["stop  false"])
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `An animation that stays reports its end once`() {
    let fade = bench.fade()
    (fade.fillMode, fade.isRemovedOnCompletion, fade.delegate) = (.both, false, delegate)
    bench.layer.add(fade, forKey: "a")
    bench.clock.advance(by: 2)
    #expect(delegate.take() == ["start ", "stop  true"])
    #expect(!AnimationEngine.shared.isRunning)
    bench.layer.removeAllAnimations()
    #expect(delegate.take() == [])
  }

  @Test func `A transaction's completion block waits for animations of the app`() {
    var isCompleted = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isCompleted = true }
    bench.layer.add(bench.fade(), forKey: nil)
    bench.layer.position.x = 300
    CATransaction.commit()
    bench.clock.advance(by: 0.5)
    #expect(!isCompleted)
    bench.clock.advance(by: 0.5)
    #expect(isCompleted)
  }
}
