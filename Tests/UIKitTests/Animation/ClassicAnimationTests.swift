import DisplayScene
import Foundation
import Simulator
import Testing

@testable import UIKit

/// Animation blocks between two calls, together with other animations.
@MainActor
struct ClassicAnimationTests {
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    root.view.addSubview(view)
    simulator.show(root)
    return simulator
  }

  private var x: CGFloat { view.layer.presentation()?.position.x ?? 0 }

  private func linear(_ duration: TimeInterval) {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(duration)
    UIView.setAnimationCurve(.linear)
  }

  @Test func `Settings apply to the changes after them`() async {
    let simulator = await boot()
    linear(1)
    view.center.x = 150
    UIView.setAnimationDuration(2)
    view.alpha = 0
    UIView.commitAnimations()
    await simulator.advance(by: .seconds(1))
    #expect(x == 150)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
  }

  @Test func `A nested block inherits the duration and the curve`() async {
    let simulator = await boot()
    linear(2)
    UIView.beginAnimations(nil, context: nil)
    view.center.x = 150
    UIView.commitAnimations()
    UIView.commitAnimations()
    await simulator.advance(by: .seconds(1))
    #expect(abs(x - 100) < 1)
  }

  @Test func `A closure inside a block inherits its duration`() async {
    let simulator = await boot()
    linear(2)
    UIView.animate(withDuration: 0.1) { view.center.x = 150 }
    UIView.commitAnimations()
    await simulator.advance(by: .seconds(1))
    #expect(abs(x - 100) < 1)
  }

  @Test func `A block inside an animator plays with it`() async {
    let simulator = await boot()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.beginAnimations(nil, context: nil)
      view.center.x = 150
      UIView.commitAnimations()
    }
    animator.startAnimation()
    await simulator.advance(by: .seconds(1))
    animator.pauseAnimation()
    await simulator.advance(by: .seconds(1))
    #expect(abs(x - 100) < 1)
    animator.stopAnimation(true)
  }

  @Test func `A block without a commit ends with the device`() async {
    var simulator: Simulator? = await boot()
    linear(1)
    _ = simulator
    simulator = nil
    let next = await boot()
    view.center.x = 250
    next.commit()
    #expect(x == 250)
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.commitAnimations()
  }

  @Test func `A commit without a beginning does nothing`() async {
    _ = await boot()
    UIView.commitAnimations()
    #expect(AnimationContext.current == nil)
  }

  @Test func `The views of a block receive touches`() async {
    let simulator = await boot()
    linear(1)
    view.center.x = 150
    UIView.commitAnimations()
    simulator.commit()
    #expect(!view.isDisabledByAnimation)
  }

  @Test func `A block with a repeat count of endless size does not keep the device busy`() async {
    let simulator = await boot()
    linear(1)
    UIView.setAnimationRepeatCount(.greatestFiniteMagnitude)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(await simulator.settle(timeLimit: .seconds(10)))
    view.layer.removeAllAnimations()
  }

  @Test func `A transition animates the change of the view's content`() async {
    let simulator = await boot()
    view.backgroundColor = .red
    simulator.commit()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
    UIView.performWithoutAnimation { view.backgroundColor = .blue }
    UIView.commitAnimations()
    await simulator.advance(by: .milliseconds(200))
    func shown() -> SceneColor? { SceneCapture.layer(of: root.view).sublayers[0].style.backgroundColor }
    #expect(shown() == UIColor.red.components.scene)
    await simulator.advance(by: .milliseconds(600))
    #expect(shown() == UIColor.blue.components.scene)
    await simulator.settle()
  }
}
