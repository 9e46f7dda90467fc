import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct PropertyAnimatorTests {
  let clock = ManualClock()
  let view = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

  private func linearAnimator(duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x = 150 }
  }

  private var shownX: CGFloat { view.shown.position.x }

  // MARK: - Life

  @Test func `Creating an animator starts nothing`() {
    let animator = linearAnimator()
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(animator.duration == 1 && animator.delay == 0)
    #expect(animator.isUserInteractionEnabled && animator.isInterruptible && animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion && !animator.isReversed)
    #expect(view.center.x == 50)
  }

  @Test func `A started animator runs to its end`() {
    let animator = linearAnimator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.center.x == 150)
    clock.advance(by: 0.25)
    #expect(isClose(shownX, 75))
    clock.advance(by: 0.75)
    #expect(positions == [.end, .end])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func `An animator can be started after a delay`() {
    let animator = linearAnimator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5 && animator.state == .active)
    clock.advance(by: 0.5)
    #expect(isClose(shownX, 50))
    clock.advance(by: 0.5)
    #expect(isClose(shownX, 100))
    clock.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test func `An animator whose blocks make no changes is over in the next update cycle`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    #expect(position == nil)
    clock.endTurn()
    #expect(position == .end)
  }

  @Test func `A running animator needs no other owner`() {
    weak var released: UIViewPropertyAnimator?
    var position: UIViewAnimatingPosition?
    do {
      let animator = linearAnimator()
      released = animator
      animator.addCompletion { position = $0 }
      animator.startAnimation()
    }
    #expect(released != nil)
    clock.advance(by: 1)
    #expect(position == .end)
    #expect(released == nil)
  }

  @Test func `An animator can be given new blocks and started again`() {
    let animator = linearAnimator()
    animator.startAnimation()
    clock.advance(by: 1)
    animator.addAnimations { [view] in view.center.x = 50 }
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(isClose(shownX, 100))
    clock.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test func `A device that is switched off may release a running animator`() {
    weak var released: UIViewPropertyAnimator?
    do {
      let animator = linearAnimator()
      released = animator
      animator.startAnimation()
    }
    AppRuntime.shared.reset()
    #expect(released == nil)
    #expect(view.layer.animationKeys() == nil)
  }

  // MARK: - Pausing and Scrubbing

  @Test func `A paused animator remains at its position, and continues from there`() {
    let animator = linearAnimator()
    animator.startAnimation()
    clock.advance(by: 0.25)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(AnimationEngine.shared.nextDeadline == nil)
    clock.advance(by: 5)
    #expect(isClose(shownX, 75))
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(isClose(shownX, 125))
    clock.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut])
  func `A pause without scrubbing does not change the course`(curve: UIView.AnimationCurve) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 150 }
    animator.startAnimation()
    clock.advance(by: 0.25)
    let before = shownX
    animator.pauseAnimation()
    #expect(isClose(shownX, Double(before)))
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(isClose(shownX, 50 + 100 * TimingCurve(curve).progress(at: 0.75)))
    clock.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test func `Pausing an inactive animator activates it at its beginning`() {
    let animator = linearAnimator()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(view.center.x == 150 && isClose(shownX, 50))
    animator.stopAnimation(true)
  }

  @Test func `Setting the fraction activates, and moves what is shown`() {
    let animator = linearAnimator()
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isClose(shownX, 80))
    #expect(isClose(animator.fractionComplete, 0.3))
    animator.fractionComplete = 0.9
    #expect(isClose(shownX, 140))
    animator.fractionComplete = 7
    #expect(isClose(shownX, 150))
    animator.stopAnimation(true)
  }

  @Test func `Scrubbing is linear, for every curve`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [view] in view.center.x = 150 }
    animator.fractionComplete = 0.25
    #expect(isClose(shownX, 75))
    animator.stopAnimation(true)
  }

  @Test func `Scrubbing can follow the curve`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [view] in view.center.x = 150 }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    #expect(isClose(shownX, 59.34647))
    #expect(isClose(animator.fractionComplete, 0.25))
    animator.stopAnimation(true)
  }

  @Test func `Setting the fraction to what it is after a pause does not jump`() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { [view] in view.center.x = 150 }
    animator.startAnimation()
    clock.advance(by: 0.2)
    animator.pauseAnimation()
    let before = shownX
    let fraction = animator.fractionComplete
    animator.fractionComplete = fraction
    #expect(isClose(shownX, Double(before)))
    animator.stopAnimation(true)
  }

  @Test func `After scrubbing, the rest of the duration is left, without a jump`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [view] in view.center.x = 150 }
    animator.fractionComplete = 0.4
    animator.startAnimation()
    #expect(isClose(shownX, 90))
    clock.advance(by: 0.59)
    #expect(animator.isRunning)
    clock.advance(by: 0.01)
    #expect(animator.state == .inactive)
  }

  @Test func `Continuing can use another duration`() {
    let animator = linearAnimator(duration: 2)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    clock.advance(by: 0.25)
    #expect(isClose(shownX, 125))
    clock.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test func `Continuing with factor 0 uses the remaining duration`() {
    let animator = linearAnimator(duration: 2)
    animator.fractionComplete = 0.75
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    clock.advance(by: 0.25)
    #expect(isClose(shownX, 137.5))
    clock.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test func `Continuing can use another curve for the remaining part`() {
    let animator = linearAnimator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    clock.advance(by: 0.25)
    #expect(isClose(shownX, 100 + 50 * 0.0934647))
    clock.advance(by: 0.75)
    #expect(animator.state == .inactive)
  }

  // MARK: - Reversing

  @Test func `Reversing a running animator returns to the start, and the model, too`() {
    let animator = linearAnimator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.isReversed = true
    clock.advance(by: 0.25)
    #expect(isClose(shownX, 75))
    clock.advance(by: 0.25)
    #expect(position == .start)
    #expect(isClose(view.center.x, 50))
    #expect(isClose(shownX, 50))
  }

  @Test func `Reversing twice continues to the end`() {
    let animator = linearAnimator()
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.isReversed = true
    clock.advance(by: 0.25)
    animator.isReversed = false
    clock.advance(by: 0.5)
    #expect(isClose(shownX, 125))
    clock.advance(by: 0.25)
    #expect(animator.state == .inactive && view.center.x == 150)
  }

  @Test func `A reversed animator's fraction counts in the other direction`() {
    let animator = linearAnimator()
    animator.fractionComplete = 0.3
    animator.isReversed = true
    #expect(isClose(animator.fractionComplete, 0.7))
    #expect(isClose(shownX, 80))
    animator.fractionComplete = 0.9
    #expect(isClose(shownX, 60))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    clock.advance(by: 0.1)
    #expect(animator.state == .inactive)
    #expect(isClose(view.center.x, 50))
  }

  @Test func `A reversed animator restores opacity, too`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0.2 }
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.isReversed = true
    clock.advance(by: 0.5)
    #expect(view.alpha == 1)
  }

  @Test func `An animator reversed before its start plays from end to start`() {
    let animator = linearAnimator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(isClose(shownX, 150))
    clock.advance(by: 0.25)
    #expect(isClose(shownX, 125))
    clock.advance(by: 0.75)
    #expect(isClose(view.center.x, 50))
  }

  // MARK: - Stopping

  @Test func `Stopping without finishing freezes what is shown and calls no handler`() {
    let animator = linearAnimator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    clock.advance(by: 0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && position == nil)
    #expect(isClose(view.center.x, 75))
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(arguments: [(UIViewAnimatingPosition.end, 150.0, 0.0), (.start, 50, 1), (.current, 75, 0.75)])
  func `A stopped animator can be finished anywhere`(end: UIViewAnimatingPosition, x: Double, alpha: Double) {
    let animator = linearAnimator()
    animator.addAnimations { [view] in view.alpha = 0 }
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    clock.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && !animator.isRunning)
    #expect(isClose(view.center.x, 75) && isClose(view.alpha, 0.75))
    animator.finishAnimation(at: end)
    #expect(positions == [end])
    #expect(animator.state == .inactive)
    #expect(isClose(view.center.x, x) && isClose(view.alpha, alpha))
  }

  @Test func `An animator that pauses on completion stays active and can be reversed`() {
    let animator = linearAnimator()
    animator.pausesOnCompletion = true
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    clock.advance(by: 2)
    #expect(animator.state == .active && !animator.isRunning && position == nil)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    clock.advance(by: 1)
    #expect(position == .start)
    #expect(isClose(view.center.x, 50))
  }

  @Test func `An animator whose animations are removed ends in between`() {
    let animator = linearAnimator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    view.layer.removeAllAnimations()
    #expect(position == .current)
    #expect(animator.state == .inactive)
  }

  // MARK: - Adding

  @Test func `Blocks added to a running animator take what is left of the duration`() {
    let animator = linearAnimator()
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.addAnimations { [view] in view.alpha = 0 }
    clock.advance(by: 0.25)
    #expect(isClose(view.shown.opacity, 0.5))
    clock.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test func `A delay factor is a fraction of the remaining duration`() {
    let animator = linearAnimator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(view.shown.opacity == 1)
    clock.advance(by: 0.25)
    #expect(isClose(view.shown.opacity, 0.5))
    clock.advance(by: 0.25)
    #expect(view.alpha == 0 && animator.state == .inactive)
  }

  @Test func `Two animators of one position add up`() {
    let first = linearAnimator()
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 250 }
    first.startAnimation()
    clock.advance(by: 0.5)
    second.startAnimation()
    #expect(isClose(shownX, 100))
    clock.advance(by: 0.5)
    #expect(isClose(shownX, 200))
    clock.advance(by: 0.5)
    #expect(isClose(shownX, 250))
  }

  @Test func `A block of UIView inside an animator's plays along with it`() {
    var finished: Bool?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animate(withDuration: 9, animations: { view.center.x = 150 }, completion: { finished = $0 })
    }
    animator.fractionComplete = 0.5
    #expect(isClose(shownX, 100))
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(finished == true && animator.state == .inactive)
  }

  @Test func `Key frames inside an animator are scrubbed with it`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    animator.fractionComplete = 0.5
    #expect(isClose(view.shown.opacity, 1))
    animator.fractionComplete = 0.75
    #expect(isClose(view.shown.opacity, 0.5))
    animator.stopAnimation(true)
  }

  @Test func `An animator can disable touches`() {
    let animator = linearAnimator()
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    #expect(view.isDisabledByAnimation)
    animator.stopAnimation(true)
    animator.isUserInteractionEnabled = true
    animator.addAnimations { [view] in view.alpha = 0 }
    animator.startAnimation()
    #expect(!view.isDisabledByAnimation)
    animator.stopAnimation(true)
  }

  @Test func `A running property animator is started already`() {
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { [view] in view.alpha = 0 },
      completion: { position = $0 })
    #expect(animator.isRunning && animator.delay == 0.5)
    clock.advance(by: 1)
    #expect(isClose(view.shown.opacity, 0.5))
    clock.advance(by: 0.5)
    #expect(position == .end)
  }

  @Test func `A running animator inside a block takes over its duration and cannot be interrupted`() {
    var animator: UIViewPropertyAnimator?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 7, delay: 0, animations: { view.center.x = 150 })
    }
    #expect(animator?.duration == 1 && animator?.isInterruptible == false)
    clock.advance(by: 0.25)
    #expect(isClose(shownX, 75))
    clock.advance(by: 1)
  }
}
