import Testing
import UIKit

/// The layout and the delegate of layers.
@MainActor
struct LayerLayoutTests {
  @Test(.rule("R357"))
  func `A view is the delegate of its layer`() {
    let view = UIView()
    #expect(view.layer.delegate === view)
    #expect(CALayer().delegate == nil)
  }

  @Test(.rule("R358"))
  func `A view's layer has the class that the view determines, and is laid out with the view`() {
    let view = LayeredView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let layer = view.layer as? CountingLayer
    #expect(layer != nil)
    view.layoutIfNeeded()
    #expect(layer?.layouts == 1)
    #expect(view.layouts == 1)
    #expect(view.subviewLayouts == 1)
    layer?.setNeedsLayout()
    layer?.layoutIfNeeded()
    #expect(view.subviewLayouts == 2)
  }

  @Test(.rule("R1496"))
  func `The layer of a view needs layout while the view does`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
    view.setNeedsLayout()
    #expect(view.layer.needsLayout())
    view.layer.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
  }

  @Test(.rule("R359"))
  func `A layer is laid out when it needs it`() {
    let layer = CountingLayer()
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.layoutIfNeeded()
    #expect(layer.layouts == 2)
    layer.position.x = 5
    layer.layoutIfNeeded()
    #expect(layer.layouts == 2)
  }

  @Test(.rule("R1340"))
  func `A change of a sublayer's size or transform requests layout of the superlayer`() {
    let superlayer = CountingLayer()
    let layer = CALayer()
    superlayer.addSublayer(layer)
    func isLaidOut(after change: () -> Void) -> Bool {
      superlayer.layoutIfNeeded()
      let layouts = superlayer.layouts
      change()
      superlayer.layoutIfNeeded()
      return superlayer.layouts == layouts + 1
    }
    #expect(isLaidOut { layer.bounds.size.width = 10 })
    #expect(isLaidOut { layer.transform = CATransform3DMakeScale(2, 2, 1) })
    #expect(!isLaidOut { layer.position.x = 10 })
    #expect(!isLaidOut { layer.opacity = 0.5 })
    #expect(!isLaidOut { layer.bounds.size.width = 10 })
  }

  @Test(.rule("R1340"))
  func `A change of a sublayer's size requests layout of the view`() {
    let view = LayeredView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let layer = CALayer()
    view.layer.addSublayer(layer)
    view.layoutIfNeeded()
    let layouts = view.subviewLayouts
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.layoutIfNeeded()
    #expect(view.subviewLayouts == layouts + 1)
  }

  @Test(.rule("R2218"))
  func `A view whose layer gets another size is laid out`() {
    let view = LayeredView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutIfNeeded()
    let layouts = view.subviewLayouts
    view.layer.bounds.size.width = 80
    view.layoutIfNeeded()
    #expect(view.bounds.width == 80)
    #expect(view.subviewLayouts == layouts + 1)
    view.layer.position.x = 10
    view.layoutIfNeeded()
    #expect(view.subviewLayouts == layouts + 1)
  }

  @Test(.rule("R359"))
  func `Layers that are on screen are laid out at the end of the update cycle`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let layer = CountingLayer()
    controller.view.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.layouts == 0)
    await stage.turn()
    #expect(layer.layouts == 1)
  }

  @Test(.rule("R2216"))
  func `A layer whose bounds change before it is added to another one is laid out`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let (group, layer) = (CALayer(), CountingLayer())
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.needsLayout())
    group.addSublayer(layer)
    controller.view.layer.addSublayer(group)
    await stage.turn()
    #expect(layer.layouts == 1)
    #expect(!layer.needsLayout())
  }

  @Test(.rule("R2216"))
  func `A delegate that is set after the bounds lays the layer out`() {
    final class Delegate: NSObject, CALayerDelegate {
      var layouts = 0

      func layoutSublayers(of layer: CALayer) { layouts += 1 }
    }
    let delegate = Delegate()
    let layer = CALayer()
    layer.bounds.size.width = 20
    layer.delegate = delegate
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(delegate.layouts == 1)
  }

  @Test(.rule("R2216"))
  func `A layer without size needs no layout until it is requested`() {
    let layer = CountingLayer()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 0)
    layer.bounds.size.width = 20
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
  }

  private final class LayeredView: UIView {
    var layouts = 0
    var subviewLayouts = 0

    override class var layerClass: AnyClass { CountingLayer.self }

    override func layoutSublayers(of layer: CALayer) {
      layouts += 1
      super.layoutSublayers(of: layer)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      subviewLayouts += 1
    }
  }
}

/// A layer that counts its layouts.
final class CountingLayer: CALayer {
  var layouts = 0

  override func layoutSublayers() {
    super.layoutSublayers()
    layouts += 1
  }
}
