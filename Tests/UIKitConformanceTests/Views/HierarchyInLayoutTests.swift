import Testing
import UIKit

/// Changes of the hierarchy within the layout of the view or layer that contains the change.
@MainActor
struct HierarchyInLayoutTests {
  @Test(.rule("R1880"))
  func `A view that replaces its sublayers in its layout is not laid out again`() async throws {
    let view = try await laidOut { view in
      view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
      view.layer.addSublayer(CAGradientLayer())
    }
    #expect(view.layouts <= 2)
    #expect(view.layer.sublayers?.count == 1)
  }

  @Test(.rule("R1880"))
  func `A view that replaces its subviews in its layout is not laid out again`() async throws {
    let view = try await laidOut { view in
      view.subviews.forEach { $0.removeFromSuperview() }
      view.addSubview(CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    #expect(view.layouts <= 2)
    // The new subview is laid out in the same pass.
    #expect((view.subviews.last as? CountingView)?.layouts == 1)
  }

  @Test(.rule("R1880"))
  func `A view that requests its layout after a change of its subviews is laid out again`() async throws {
    let view = try await laidOut { view in
      view.addSubview(UIView())
      if view.layouts == 1 { view.setNeedsLayout() }
    }
    #expect(view.layouts >= 2)
  }

  @Test(.rule("R1880"))
  func `A controller can replace the subviews of its view in its layout callbacks`() async throws {
    let stage = try await Stage.open()
    let controller = ReplacingViewController()
    await stage.show(controller)
    let layouts = controller.layouts
    controller.view.setNeedsLayout()
    await stage.turn()
    #expect(controller.layouts == layouts + 1)
    #expect(controller.view.subviews.count == 2)
  }

  @Test(.rule("R1880"))
  func `A subview that is removed after the layout requests layout`() async throws {
    let view = try await laidOut { _ in }
    let subview = UIView()
    view.addSubview(subview)
    view.layoutIfNeeded()
    let layouts = view.layouts
    subview.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.layouts == layouts + 1)
  }

  @Test(.rule("R1881"))
  func `A layer that replaces its sublayers in its layout is not laid out again`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let layer = BusyLayer()
    layer.onLayout = { layer in
      layer.sublayers?.forEach { $0.removeFromSuperlayer() }
      layer.addSublayer(CALayer())
    }
    root.view.layer.addSublayer(layer)
    layer.setNeedsLayout()
    await stage.turn()
    #expect((1...2).contains(layer.layouts))
  }

  // On Apple's platforms, such a layout blocks the main thread indefinitely.
  #if !canImport(Darwin)
    @Test(.rule("R1881"))
    func `A layer that always requests its layout is stopped`() async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      let layer = BusyLayer()
      layer.onLayout = { $0.setNeedsLayout() }
      root.view.layer.addSublayer(layer)
      layer.setNeedsLayout()
      await stage.turn()
      #expect(layer.layouts == 100)
      layer.onLayout = nil
      layer.setNeedsLayout()
      await stage.turn()
      #expect(layer.layouts == 101)
    }
  #endif

  /// Shows a view that runs a closure in each of its layouts.
  private func laidOut(_ onLayout: @escaping (CountingView) -> Void) async throws -> CountingView {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.onLayout = onLayout
    root.view.addSubview(view)
    await stage.turn()
    return view
  }

  private final class CountingView: UIView {
    private(set) var layouts = 0
    var onLayout: ((CountingView) -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?(self)
    }
  }

  private final class BusyLayer: CALayer {
    private(set) var layouts = 0
    var onLayout: ((BusyLayer) -> Void)?

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
      onLayout?(self)
    }
  }

  private final class ReplacingViewController: UIViewController {
    private(set) var layouts = 0

    override func viewWillLayoutSubviews() {
      layouts += 1
      view.subviews.forEach { $0.removeFromSuperview() }
      view.addSubview(UIView())
    }

    override func viewDidLayoutSubviews() { view.addSubview(UIView()) }
  }
}
