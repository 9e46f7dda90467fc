import DisplayScene
import Foundation
import Simulator
import Testing

@testable import UIKit

/// Motion effects on a device that is tilted.
@MainActor
struct MotionEffectDisplayTests {
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    root.view.addSubview(view)
    simulator.show(root)
    return simulator
  }

  private func add(_ keyPath: String, _ minimum: Any?, _ maximum: Any?) {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = minimum
    effect.maximumRelativeValue = maximum
    view.addMotionEffect(effect)
  }

  private var presented: CALayer { view.layer.presentation() ?? CALayer() }

  @Test func `A tilt moves the view on screen and not its center`() async {
    let simulator = await boot()
    add("center.x", -20, 20)
    #expect(presented.position.x == 50)
    simulator.viewerOffset = UIOffset(horizontal: 0.5, vertical: 0)
    #expect(presented.position.x == 60)
    #expect(view.center.x == 50)
    #expect(SceneCapture.layer(of: root.view).sublayers[0].geometry.position.x == 60)
    simulator.viewerOffset = UIOffset(horizontal: -3, vertical: 0)
    #expect(presented.position.x == 30)
    #expect(simulator.viewerOffset.horizontal == -1)
  }

  @Test func `The values are added to those of a running animation`() async {
    let simulator = await boot()
    add("center.x", -20, 20)
    simulator.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    await simulator.advance(by: .milliseconds(500))
    #expect(abs(presented.position.x - 120) < 1)
  }

  @Test func `Effects apply to properties of the layer`() async {
    let simulator = await boot()
    view.layer.shadowOffset = CGSize(width: 1, height: 1)
    add("layer.shadowOffset.width", -4, 4)
    add("layer.transform.rotation.y", -0.5, 0.5)
    add("alpha", 0, -0.5)
    simulator.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
    #expect(presented.shadowOffset == CGSize(width: 5, height: 1))
    #expect(abs(((presented.value(forKeyPath: "transform.rotation.y") as? NSNumber)?.doubleValue ?? 0) - 0.5) < 1e-9)
    #expect(presented.opacity == 0.5)
  }

  @Test func `Effects of one property add up, and a removed effect has no value`() async throws {
    let simulator = await boot()
    simulator.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
    add("center.x", -20, 20)
    add("center", NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 1, y: 2)))
    #expect(presented.position == CGPoint(x: 71, y: 152))
    view.removeMotionEffect(try #require(view.motionEffects.first))
    #expect(presented.position == CGPoint(x: 51, y: 152))
    view.motionEffects = []
    #expect(presented.position == CGPoint(x: 50, y: 150))
  }

  @Test func `The next device is flat`() async {
    var simulator: Simulator? = await boot()
    simulator?.viewerOffset = UIOffset(horizontal: 1, vertical: 1)
    simulator = nil
    let next = await Simulator.boot(.iPhone15)
    #expect(next.viewerOffset == .zero)
  }

  @Test func `A copy of an effect has its values`() throws {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
    effect.minimumRelativeValue = NSNumber(value: -3)
    effect.maximumRelativeValue = NSNumber(value: 3)
    let copy = try #require(effect.copy() as? UIInterpolatingMotionEffect)
    #expect(copy !== effect && copy.keyPath == "center.x" && copy.type == .tiltAlongVerticalAxis)
    #expect((copy.maximumRelativeValue as? NSNumber)?.doubleValue == 3)
  }
}
