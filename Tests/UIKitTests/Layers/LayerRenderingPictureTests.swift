import DisplayScene
import Foundation
import Simulator
import Testing

@testable import UIKit

/// What the rendering properties of layers do in pictures of the screen.
@MainActor
struct LayerRenderingPictureTests: LayerPictures {
  let root = UIViewController()

  /// The beginning of a PNG file of 16 by 16 pixels.
  private func makeIcon() throws -> CGImage {
    try #require(
      CGImage(
        encoded: Data(
          [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, 16, 0, 0, 0, 16, 8, 6, 0, 0, 0, 0, 0, 0, 0])))
  }

  private func isPixelated(_ contents: [SceneContent]) -> Bool? {
    switch contents.first {
    case .image(let image): image.isPixelated
    case .drawing(let drawing):
      if case .image(let image)? = drawing.marks.first?.kind { image.isPixelated } else { nil }
    default: nil
    }
  }

  // MARK: - Filters

  @Test(arguments: [
    (CALayerContentsFilter.linear, CGFloat(160), false), (.nearest, 160, true), (.nearest, 4, false),
  ])
  func `The nearest filter for magnification shows the pixels of magnified contents`(
    filter: CALayerContentsFilter, side: CGFloat, isExpected: Bool
  ) async throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: side, height: side)
    layer.contents = try makeIcon()
    layer.magnificationFilter = filter
    let simulator = await show(layer)
    #expect(isPixelated(scene.contents) == isExpected)
    #expect(simulator.svgSnapshot().contains("image-rendering:pixelated") == isExpected)
  }

  @Test func `The nearest filter for minification applies to reduced contents only`() async throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 4, height: 4)
    layer.contents = try makeIcon()
    layer.minificationFilter = .nearest
    let simulator = await show(layer)
    #expect(isPixelated(scene.contents) == true)
    layer.frame.size = CGSize(width: 160, height: 160)
    await simulator.settle()
    #expect(isPixelated(scene.contents) == false)
  }

  @Test func `The filter of an image view's layer applies to its image`() async throws {
    let view = UIImageView(image: UIImage(cgImage: try makeIcon()))
    view.frame = CGRect(x: 10, y: 10, width: 160, height: 160)
    let simulator = await Simulator.boot(.iPhone15)
    root.view.addSubview(view)
    simulator.show(root)
    #expect(isPixelated(scene.contents) == false)
    view.layer.magnificationFilter = .nearest
    simulator.commit()
    #expect(isPixelated(scene.contents) == true)
  }

  // MARK: - Opacity

  @Test func `Without group opacity, each part of a layer is transparent`() async {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderWidth = 1
    let inner = CALayer()
    inner.frame = layer.bounds
    inner.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(inner)
    layer.opacity = 0.5
    let simulator = await show(layer)
    #expect(scene.opacity == 0.5 && scene.sublayers[0].opacity == 1)
    layer.allowsGroupOpacity = false
    simulator.commit()
    #expect(scene.opacity == 1)
    #expect(scene.style.backgroundColor?.alpha == 0.5 && scene.style.border?.color.alpha == 0.5)
    #expect(scene.sublayers[0].opacity == 0.5)
  }

  @Test func `An animated opacity applies to each part in every frame`() async {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    layer.backgroundColor = UIColor.red.cgColor
    layer.allowsGroupOpacity = false
    let simulator = await show(layer)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
    layer.add(fade, forKey: nil)
    #expect(layer.animations.allSatisfy { !$0.isInKeyframes })
    await simulator.advance(by: .milliseconds(500))
    #expect(abs((scene.style.backgroundColor?.alpha ?? 0) - 0.5) < 0.01)
  }

  // MARK: - Depth

  @Test func `In a perspective of the superlayer, depth is visible in the picture and in hit tests`() async {
    let stage = CALayer()
    stage.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    stage.sublayerTransform = perspective
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    stage.addSublayer(layer)
    let simulator = await show(stage)
    #expect(scene.sublayers[0].geometry.frame.width == 100)
    layer.anchorPointZ = 100
    await simulator.settle()
    #expect(abs(scene.sublayers[0].geometry.frame.width - 50) < 0.001)
    #expect(stage.hitTest(CGPoint(x: 60, y: 100)) === stage)
    #expect(stage.hitTest(CGPoint(x: 80, y: 100)) === layer)
    // The anchor point is in front of the plane of the superlayer, and the layer is in it.
    layer.zPosition = 100
    await simulator.settle()
    #expect(abs(scene.sublayers[0].geometry.frame.width - 100) < 0.001)
  }

  @Test func `The anchor point on the z axis animates`() async {
    let layer = CALayer()
    let simulator = await show(layer)
    let animation = CABasicAnimation(keyPath: "anchorPointZ")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    layer.add(animation, forKey: nil)
    await simulator.advance(by: .milliseconds(250))
    #expect(abs((layer.presentation()?.anchorPointZ ?? 0) - 25) < 0.5)
  }

  // MARK: - Edges

  @Test func `A context draws paths with or without antialiased edges`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
    let image = renderer.image { context in
      context.cgContext.saveGState()
      context.cgContext.setShouldAntialias(false)
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.cgContext.restoreGState()
      context.cgContext.fillEllipse(in: CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    root.view.addSubview(UIImageView(image: image))
    simulator.show(root)
    #expect(simulator.svgSnapshot().components(separatedBy: "shape-rendering=\"crispEdges\"").count == 2)
  }
}
