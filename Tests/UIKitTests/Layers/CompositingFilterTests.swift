import DisplayScene
import Simulator
import Testing
import UIKit

/// Layers that are combined with the content behind them.
@MainActor
struct CompositingFilterTests {
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 40))

  private var picture: String { SVGRenderer(surroundings: .rectangle).render(SceneCapture.frame()) }

  private func show() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    view.backgroundColor = .red
    root.view.addSubview(view)
    simulator.show(root)
    return simulator
  }

  @Test(arguments: [
    ("multiplyBlendMode", SceneBlendMode.multiply), ("screenBlendMode", .screen), ("overlayBlendMode", .overlay),
    ("colorDodgeBlendMode", .colorDodge), ("luminosityBlendMode", .luminosity), ("normalBlendMode", nil),
    ("unknown", nil),
  ])
  func `A layer is combined in the mode that its filter names`(name: String, mode: SceneBlendMode?) async {
    let simulator = await show()
    view.layer.compositingFilter = name
    simulator.commit()
    #expect(view.layer.compositingFilter as? String == name)
    #expect(SceneCapture.layer(of: view).style.blendMode == mode)
    #expect(picture.contains("mix-blend-mode:\(mode?.rawValue ?? "")") == (mode != nil))
  }

  @Test func `A layer covers what is behind it without a filter, or with another object`() async {
    let simulator = await show()
    #expect(view.layer.compositingFilter == nil)
    view.layer.compositingFilter = NSObject()
    #expect(SceneCapture.layer(of: view).style.blendMode == nil)
    view.layer.compositingFilter = "darkenBlendMode"
    view.layer.compositingFilter = nil
    simulator.commit()
    #expect(SceneCapture.layer(of: view).style.blendMode == nil)
  }

  @Test func `A drawing of layers combines them`() async {
    let simulator = await show()
    view.layer.compositingFilter = "multiplyBlendMode"
    simulator.commit()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { context in
      root.view.layer.render(in: context.cgContext)
    }
    view.removeFromSuperview()
    simulator.commit()
    #expect(!picture.contains("mix-blend-mode"))
    root.view.addSubview(UIImageView(image: image))
    simulator.commit()
    #expect(picture.contains("mix-blend-mode:multiply"))
  }
}
