import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct AnimationRemovalTests {
  let clock = ManualClock()
  let view = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

  @Test func `Removing all animations reports to the handler immediately that they did not finish`() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1,
      animations: { [view] in
        view.alpha = 0
        view.center.x = 150
      }, completion: { finished = $0 })
    clock.advance(by: 0.5)
    view.layer.removeAllAnimations()
    #expect(finished == false)
    #expect(view.shown.position.x == 150)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `Removing one of two animations does not stop the other, but the block did not finish`() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1,
      animations: { [view] in
        view.alpha = 0
        view.center.x = 150
      }, completion: { finished = $0 })
    view.layer.removeAnimation(forKey: "opacity")
    #expect(finished == nil)
    #expect(view.layer.animationKeys() == ["position"])
    clock.advance(by: 1)
    #expect(finished == false)
  }

  @Test func `Removing an animation by an unknown key does nothing`() {
    UIView.animate(withDuration: 1) { [view] in view.alpha = 0 }
    view.layer.removeAnimation(forKey: "position")
    #expect(view.layer.animationKeys() == ["opacity"])
    view.layer.removeAllAnimations()
  }

  @Test func `A view that leaves its window stops animating, and the handler is called after the commit`() {
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { [view] in view.alpha = 0 }, completion: { finished = $0 })
    AnimationEngine.shared.viewLeftWindow(view.layer)
    #expect(view.layer.animationKeys() == nil)
    #expect(finished == nil)
    clock.endTurn()
    #expect(finished == false)
  }

  @Test func `A view that is removed while it is animated is not retained`() {
    weak var released: UIView?
    do {
      let view = UIView()
      released = view
      UIView.animate(withDuration: 1) { [unowned view] in view.alpha = 0 }
    }
    #expect(released == nil)
    clock.advance(by: 1)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `A finished block releases what its handler retains`() {
    weak var released: UIView?
    do {
      let held = UIView()
      released = held
      UIView.animate(
        withDuration: 0.1, animations: { [view] in view.alpha = 0 }, completion: { _ in held.tag = 1 })
    }
    #expect(released != nil)
    clock.advance(by: 0.2)
    #expect(released == nil)
  }
}
