import DisplayScene
import Foundation
import Simulator
import Testing

@testable import UIKit

/// Pictures of layers in space, of contents that are stretched, and of contents that depend on animations.
@MainActor
struct TransformLayerPictureTests: LayerPictures {
  let root = UIViewController()

  private func square(_ side: CGFloat, _ color: UIColor, _ transform: CATransform3D) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    layer.backgroundColor = color.cgColor
    layer.transform = transform
    return layer
  }

  /// A cube whose faces are sublayers, in perspective.
  private func makeCube() -> (stage: CALayer, cube: CATransformLayer) {
    let (stage, cube) = (CALayer(), CATransformLayer())
    stage.frame = CGRect(x: 96, y: 300, width: 200, height: 200)
    stage.sublayerTransform.m34 = -1 / 600
    cube.position = CGPoint(x: 100, y: 100)
    let front = CATransform3DMakeTranslation(0, 0, 60)
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    var turn = CATransform3DIdentity
    for color in [UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange] {
      cube.addSublayer(square(120, color, CATransform3DConcat(front, turn)))
      turn = CATransform3DConcat(turn, quarter)
    }
    stage.addSublayer(cube)
    return (stage, cube)
  }

  private func colors(of layer: SceneLayer) -> [SceneColor?] { layer.sublayers.map(\.style.backgroundColor) }

  @Test func `The faces of a cube are drawn from the farthest to the nearest`() async throws {
    let (stage, cube) = makeCube()
    let simulator = await show(stage)
    let red = try #require(cube.sublayers?[0].backgroundColor).scene
    let blue = try #require(cube.sublayers?[2].backgroundColor).scene
    #expect(colors(of: scene.sublayers[0]).last == red)
    #expect(colors(of: scene.sublayers[0]).first == blue)
    CATransaction.setDisableActions(true)
    cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(colors(of: scene.sublayers[0]).last == blue)
    #expect(colors(of: scene.sublayers[0]).first == red)
    cube.transform = CATransform3DConcat(
      CATransform3DMakeRotation(0.7, 0, 1, 0), CATransform3DMakeRotation(-0.5, 1, 0, 0))
    try Picture.save(simulator.svgSnapshot(), as: "cube")
  }

  @Test func `A transform layer shows nothing of its own, and its opacity is that of its sublayers`() async {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderWidth = 4
    layer.shadowOpacity = 1
    layer.masksToBounds = true
    layer.mask = CALayer()
    layer.opacity = 0.5
    layer.addSublayer(square(200, .green, CATransform3DIdentity))
    _ = await show(layer)
    #expect(scene.style == SceneStyle())
    #expect(scene.mask.isEmpty)
    #expect(scene.opacity == 1)
    #expect(scene.sublayers.map(\.opacity) == [0.5])
  }

  @Test func `The corners of stretched contents keep their size`() async throws {
    let icon = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      UIColor.systemTeal.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 14).fill()
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 200, width: 240, height: 90)
    layer.contents = icon.cgImage
    layer.contentsScale = icon.scale
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    let simulator = await show(layer)
    guard case .drawing(let drawing) = try #require(scene.contents.first),
      case .slices(let slices) = try #require(drawing.marks.first).kind
    else {
      Issue.record("The contents are not divided.")
      return
    }
    // A pixel in the middle is stretched, because the center is empty.
    let corner = 15 - 0.5 / icon.scale
    let rects = slices.slices.map(\.rect)
    #expect(rects.count == 9)
    #expect(abs((rects.first?.maxX ?? 0) - corner) < 1e-6 && abs((rects.last?.minX ?? 0) - (240 - corner)) < 1e-6)
    #expect(abs((rects.last?.minY ?? 0) - (90 - corner)) < 1e-6)
    try Picture.save(simulator.svgSnapshot(), as: "center")
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    if case .drawing(let drawing)? = scene.contents.first { #expect(drawing.rect == layer.bounds) }
  }
}

/// Pictures that a developer looks at.
enum Picture {
  /// Saves a picture in the folder that the environment names, if it does.
  static func save(_ picture: String, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try picture.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }
}
