import Testing
import UIKit

@MainActor
struct WrappedTransformTests {
  private let tilt: CATransform3D = {
    var transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
    transform.m34 = -0.002
    return transform
  }()

  @Test(.rule("R1174"))
  func `A value returns the transform that it wraps`() {
    let value = NSValue(caTransform3D: tilt)
    #expect(CATransform3DEqualToTransform(value.caTransform3DValue, tilt))
    #expect(value == NSValue(caTransform3D: tilt))
    #expect(value != NSValue(caTransform3D: CATransform3DIdentity))
  }

  @Test(.rule("R1174"))
  func `A basic animation accepts wrapped transforms`() async throws {
    let bench = try await LayerStage()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))
    animation.toValue = NSValue(caTransform3D: CATransform3DIdentity)
    animation.duration = 1
    bench.layer.add(animation, forKey: nil)
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    let x = try #require(bench.layer.presentation()).transform.m41
    #expect(x > 10 && x < 90)
  }

  @Test(.rule("R1174"))
  func `A keyframe animation accepts wrapped transforms`() async throws {
    let bench = try await LayerStage()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [0, 100, 0].map { NSValue(caTransform3D: CATransform3DMakeTranslation($0, 0, 0)) }
    animation.duration = 1
    bench.layer.add(animation, forKey: nil)
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    #expect(try #require(bench.layer.presentation()).transform.m41 > 50)
  }
}
