import Testing
import UIKit

/// Animations that an app adds to layers.
@MainActor
struct ExplicitAnimationTests {
  @Test(.rule("R364", "R365"))
  func `An animation shows its values, and then the layer shows its own`() async throws {
    let bench = try await LayerStage()
    bench.layer.add(bench.fade(from: 0, to: 0.5, duration: 1), forKey: "fade")
    #expect(bench.layer.animationKeys() == ["fade"])
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    #expect(abs(bench.presentedOpacity - 0.25) < 0.1)
    #expect(bench.layer.opacity == 1)
    await bench.stage.advance(by: 0.7)
    #expect(bench.presentedOpacity == 1)
    #expect(bench.layer.animationKeys() == nil)
  }

  @Test(.rule("R2202"))
  func `A layer has one transition, under the key for transitions`() {
    let layer = CALayer()
    layer.add(CATransition(), forKey: "fade")
    #expect(layer.animationKeys() == [kCATransition])
    layer.add(CATransition(), forKey: "push")
    #expect(layer.animationKeys() == [kCATransition])
    layer.removeAnimation(forKey: kCATransition)
    #expect(layer.animationKeys() == nil)
  }

  @Test(.rule("R366"))
  func `An animation that fills forward and is not removed keeps its last value`() async throws {
    let bench = try await LayerStage()
    let fade = bench.fade(from: 1, to: 0.25, duration: 0.2)
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    bench.layer.add(fade, forKey: nil)
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    #expect(bench.presentedOpacity == 0.25)
    bench.layer.removeAllAnimations()
    await bench.stage.turn()
    #expect(bench.presentedOpacity == 1)
  }

  @Test(.rule("R367"))
  func `An animation that begins later shows its first value before if it fills backward`() async throws {
    for fillMode in [CAMediaTimingFillMode.removed, .backwards] {
      let bench = try await LayerStage()
      let fade = bench.fade(from: 0, to: 0.5, duration: 1)
      fade.beginTime = bench.layer.convertTime(CACurrentMediaTime(), from: nil) + 1
      fade.fillMode = fillMode
      bench.layer.add(fade, forKey: "fade")
      await bench.stage.turn()
      await bench.stage.advance(by: 0.5)
      #expect(bench.presentedOpacity == (fillMode == .backwards ? 0 : 1))
      await bench.stage.advance(by: 1)
      #expect(abs(bench.presentedOpacity - 0.25) < 0.1)
    }
  }

  @Test(.rule("R1890"))
  func `The copy of an animation without a duration has that of the transaction`() async throws {
    let bench = try await LayerStage()
    bench.layer.add(bench.fade(from: 0, to: 1, duration: 0), forKey: "fade")
    #expect(bench.layer.animation(forKey: "fade")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    let fade = bench.fade(from: 0, to: 1, duration: 0)
    bench.layer.add(fade, forKey: "slow")
    CATransaction.commit()
    #expect(bench.layer.animation(forKey: "slow")?.duration == 2)
    #expect(fade.duration == 0)
    bench.layer.add(bench.fade(from: 0, to: 1, duration: 3), forKey: "own")
    #expect(bench.layer.animation(forKey: "own")?.duration == 3)
  }

  @Test(.rule("R372"))
  func `A layer plays a copy`() async throws {
    let bench = try await LayerStage()
    let fade = bench.fade(from: 0, to: 0, duration: 1)
    bench.layer.add(fade, forKey: "fade")
    fade.fromValue = 0.75
    fade.toValue = 0.75
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    #expect(bench.presentedOpacity == 0)
    #expect(bench.layer.animation(forKey: "fade") !== fade)
  }

  @Test(.rule("R373"))
  func `An animation replaces another one with the same key`() async throws {
    let bench = try await LayerStage()
    bench.layer.add(bench.fade(from: 0, to: 0, duration: 5), forKey: "fade")
    bench.layer.add(bench.fade(from: 0.5, to: 0.5, duration: 5), forKey: "fade")
    bench.layer.add(bench.fade(from: 0.5, to: 0.5, duration: 5), forKey: nil)
    #expect(bench.layer.animationKeys() == ["fade"])
    await bench.stage.turn()
    #expect(bench.presentedOpacity == 0.5)
    bench.layer.removeAnimation(forKey: "fade")
    #expect(bench.layer.animationKeys() == nil)
  }

