import Simulator
import Testing
@testable import UIKit

/// The messages about layouts without an end, and about siblings that are not subviews.
@MainActor
struct HierarchyMessageTests {
  private final class BusyLayer: CALayer {
    override func layoutSublayers() { setNeedsLayout() }
  }

  private func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    RuntimeDiagnostics.observer = { messages.append("\($0): \($1)") }
    defer { RuntimeDiagnostics.observer = nil }
    body()
    return messages
  }

  @Test func `A layer that always requests its layout is reported`() async {
    let device = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    device.show(controller)
    let layer = BusyLayer()
    controller.view.layer.addSublayer(layer)
    layer.setNeedsLayout()
    let messages = messages { AppRuntime.shared.commit() }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("layoutFeedbackLoop: Layout feedback loop: <BusyLayer") == true)
  }

  @Test func `Layers that are replaced in a view's layout are not reported`() async {
    final class Tag: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        layer.addSublayer(CAGradientLayer())
      }
    }
    let device = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    device.show(controller)
    controller.view.addSubview(Tag(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    #expect(messages { AppRuntime.shared.commit() } == [])
  }

  @Test func `An insertion beside a view that is not a subview is reported`() {
    let (view, added) = (UIView(), UIView())
    let messages = messages { view.insertSubview(added, belowSubview: UIView()) }
    #expect(view.subviews == [added])
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("ineffectiveCall: insertSubview(_:belowSubview:)") == true)
  }
}
