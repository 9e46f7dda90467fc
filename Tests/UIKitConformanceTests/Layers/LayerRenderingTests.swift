import Testing
import UIKit

/// The properties of layers that determine how they are rendered.
@MainActor
struct LayerRenderingTests {
  @Test(.rule("R1172"))
  func `The defaults describe a plain layer`() {
    let layer = CALayer()
    #expect(layer.allowsGroupOpacity)
    #expect(layer.minificationFilter == .linear)
    #expect(layer.magnificationFilter == .linear)
    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
    #expect(!layer.drawsAsynchronously)
    #expect(!layer.allowsEdgeAntialiasing)
    #expect(
      layer.edgeAntialiasingMask == [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
    #expect(layer.anchorPointZ == 0)
  }

  @Test(.rule("R1172"))
  func `The values are kept, also in the presentation`() async throws {
    let bench = try await LayerStage()
    let layer = bench.layer
    layer.allowsGroupOpacity = false
    layer.minificationFilter = .trilinear
    layer.magnificationFilter = .nearest
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    layer.drawsAsynchronously = true
    layer.allowsEdgeAntialiasing = true
    layer.edgeAntialiasingMask = .layerTopEdge
    await bench.stage.turn()
    for layer in [layer, try #require(layer.presentation())] {
      #expect(!layer.allowsGroupOpacity)
      #expect(layer.minificationFilter == .trilinear)
      #expect(layer.magnificationFilter == .nearest)
      #expect(layer.shouldRasterize)
      #expect(layer.rasterizationScale == 3)
      #expect(layer.drawsAsynchronously)
      #expect(layer.allowsEdgeAntialiasing)
      #expect(layer.edgeAntialiasingMask == .layerTopEdge)
    }
  }

  @Test(.rule("R1173"))
  func `Without a perspective, the anchor point on the z axis is not visible`() async throws {
    let bench = try await LayerStage()
    bench.layer.anchorPointZ = 50
    #expect(bench.layer.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(bench.layer.convert(CGPoint(x: 10, y: 20), to: bench.layer.superlayer) == CGPoint(x: 10, y: 120))
  }

  @Test(.rule("R1173"))
  func `A rotation about a distant axis moves the layer`() async throws {
    let bench = try await LayerStage()
    bench.layer.anchorPointZ = 50
    bench.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let center = bench.layer.convert(CGPoint(x: 50, y: 50), to: bench.layer.superlayer)
    // The center is 50 points behind the axis, and a quarter turn takes it to the side.
    #expect(abs(abs(center.x - 50) - 50) < 0.001)
    #expect(abs(center.y - 150) < 0.001)
  }

  @Test(.rule("R1173"))
  func `In a perspective, a layer behind its anchor point is smaller`() async throws {
    let bench = try await LayerStage()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    bench.layer.transform = perspective
    bench.layer.anchorPointZ = 100
    #expect(abs(bench.layer.frame.width - 50) < 0.001)
  }
}
