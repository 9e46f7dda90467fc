import Testing
import UIKit

@MainActor
struct MotionEffectTests {
  private func effect(
    _ keyPath: String = "center.x", _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis,
    from minimum: Any?, to maximum: Any?
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = minimum
    effect.maximumRelativeValue = maximum
    return effect
  }

  private func number(_ effect: UIMotionEffect, _ keyPath: String, _ x: CGFloat, _ y: CGFloat = 0) -> Double? {
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: y))
    return (values?[keyPath] as? NSNumber)?.doubleValue
  }

  @Test(.rule("R1181"))
  func `The value is between the relative values, in proportion to the offset`() {
    let effect = effect(from: -20, to: 20)
    #expect(effect.keyPath == "center.x")
    #expect(effect.type == .tiltAlongHorizontalAxis)
    #expect(number(effect, "center.x", -1) == -20)
    #expect(number(effect, "center.x", 0.5) == 10)
    #expect(number(effect, "center.x", 1) == 20)
  }

  @Test(.rule("R1181"))
  func `Only the axis of the effect determines the value`() {
    let effect = effect("center.y", .tiltAlongVerticalAxis, from: -10, to: 10)
    #expect(number(effect, "center.y", 1, 0) == 0)
    #expect(number(effect, "center.y", 0, 1) == 10)
  }

  @Test(.rule("R1181"))
  func `Sizes are interpolated too`() {
    let effect = effect(
      "layer.shadowOffset", from: NSValue(cgSize: CGSize(width: -4, height: 0)),
      to: NSValue(cgSize: CGSize(width: 4, height: 8)))
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
    #expect((values?["layer.shadowOffset"] as? NSValue)?.cgSizeValue == CGSize(width: 2, height: 6))
  }

  @Test(.rule("R1182"))
  func `A group applies all of its effects`() {
    let group = UIMotionEffectGroup()
    #expect(group.motionEffects == nil)
    group.motionEffects = [effect(from: -20, to: 20), effect("center.y", .tiltAlongVerticalAxis, from: -10, to: 10)]
    #expect(number(group, "center.x", 1, 1) == 20)
    #expect(number(group, "center.y", 1, 1) == 10)
  }

  @Test(.rule("R1183"))
  func `A view has the effects that were added and not removed`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (effect(from: 10, to: 10), effect("center.y", from: 1, to: 1))
    view.addMotionEffect(first)
    view.addMotionEffect(second)
    #expect(view.motionEffects.count == 2)
    #expect(view.center == CGPoint(x: 50, y: 50))
    view.removeMotionEffect(first)
    #expect(view.motionEffects.count == 1)
    #expect((view.motionEffects.first as? UIInterpolatingMotionEffect)?.keyPath == "center.y")
    view.motionEffects = []
    #expect(view.motionEffects.isEmpty)
  }
}
