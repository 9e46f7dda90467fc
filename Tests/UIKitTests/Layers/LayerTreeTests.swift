import DisplayScene
import Testing

@testable import UIKit

/// Layers in the tree of views, and in pictures of it.
@MainActor @Suite(.ownDevice)
struct LayerTreeTests {
  let bench = LayerBench()

  @Test func `A view's layer that is added to a layer is shown there, until the view is added to a view`() {
    let (host, view) = (UIView(), UIView())
    bench.layer.addSublayer(view.layer)
    #expect(view.layer.superlayer === bench.layer)
    #expect(SceneCapture.frame(of: [bench.window], on: .main).layers[0].sublayers[0].sublayers[0].name == "UIView")
    host.addSubview(view)
    #expect(bench.layer.sublayers == nil)
    #expect(view.layer.superlayer === host.layer)
  }

  @Test func `Subviews and layers of the app are captured in one order, by depth`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bench.window.addSubview(label)
    let last = CALayer()
    bench.window.layer.addSublayer(last)
    let names = { SceneCapture.frame(of: [bench.window], on: .main).layers[0].sublayers.map(\.name) }
    #expect(names() == ["CALayer", "UILabel", "CALayer"])
    bench.layer.zPosition = 10
    #expect(names() == ["UILabel", "CALayer", "CALayer"])
    bench.window.sendSubviewToBack(label)
    #expect(bench.window.layer.sublayers?.first === label.layer)
  }

  @Test func `A layer has the same number in every picture`() {
    let id = SceneIdentity.id(of: bench.layer)
    #expect(SceneCapture.frame(of: [bench.window], on: .main).layers[0].sublayers[0].id == id)
    #expect(SceneIdentity.id(of: bench.window.layer) == SceneIdentity.id(of: bench.window))
    #expect(SceneIdentity.view(withID: id) == nil)
  }

  @Test func `A transform of the sublayers is part of their own in a picture, and in conversions`() {
    bench.layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    bench.layer.position = CGPoint(x: 50, y: 50)
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    bench.layer.addSublayer(sublayer)
    bench.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let captured = SceneCapture.frame(of: [bench.window], on: .main, presented: false).layers[0].sublayers[0].sublayers[
      0]
    #expect(captured.geometry.frame == CGRect(x: -50, y: -50, width: 40, height: 40))
    #expect(sublayer.convert(CGPoint(x: 20, y: 20), to: bench.layer) == CGPoint(x: -10, y: -10))
    #expect(bench.layer.hitTest(CGPoint(x: -40, y: -40)) === sublayer)
  }

  @Test func `A layer that is not double-sided is hidden from behind`() {
    bench.layer.isDoubleSided = false
    let isHidden = {
      SceneCapture.frame(of: [bench.window], on: .main, presented: false).layers[0].sublayers[0].isHidden
    }
    #expect(!isHidden())
    bench.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(isHidden())
  }

  @Test func `A presentation has the class of its layer, and is not changed by animations`() throws {
    let gradient = CAGradientLayer()
    gradient.locations = [0, 1]
    bench.layer.addSublayer(gradient)
    bench.clock.endTurn()
    let presentation = try #require(gradient.presentation())
    #expect(presentation.locations == [0, 1])
    #expect(presentation.model() === gradient)
    #expect(gradient.model() === gradient)
    #expect(bench.layer.presentation()?.sublayers?.first?.model() === gradient)
  }

  @Test func `Layers are released with their superlayer, and their animations end`() {
    weak var released: CALayer?
    do {
      let parent = CALayer()
      let child = CALayer()
      released = child
      parent.addSublayer(child)
      bench.layer.addSublayer(parent)
      child.add(bench.fade(100), forKey: nil)
      parent.removeFromSuperlayer()
    }
    bench.clock.endTurn()
    #expect(released == nil)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `Requests of a layer that is on no screen are fulfilled when it is added to one`() {
    final class Counting: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    let layer = Counting()
    layer.setNeedsLayout()
    bench.clock.endTurn()
    #expect(layer.layouts == 0)
    bench.layer.addSublayer(layer)
    bench.clock.endTurn()
    #expect(layer.layouts == 1)
  }

  @Test func `A view that enters a window lets the layers in it animate`() {
    let view = UIView()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    bench.clock.endTurn()
    layer.position.x = 10
    #expect(layer.animationKeys() == nil)
    bench.window.addSubview(view)
    bench.clock.endTurn()
    layer.position.x = 20
    #expect(layer.animationKeys() == ["position"])
    view.removeFromSuperview()
    bench.clock.endTurn()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `A block of views determines the duration of the changes of layers in it`() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [layer = bench.layer] in layer.position.x = 150 }
    bench.clock.advance(by: 1)
    #expect(isClose(bench.x, 100))
  }
}
