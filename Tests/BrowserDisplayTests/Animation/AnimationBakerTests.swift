import DisplayScene
import Simulator
import Testing

@testable import UIKit

/// Animations that travel to a display as animations: sampled once, and again when something interferes.
@MainActor
struct AnimationBakerTests {
  private let baker = AnimationBaker()
  private let box = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    controller.view.addSubview(box)
    simulator.show(controller)
    return simulator
  }

  private func capture() -> (layer: SceneLayer?, animation: SceneAnimation?) {
    let id = SceneIdentity.id(of: box)
    let (frame, animations) = baker.capture(clockRate: 1)
    func find(_ layers: [SceneLayer]) -> SceneLayer? {
      for layer in layers {
        if let found = layer.id == id ? layer : find(layer.sublayers) { return found }
      }
      return nil
    }
    return (find(frame.layers), animations[id])
  }

  @Test func `A frame has the end of an animation, and the animation has its course`() async throws {
    let simulator = await boot()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 200 }
    let (layer, animation) = capture()
    #expect(layer?.geometry.position.x == 220)
    let keyframes = try #require(animation).keyframes
    #expect(keyframes.map(\.geometry.position.x) == [20, 220])
    #expect(animation?.duration == 1)
    #expect(animation?.repeats == false)
    await simulator.settle()
    #expect(capture().animation == nil)
  }

  @Test func `A rectangular mask is animated with the layer that it masks`() async throws {
    let simulator = await boot()
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    mask.backgroundColor = .black
    box.mask = mask
    simulator.commit()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.center.x = 120 }
    await simulator.advance(by: .milliseconds(500))
    let (layer, animation) = capture()
    #expect(layer?.maskOutline?.map(\.x) == [100, 140, 140, 100])
    let keyframes = try #require(animation).keyframes
    #expect(keyframes.count == 2)
    let outline = try #require(keyframes.first?.maskOutline)
    #expect(zip(outline.map(\.x), [50.0, 90, 90, 50]).allSatisfy { abs($0 - $1) < 0.1 })
    #expect(outline.map(\.y) == [0, 0, 40, 40])
    #expect(keyframes.last?.maskOutline == layer?.maskOutline)
    await simulator.settle()
    #expect(capture().animation == nil)
  }

  @Test func `A mask of another shape is where it is seen`() async throws {
    let simulator = await boot()
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    mask.backgroundColor = .black
    mask.layer.cornerRadius = 20
    box.mask = mask
    simulator.commit()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.center.x = 120 }
    await simulator.advance(by: .milliseconds(500))
    let (layer, animation) = capture()
    #expect(animation == nil)
    #expect(abs(try #require(layer?.mask.first).geometry.position.x - 70) < 0.1)
  }

  @Test func `The key frames of a curve and of a spring are the positions that the app has at these times`()
    async throws
  {
    for usesSpring in [false, true] {
      let simulator = await boot()
      box.frame.origin.x = 0
      let change = { [box] in box.frame.origin.x = 200 }
      if usesSpring {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2, animations: change)
      } else {
        UIView.animate(withDuration: 1, animations: change)
      }
      let animation = try #require(capture().animation)
      #expect(animation.keyframes.count > 5)
      var time = 0.0
      for keyframe in animation.keyframes.dropLast() {
        await simulator.advance(by: .seconds(keyframe.offset * animation.duration - time))
        time = keyframe.offset * animation.duration
        let presented = box.layer.appearance(presented: true).position.x
        #expect(abs(presented - keyframe.geometry.position.x) < 0.01)
      }
      await simulator.settle()
    }
  }

  @Test func `An undisturbed animation is sampled once`() async throws {
    let simulator = await boot()
    UIView.animate(withDuration: 1) { box.frame.origin.x = 200 }
    let first = try #require(capture().animation)
    await simulator.advance(by: .milliseconds(300))
    #expect(capture().animation == first)
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { box.frame.origin.x = 50 }
    #expect(try #require(capture().animation).id != first.id)
    await simulator.settle()
  }

  @Test func `A paused animation is shown frame by frame, and a continued one is sampled again`() async throws {
    let simulator = await boot()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.frame.origin.x = 200 }
    animator.startAnimation()
    let first = try #require(capture().animation)
    await simulator.advance(by: .milliseconds(500))
    animator.pauseAnimation()
    let paused = capture()
    #expect(paused.animation == nil)
    #expect(abs(try #require(paused.layer).geometry.position.x - 120) < 0.5)
    animator.fractionComplete = 0.25
    #expect(abs(try #require(capture().layer).geometry.position.x - 70) < 0.5)
    animator.isReversed = true
    animator.startAnimation()
    let reversed = try #require(capture().animation)
    #expect(reversed.id != first.id)
    #expect(abs(try #require(reversed.keyframes.last).geometry.position.x - 20) < 0.5)
    await simulator.settle()
  }

  @Test func `A repeating animation is sampled for one period`() async throws {
    let simulator = await boot()
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { box.alpha = 0 }
    let animation = try #require(capture().animation)
    #expect(animation.repeats)
    #expect(animation.duration == 1)
    #expect(animation.keyframes.map(\.offset) == [0, 0.5, 1])
    await simulator.advance(by: .seconds(3))
    #expect(capture().animation == animation)
    box.layer.removeAllAnimations()
    #expect(capture().animation == nil)
  }

  @Test func `Slow animations take longer in the browser`() async throws {
    let simulator = await boot()
    UIView.animate(withDuration: 1) { box.frame.origin.x = 200 }
    let (_, animations) = baker.capture(clockRate: 0.1)
    #expect(animations[SceneIdentity.id(of: box)]?.duration == 10)
    await simulator.settle()
  }
}
