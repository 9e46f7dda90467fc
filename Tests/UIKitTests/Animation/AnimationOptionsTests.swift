import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct AnimationOptionsTests {
  let clock = ManualClock()
  let view = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  let other = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

  @Test func `A repeating animation starts over and never ends`() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .curveLinear],
      animations: { [view] in view.center.x = 150 },
      completion: { finished = $0 })
    clock.advance(by: 3.25)
    #expect(isClose(view.shown.position.x, 75))
    #expect(AnimationEngine.shared.isRunning)
    #expect(!AnimationEngine.shared.hasFiniteAnimations)
    #expect(AnimationEngine.shared.nextDeadline == nil)
    #expect(finished == nil)
    view.layer.removeAllAnimations()
    #expect(finished == false)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `A repeating animation that autoreverses returns to its beginning`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { [view] in
      view.center.x = 150
    }
    clock.advance(by: 1.25)
    #expect(isClose(view.shown.position.x, 125))
    clock.advance(by: 1)
    #expect(isClose(view.shown.position.x, 75))
    view.layer.removeAllAnimations()
  }

  @Test func `modifyAnimations repeats a number of times, then the animation is over`() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { [view] in
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
      }, completion: { finished = $0 })
    clock.advance(by: 2.5)
    #expect(isClose(view.shown.position.x, 100))
    clock.advance(by: 1.4)
    #expect(finished == nil)
    clock.advance(by: 0.2)
    #expect(finished == true)
    #expect(view.shown.position.x == 150)
  }

  @Test func `A block within a block takes over duration and curve`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      UIView.animate(withDuration: 5, delay: 0, options: .curveEaseIn) { view.center.x = 150 }
    }
    clock.advance(by: 0.25)
    #expect(isClose(view.shown.position.x, 75))
    clock.advance(by: 0.75)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `A block within a block may keep its own duration and curve`() {
    UIView.animate(withDuration: 1) { [view] in
      UIView.animate(
        withDuration: 2, delay: 0,
        options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { view.center.x = 150 }
    }
    clock.advance(by: 0.5)
    #expect(isClose(view.shown.position.x, 75))
    clock.advance(by: 1.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `Even a block without duration takes over that of the block around it`() {
    UIView.animate(withDuration: 1) { [view] in UIView.animate(withDuration: 0) { view.alpha = 0 } }
    #expect(view.layer.animationKeys() == ["opacity"])
    view.layer.removeAllAnimations()
  }

  @Test func `The inherited duration is available inside blocks only`() {
    #expect(UIView.inheritedAnimationDuration == 0)
    var inside: [TimeInterval] = []
    UIView.animate(withDuration: 0.7) {
      inside.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 3) { inside.append(UIView.inheritedAnimationDuration) }
      UIView.performWithoutAnimation { inside.append(UIView.inheritedAnimationDuration) }
    }
    #expect(inside == [0.7, 0.7, 0])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `performWithoutAnimation runs immediately and restores the previous setting`() {
    UIView.animate(withDuration: 1) { [view, other] in
      UIView.performWithoutAnimation { view.alpha = 0 }
      other.alpha = 0
    }
    #expect(view.shown.opacity == 0)
    #expect(other.shown.opacity == 1)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    other.layer.removeAllAnimations()
  }

  @Test func `Disabling animations makes later blocks immediate and leaves running ones alone`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.alpha = 0 }
    UIView.setAnimationsEnabled(false)
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { [other] in other.alpha = 0 }, completion: { finished = $0 })
    UIView.setAnimationsEnabled(true)
    #expect(other.shown.opacity == 0)
    clock.advance(by: 0.5)
    #expect(finished == true)
    #expect(isClose(view.shown.opacity, 0.5))
    view.layer.removeAllAnimations()
  }

  @Test func `Animated views ignore touches unless the block allows them`() {
    UIView.animate(withDuration: 1) { [view] in view.alpha = 0.5 }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { [other] in other.alpha = 0.5 }
    #expect(view.isDisabledByAnimation)
    #expect(!other.isDisabledByAnimation)
    clock.advance(by: 1)
    #expect(!view.isDisabledByAnimation)
  }

  @Test func `Options are passed on to a block within`() {
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { [view] in
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    }
    #expect(!view.isDisabledByAnimation)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { [other] in
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { other.alpha = 0.5 }
    }
    #expect(other.isDisabledByAnimation)
    clock.advance(by: 1)
  }

  @Test func `With layoutSubviews, subviews animate along with their parent`() {
    final class Row: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = bounds }
    }
    let row = onScreen(Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10)))
    row.addSubview(row.child)
    row.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      row.frame.size.width = 200
    }
    #expect(row.child.bounds.width == 200)
    clock.advance(by: 0.5)
    #expect(isClose(row.child.shown.bounds.width, 150))
    clock.advance(by: 0.5)
  }

  @Test func `Curves and transitions are fields of their own`() {
    let options: UIView.AnimationOptions = [.curveLinear, .transitionFlipFromBottom, .repeat]
    #expect(options.curve == .linear)
    #expect(options.transition == .transitionFlipFromBottom)
    #expect(UIView.AnimationOptions.curveLinear.contains(.curveEaseIn))
  }
}