  @Test(.rule("R370"))
  func `A group ends its animations with itself`() async throws {
    let bench = try await LayerStage()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    let group = CAAnimationGroup()
    group.animations = [bench.fade(from: 0, to: 1, duration: 4), move]
    group.duration = 2
    bench.layer.add(group, forKey: "group")
    await bench.stage.turn()
    await bench.stage.advance(by: 1)
    #expect(abs(bench.presentedOpacity - 0.25) < 0.1)
    #expect(abs(bench.presentedX - 50) < 10)
    await bench.stage.advance(by: 1.2)
    #expect(bench.presentedOpacity == 1)
    #expect(bench.presentedX == 50)
  }

  @Test(.rule("R2141"), arguments: [0, 2] as [CFTimeInterval])
  func `A group that fills forward keeps the last values of the animations that end with it`(
    duration: CFTimeInterval
  ) async throws {
    let bench = try await LayerStage()
    let move = CABasicAnimation(keyPath: "position.x")
    move.toValue = 300
    move.duration = 1
    let group = CAAnimationGroup()
    group.animations = [bench.fade(from: 1, to: 0.25, duration: duration), move]
    group.duration = 2
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    bench.layer.add(group, forKey: "group")
    await bench.stage.turn()
    await bench.stage.advance(by: 3)
    #expect(bench.presentedOpacity == 0.25)
    // An animation that has ended before keeps nothing, unless it fills itself.
    #expect(bench.presentedX == 50)
    bench.layer.removeAnimation(forKey: "group")
    #expect(bench.presentedOpacity == 1)
  }

  @Test(.rule("R378"))
  func `A rotation about an axis is animated by its angle, beyond half a turn`() async throws {
    let bench = try await LayerStage()
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = CGFloat.pi * 2
    turn.duration = 4
    bench.layer.add(turn, forKey: nil)
    await bench.stage.turn()
    await bench.stage.advance(by: 1)
    let transform = bench.layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(atan2(transform.b, transform.a) - .pi / 2) < 0.3)
  }

  @Test(.rule("R384"))
  func `Parts of a transform are read and written by key paths`() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    #expect(abs(layer.transform.m12 - 2) < 1e-9)
    #expect(abs(layer.transform.m41 - 7) < 1e-9)
    let angle = layer.value(forKeyPath: "transform.rotation.z") as? NSNumber
    #expect(abs((angle?.doubleValue ?? 0) - .pi / 2) < 1e-9)
    layer.setValue("some text", forKey: "of the app")
    #expect(layer.value(forKey: "of the app") as? String == "some text")
  }

  @Test(.rule("R375", "R376"))
  func `The time of a layer with a speed of 0 is its time offset`() async throws {
    let bench = try await LayerStage()
    bench.layer.add(bench.fade(from: 0, to: 1, duration: 2), forKey: nil)
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    let paused = bench.layer.convertTime(CACurrentMediaTime(), from: nil)
    bench.layer.speed = 0
    bench.layer.timeOffset = paused
    await bench.stage.turn()
    let opacity = bench.presentedOpacity
    #expect(abs(opacity - 0.25) < 0.1)
    await bench.stage.advance(by: 1)
    #expect(abs(bench.presentedOpacity - opacity) < 0.001)
    bench.layer.speed = 1
    bench.layer.timeOffset = 0
    bench.layer.beginTime = 0
    bench.layer.beginTime = bench.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    #expect(abs(bench.presentedOpacity - 0.5) < 0.1)
  }

  @Test(.rule("R1926"))
  func `The presentation of a presentation layer is the layer itself`() async throws {
    let bench = try await LayerStage()
    let presentation = try #require(bench.layer.presentation())
    #expect(presentation.presentation() === presentation)
    #expect(presentation.model() === bench.layer)
  }

  @Test(.rule("R1927"))
  func `A transition without a key has the key of transitions`() async throws {
    let bench = try await LayerStage()
    bench.layer.add(CATransition(), forKey: nil)
    #expect(bench.layer.animationKeys() == ["transition"])
    #expect(bench.layer.animation(forKey: kCATransition) is CATransition)
  }

  @Test(.rule("R1928"))
  func `A spring ignores values that no spring has`() {
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.mass, spring.stiffness, spring.damping) = (2, 50, 0)
    (spring.mass, spring.stiffness, spring.damping) = (0, 0, -1)
    #expect(spring.mass == 2 && spring.stiffness == 50 && spring.damping == 0)
  }

  @Test(.rule("R1929"))
  func `A spring is slower than a critically damped one only if it allows overdamping`() {
    let spring = CASpringAnimation(keyPath: "opacity")
    #expect(!spring.allowsOverdamping)
    spring.damping = 20
    let critical = spring.settlingDuration
    spring.damping = 100
    #expect(spring.settlingDuration == critical)
    spring.allowsOverdamping = true
    #expect(spring.settlingDuration > critical * 2)
  }
}
