import Testing
import UIKit

/// The presentation layers of layers that are not on the screen.
@MainActor
struct PresentationLayerTests {
  @Test(.rule("R2056"))
  func `A layer that was never on a screen has no presentation layer`() {
    #expect(CALayer().presentation() == nil)
    #expect(UIView().layer.presentation() == nil)
    #expect(CALayer().model() !== CALayer())
  }

  @Test(.rule("R2056"))
  func `A layer has a presentation layer when it was committed`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = CALayer()
    view.layer.addSublayer(layer)
    root.view.addSubview(view)
    #expect(view.layer.presentation() == nil && layer.presentation() == nil)
    await stage.turn()
    #expect(view.layer.presentation()?.bounds.width == 10)
    #expect(layer.presentation() != nil)
    #expect(view.layer.presentation()?.sublayers?.count == 1)
    view.removeFromSuperview()
    await stage.turn()
    root.view.addSubview(view)
    #expect(view.layer.presentation() == nil)
    await stage.turn()
    #expect(view.layer.presentation() != nil)
  }
}
