import Simulator
import Testing

@testable import UIKit

/// What tiled layers draw.
@MainActor
struct TileDrawingTests {
  private final class Tiles: UIView {
    var rects: [CGRect] = []

    override class var layerClass: AnyClass { CATiledLayer.self }

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      #expect(UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath == rect)
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private final class DrawnLayer: CATiledLayer {
    var rects: [CGRect] = []

    override func draw(in ctx: CGContext) { rects.append(ctx.boundingBoxOfClipPath) }
  }

  @Test func `A view draws each tile of its layer`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let view = Tiles(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
    view.contentScaleFactor = 2
    (view.layer as? CATiledLayer)?.tileSize = CGSize(width: 100, height: 100)
    let root = UIViewController()
    root.view.addSubview(view)
    simulator.show(root)
    #expect(
      view.rects == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
        CGRect(x: 0, y: 50, width: 50, height: 20), CGRect(x: 50, y: 50, width: 50, height: 20),
      ])
    view.rects = []
    view.setNeedsDisplay(CGRect(x: 60, y: 10, width: 5, height: 5))
    simulator.commit()
    #expect(view.rects == [CGRect(x: 50, y: 0, width: 50, height: 50)])
  }

  @Test func `A layer of the app draws each of its tiles`() {
    let layer = DrawnLayer()
    layer.bounds = CGRect(x: 10, y: 0, width: 60, height: 30)
    layer.tileSize = CGSize(width: 30, height: 256)
    layer.display()
    #expect(
      layer.rects == [CGRect(x: 10, y: 0, width: 30, height: 30), CGRect(x: 40, y: 0, width: 30, height: 30)])
  }
}
