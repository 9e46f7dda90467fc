import Testing

@testable import QuartzCore
@testable import UIKit

/// What is on screen at times, to the digit.
@MainActor @Suite(.ownDevice)
struct LayerPlaybackTests {
  let bench = LayerBench()

  @Test func `An animation takes the duration of its transaction, and of its group`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(4)
    bench.layer.add(bench.fade(0), forKey: nil)
    CATransaction.commit()
    bench.clock.advance(by: 1)
    #expect(isClose(bench.opacity, 0.25))
    bench.layer.removeAllAnimations()
    let group = CAAnimationGroup()
    group.animations = [bench.fade(0)]
    group.duration = 2
    bench.layer.add(group, forKey: nil)
    bench.clock.advance(by: 1)
    #expect(isClose(bench.opacity, 0.5))
  }

  @Test func `An animation within a group has the time of the group`() {
    let fade = bench.fade(1)
    fade.beginTime = 1
    fade.fillMode = .both
    let group = CAAnimationGroup()
    group.animations = [fade]
    group.duration = 4
    group.speed = 2
    bench.layer.add(group, forKey: nil)
    bench.clock.advance(by: 0.25)
    #expect(bench.opacity == 0)
    bench.clock.advance(by: 0.5)
    #expect(isClose(bench.opacity, 0.5))
    bench.clock.advance(by: 1)
    #expect(bench.opacity == 1)
    bench.clock.advance(by: 0.5)
    #expect(bench.layer.animationKeys() == nil)
    #expect(bench.layer.animations.isEmpty)
  }

  @Test func `From, to and by determine the values together`() throws {
    func values(_ set: (CABasicAnimation) -> Void) -> [CGFloat] {
      bench.layer.position.x = 50
      bench.layer.removeAllAnimations()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      set(animation)
      bench.layer.add(animation, forKey: nil)
      let start = bench.x
      bench.clock.advance(by: 1)
      return [start, bench.x]
    }
    #expect(values { ($0.fromValue, $0.toValue) = (10, 20) } == [10, 20])
    #expect(values { ($0.fromValue, $0.byValue) = (10, 20) } == [10, 30])
    #expect(values { ($0.byValue, $0.toValue) = (10, 20) } == [10, 20])
    #expect(values { $0.fromValue = 10 } == [10, 50])
    #expect(values { $0.toValue = 10 } == [50, 10])
    #expect(values { $0.byValue = 10 } == [50, 60])
  }

  @Test func `Values may be numbers of any type`() {
    for value: Any in [1, 1.0, CGFloat(1), Float(1), NSNumber(value: 1), UInt8(1)] {
      let path = LayerKeyPath("opacity")
      #expect(path.flatMap { AnimatableValue(value, for: $0) } != nil, "\(type(of: value))")
    }
    let path = LayerKeyPath("position")
    #expect(path.flatMap { AnimatableValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), for: $0) } != nil)
    #expect(path.flatMap { AnimatableValue("text", for: $0) } == nil)
  }

  @Test func `An additive animation adds to what the layer shows`() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.isAdditive) = (-100, 0, 1, true)
    bench.layer.add(move, forKey: nil)
    bench.clock.advance(by: 0.5)
    #expect(isClose(bench.x, 0))
    CATransaction.setDisableActions(true)
    bench.layer.position.x = 80
    #expect(isClose(bench.x, 30))
  }

  @Test func `A cumulative animation continues at the value that it has reached`() {
    let turn = CABasicAnimation(keyPath: "position.x")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 10, 1)
    (turn.isCumulative, turn.repeatCount) = (true, 3)
    bench.layer.add(turn, forKey: nil)
    bench.clock.advance(by: 2.5)
    #expect(isClose(bench.x, 25))
  }

  @Test func `Key frames have times, curves between them, and modes`() {
    func value(at time: TimeInterval, _ set: (CAKeyframeAnimation) -> Void) -> CGFloat {
      bench.layer.removeAllAnimations()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 100, 120]
      animation.duration = 1
      set(animation)
      bench.layer.add(animation, forKey: nil)
      bench.clock.advance(by: time)
      return bench.x
    }
    #expect(isClose(value(at: 0.25) { _ in }, 50))
    #expect(isClose(value(at: 0.25) { $0.keyTimes = [0, 0.25, 1] }, 100))
    #expect(value(at: 0.4) { $0.calculationMode = .discrete } == 100)
    // 100 of 120 points at a constant speed.
    #expect(isClose(value(at: 0.5) { $0.calculationMode = .paced }, 60))
    let eased = value(at: 0.125) { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] }
    #expect(eased > 0 && eased < 20)
  }

  @Test func `A value function turns numbers into a transform`() throws {
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 1)
    bench.layer.add(turn, forKey: nil)
    bench.clock.advance(by: 0.5)
    let transform = try #require(bench.layer.presentation()).transform
    #expect(isClose(transform.m12, 1))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "none")) == nil)
  }

  @Test func `A spring moves in its own time, and overshoots`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = spring.settlingDuration
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
    bench.layer.add(spring, forKey: nil)
    var farthest: CGFloat = 0
    for _ in 0..<60 {
      bench.clock.advance(by: 1.0 / 60)
      farthest = max(farthest, bench.x)
    }
    #expect(farthest > 105)
  }

  @Test func `A layer has one transition, which does not change its values`() {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
    bench.layer.add(transition, forKey: kCATransition)
    bench.clock.advance(by: 0.5)
    #expect(isClose(bench.x, 50))
    transition.type = .fade
    bench.layer.add(transition, forKey: kCATransition)
    bench.clock.advance(by: 0.5)
    #expect(isClose(bench.opacity, 1))
    #expect(bench.layer.animations.count == 1)
  }

  @Test func `Sublayers have the time of their superlayer`() {
    bench.window.layer.speed = 2
    bench.window.layer.beginTime = 512
    bench.layer.add(bench.fade(4), forKey: nil)
    bench.clock.advance(by: 1)
    #expect(isClose(bench.opacity, 0.5))
    #expect(bench.layer.convertTime(10, to: nil) == 517)
    #expect(bench.layer.convertTime(517, from: nil) == 10)
    #expect(bench.layer.convertTime(517, from: bench.window.layer) == 517)
    bench.clock.advance(by: 1)
    #expect(bench.layer.animations.isEmpty)
  }

  @Test func `An animation that is being played cannot change`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        layer.add(animation, forKey: "a")
        layer.animation(forKey: "a")?.duration = 3
      }
    }
  }
}
