import Testing
import UIKit

/// Views whose layers are in the layer tree although the views are in no window.
@MainActor
struct LayerOnlyViewTests {
  let view = WorkingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test(.rule("R1884"))
  func `A view is laid out and drawn if its layer is added to another layer`() async throws {
    let (stage, root) = try await open()
    root.view.layer.addSublayer(view.layer)
    try await check(on: stage)
  }

  @Test(.rule("R1884"))
  func `A view is laid out and drawn if its layer is the mask of a layer`() async throws {
    let (stage, root) = try await open()
    let gradient = CAGradientLayer()
    gradient.mask = view.layer
    root.view.layer.addSublayer(gradient)
    try await check(on: stage)
  }

  @Test(.rule("R1884"))
  func `A view is laid out and drawn if its layer is the mask of a view's layer`() async throws {
    let (stage, root) = try await open()
    root.view.layer.mask = view.layer
    try await check(on: stage)
  }

  @Test(.rule("R1884"))
  func `The subviews of such a view are laid out and drawn`() async throws {
    let (stage, root) = try await open()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(view)
    root.view.layer.addSublayer(outer.layer)
    try await check(on: stage)
  }

  @Test(.rule("R1884"))
  func `A view outside of a window is not laid out by the layer tree`() async throws {
    let (stage, _) = try await open()
    let gradient = CAGradientLayer()
    gradient.mask = view.layer
    await stage.turn()
    #expect(view.layouts == 0)
  }

  private func check(on stage: Stage) async throws {
    await stage.turn()
    #expect(view.layouts == 1)
    #expect(view.drawings == 1)
    view.setNeedsLayout()
    view.setNeedsDisplay()
    await stage.turn()
    #expect(view.layouts == 2)
    #expect(view.drawings == 2)
    view.bounds.size.width = 30
    await stage.turn()
    #expect(view.layouts == 3)
    await stage.turn()
    #expect(view.layouts == 3)
  }

  private func open() async throws -> (Stage, UIViewController) {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    return (stage, root)
  }

  final class WorkingView: UIView {
    private(set) var layouts = 0
    private(set) var drawings = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func draw(_ rect: CGRect) { drawings += 1 }
  }
}
