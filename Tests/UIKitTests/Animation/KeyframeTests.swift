import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct KeyframeTests {
  let clock = ManualClock()
  let view = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

  /// Linear options: key frames take the curve of the whole from the bits that other blocks have it in.
  static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// From 50 to 150 in the first quarter, back to 100 in the last half.
  private func animate(_ options: UIView.KeyframeAnimationOptions, completion: ((Bool) -> Void)? = nil) {
    UIView.animateKeyframes(
      withDuration: 4, delay: 0, options: options.union(Self.linear),
      animations: { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
      }, completion: completion)
  }

  private func values(at times: [TimeInterval]) -> [CGFloat] {
    var now: TimeInterval = 0
    return times.map { time in
      clock.advance(by: time - now)
      now = time
      return view.shown.position.x.rounded()
    }
  }

  @Test func `Key frames play one after the other, and values rest in between`() {
    animate([])
    #expect(view.center.x == 100)
    #expect(view.layer.animationKeys() == ["position"])
    #expect(values(at: [0.5, 1, 1.5, 2, 3, 4]) == [100, 150, 150, 150, 125, 100])
  }

  @Test func `The handler waits for the whole duration`() {
    var finished: Bool?
    animate([]) { finished = $0 }
    clock.advance(by: 3.9)
    #expect(finished == nil)
    clock.advance(by: 0.1)
    #expect(finished == true)
  }

  @Test func `Discrete key frames jump at their ends`() {
    animate(.calculationModeDiscrete)
    #expect(values(at: [0.9, 1.1, 3.9, 4]) == [50, 150, 150, 100])
  }

  @Test func `Paced key frames have constant speed`() {
    animate(.calculationModePaced)
    // 150 points in 4 seconds.
    #expect(values(at: [2, 8.0 / 3, 4]) == [125, 150, 100])
  }

  @Test func `Cubic key frames pass through their values on a curve`() {
    animate(.calculationModeCubic)
    let shown = values(at: [0.25, 1, 2, 4])
    #expect(shown[1] == 150 && shown[2] == 150 && shown[3] == 100)
    #expect(shown[0] != 75)
  }

  @Test func `Without key frames the block is like any other`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { [view] in view.alpha = 0 }
    clock.advance(by: 0.25)
    #expect(isClose(view.shown.opacity, 0.75))
    view.layer.removeAllAnimations()
  }

  @Test func `Opacity follows key frames, too`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
    }
    clock.advance(by: 0.25)
    #expect(isClose(view.shown.opacity, 0.5))
    clock.advance(by: 0.25)
    #expect(isClose(view.shown.opacity, 0))
    clock.advance(by: 0.25)
    #expect(isClose(view.shown.opacity, 0.5))
    view.layer.removeAllAnimations()
  }

  @Test func `The order of the calls does not matter, only that of the times`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
    }
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `A key frame outside of a block takes effect immediately`() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { [view] in view.alpha = 0 }
    #expect(view.shown.opacity == 0)
  }
}
