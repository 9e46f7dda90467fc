import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct ViewTransitionTests {
  let clock = ManualClock()
  let container = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
  let old = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let new = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() { container.addSubview(old) }

  @Test func `The new view is in the hierarchy immediately, the old one leaves at the end`() {
    var finished: Bool?
    UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve) { finished = $0 }
    #expect(container.subviews == [old, new])
    clock.advance(by: 1)
    #expect(container.subviews == [new])
    #expect(finished == true)
  }

  @Test func `Without a transition the views are swapped immediately`() {
    var finished: Bool?
    UIView.transition(from: old, to: new, duration: 1) { finished = $0 }
    #expect(container.subviews == [new])
    #expect(finished == nil)
    clock.endTurn()
    #expect(finished == true)
  }

  @Test func `A dissolve fades one out and the other in, and leaves their models alone`() {
    UIView.transition(from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
    clock.advance(by: 0.25)
    #expect(isClose(old.shown.opacity, 0.75) && isClose(new.shown.opacity, 0.25))
    #expect(old.alpha == 1 && new.alpha == 1)
    clock.advance(by: 1)
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
    .transitionFlipFromBottom,
  ])
  func `A flip rotates the container, and swaps the views when it is edge-on`(options: UIView.AnimationOptions) {
    UIView.transition(from: old, to: new, duration: 1, options: options.union(.curveLinear))
    clock.advance(by: 0.25)
    #expect(!old.shown.isHidden && new.shown.isHidden)
    let isVertical = options == .transitionFlipFromLeft || options == .transitionFlipFromRight
    let turned = container.shown.transform
    #expect(isClose(isVertical ? turned.m11 : turned.m22, 0.5.squareRoot()))
    #expect(turned.m34 != 0)
    clock.advance(by: 0.25)
    #expect(old.shown.isHidden && !new.shown.isHidden)
    clock.advance(by: 0.5)
    #expect(container.shown.transform == CATransform3DIdentity)
  }

  @Test func `Flips from opposite sides rotate in opposite directions`() {
    container.addSubview(new)
    UIView.transition(with: old, duration: 1, options: .transitionFlipFromLeft, animations: nil)
    UIView.transition(with: new, duration: 1, options: .transitionFlipFromRight, animations: nil)
    clock.advance(by: 0.3)
    #expect(old.shown.transform.m13 * new.shown.transform.m13 < 0)
    clock.advance(by: 1)
  }

  @Test func `Views can be shown and hidden instead`() {
    container.addSubview(new)
    new.isHidden = true
    UIView.transition(
      from: old, to: new, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews])
    #expect(old.isHidden && !new.isHidden)
    clock.advance(by: 0.25)
    #expect(!old.shown.isHidden && new.shown.isHidden)
    clock.advance(by: 1)
    #expect(container.subviews == [old, new])
    #expect(old.shown.isHidden && !new.shown.isHidden)
  }

  @Test func `A transition's block changes content immediately and does not animate other changes`() {
    var finished: Bool?
    UIView.transition(
      with: container, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { [container, new, old] in
        old.removeFromSuperview()
        container.addSubview(new)
        new.center.x = 0
      }, completion: { finished = $0 })
    #expect(container.subviews == [new])
    #expect(new.layer.animationKeys() == nil)
    clock.advance(by: 0.5)
    #expect(container.layer.animationKeys() == ["transition"])
    clock.advance(by: 0.5)
    #expect(finished == true)
    #expect(container.layer.animationKeys() == nil)
  }

  @Test func `Other changes animate when the options allow it`() {
    UIView.transition(
      with: container, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent],
      animations: { [old] in old.center.x = 0 })
    #expect(old.layer.animationKeys() == ["position"])
    clock.advance(by: 1)
  }

  @Test func `A page that curls up is in front of the new view, and one that curls down too`() {
    UIView.transition(from: old, to: new, duration: 1, options: .transitionCurlUp)
    #expect(container.subviews == [new, old])
    clock.advance(by: 1)
    #expect(container.subviews == [new])
    UIView.transition(from: new, to: old, duration: 1, options: .transitionCurlDown)
    #expect(container.subviews == [new, old])
    clock.advance(by: 1)
    #expect(container.subviews == [old])
  }

  @Test func `Touches wait for the end of a transition`() {
    UIView.transition(with: container, duration: 1, options: .transitionCrossDissolve, animations: nil)
    #expect(container.isDisabledByAnimation)
    clock.advance(by: 1)
    #expect(!container.isDisabledByAnimation)
  }
}
