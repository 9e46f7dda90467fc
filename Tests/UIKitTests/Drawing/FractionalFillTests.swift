import Simulator
import Testing
import UIKit

/// Opaque areas that replace others at fractions of pixels.
@MainActor
struct FractionalFillTests {
  private final class Fills: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.systemBlue.setFill()
      UIRectFill(bounds)
      UIRectFill(CGRect(x: 0, y: 40.4, width: 200, height: 59.6))
    }
  }

  @Test func `An opaque area is drawn over what it replaces, which is not cut out`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    controller.view.addSubview(Fills(frame: CGRect(x: 0, y: 100, width: 200, height: 100)))
    simulator.show(controller)
    #expect(!simulator.svgSnapshot().contains("<mask"))
  }
}
