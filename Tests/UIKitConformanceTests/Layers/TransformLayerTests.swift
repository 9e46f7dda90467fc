import Testing
import UIKit

/// Layers that place their sublayers in space.
@MainActor
struct TransformLayerTests {
  private let root = CALayer()

  /// Adds a layer with a sublayer, both 100 points wide, in the middle of the root.
  private func add(_ layer: CALayer, with sublayer: CALayer) {
    root.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    for layer in [layer, sublayer] { layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100) }
    layer.position = CGPoint(x: 150, y: 150)
    sublayer.position = CGPoint(x: 50, y: 50)
    root.addSublayer(layer)
    layer.addSublayer(sublayer)
  }

  @Test(.rule("R1380"))
  func `Rotations of a transform layer and its sublayer that are opposite cancel each other`() {
    for (layer, width) in [(CATransformLayer(), CGFloat(100)), (CALayer(), 25)] {
      let sublayer = CALayer()
      add(layer, with: sublayer)
      layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      sublayer.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
      // A flat layer narrows its sublayer once more.
      let rect = sublayer.convert(sublayer.bounds, to: root)
      #expect(abs(rect.width - width) < 1e-6)
      #expect(abs(rect.midX - 150) < 1e-6)
      layer.removeFromSuperlayer()
    }
  }

  @Test(.rule("R1380"))
  func `A sublayer at the front is larger in the perspective around the transform layer`() {
    let (layer, sublayer) = (CATransformLayer(), CALayer())
    add(layer, with: sublayer)
    root.sublayerTransform.m34 = -1 / 500
    sublayer.zPosition = 100
    #expect(abs(sublayer.convert(sublayer.bounds, to: root).width - 125) < 1e-6)
    // Behind the axis, the sublayer is as far as it was near.
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    let rect = sublayer.convert(sublayer.bounds, to: root)
    #expect(abs(rect.width - 100 * 500 / 600) < 1e-6)
  }

  @Test(.rule("R1381"))
  func `A transform layer is not hit, and its nearest sublayer is`() {
    let (layer, far, near) = (CATransformLayer(), CALayer(), CALayer())
    add(layer, with: near)
    far.bounds = near.bounds
    far.position = near.position
    layer.addSublayer(far)
    near.zPosition = 10
    #expect(root.hitTest(root.convert(CGPoint(x: 20, y: 20), to: nil)) === root)
    #expect(root.hitTest(root.convert(CGPoint(x: 150, y: 150), to: nil)) === near)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(root.convert(CGPoint(x: 150, y: 150), to: nil)) === far)
    for sublayer in [far, near] { sublayer.isHidden = true }
    #expect(root.hitTest(root.convert(CGPoint(x: 150, y: 150), to: nil)) === root)
  }

  @Test(.rule("R1382"))
  func `The center of contents is all of them by default, and animates`() async throws {
    let bench = try await LayerStage()
    #expect(bench.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    bench.layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    await bench.stage.turn()
    #expect(bench.layer.animationKeys() == ["contentsCenter"])
    await bench.stage.advance(by: 1)
    #expect(bench.layer.presentation()?.contentsCenter == CGRect(x: 0.5, y: 0.5, width: 0, height: 0))
    #expect(bench.layer.value(forKeyPath: "contentsCenter.origin.x") as? Double == 0.5)
  }
}
