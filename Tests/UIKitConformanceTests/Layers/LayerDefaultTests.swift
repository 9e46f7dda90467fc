import Testing
import UIKit

/// The default values of layers' keys, and the lock of transactions.
@MainActor
struct LayerDefaultTests {
  private final class DialLayer: CALayer {
    override class func defaultValue(forKey key: String) -> Any? {
      key == "angle" ? 45 : super.defaultValue(forKey: key)
    }
  }

  @Test(.rule("R1898"))
  func `A layer has the default value of a key until another one is set`() {
    let layer = DialLayer()
    #expect(layer.value(forKey: "angle") as? Int == 45)
    layer.setValue(90, forKey: "angle")
    #expect(layer.value(forKey: "angle") as? Int == 90)
    #expect(CALayer().value(forKey: "angle") == nil)
    #expect((CALayer.defaultValue(forKey: "opacity") as? NSNumber)?.doubleValue == 1)
    #expect(CALayer.defaultValue(forKey: "unknown") == nil)
  }

  @Test(.rule("R1898"))
  func `The contents of a layer are not upside down`() { #expect(!CALayer().contentsAreFlipped()) }

  @Test(.rule("R1899"))
  func `A thread can acquire the lock of transactions several times`() {
    CATransaction.lock()
    CATransaction.lock()
    CATransaction.unlock()
    CATransaction.unlock()
  }

  @Test(.rule("R1900"), arguments: [("tension", 0.15625), ("none", 0.203125)])
  func `Tension makes the value rest at a key frame`(kind: String, expected: Double) async throws {
    let bench = try await LayerStage()
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1, 1, 0]
    animation.calculationMode = .cubic
    animation.duration = 3
    if kind == "tension" { animation.tensionValues = [1, 1, 1, 1] }
    animation.speed = 0
    animation.timeOffset = 0.25
    bench.layer.add(animation, forKey: "fade")
    await bench.stage.turn()
    #expect(abs(Double(bench.presentedOpacity) - expected) < 0.001)
  }
}
