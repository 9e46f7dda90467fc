import Simulator
import Testing
import UIKit

/// Views that do not share touches with other views.
@MainActor
struct ExclusiveTouchTests {
  private final class Pad: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches.count }
  }

  /// R583.
  @Test(arguments: [true, false])
  func `A view with exclusive touch and another one do not receive touches at the same time`(isFirst: Bool) async throws
  {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let pads = (0..<2).map { Pad(frame: CGRect(x: 0, y: 200 * CGFloat($0), width: 390, height: 200)) }
    for pad in pads { root.view.addSubview(pad) }
    simulator.show(root)
    pads[isFirst ? 0 : 1].isExclusiveTouch = true
    let first = try simulator.touchDown(at: CGPoint(x: 100, y: 100))
    _ = try? simulator.touchDown(at: CGPoint(x: 100, y: 300))
    #expect(pads.map(\.touches) == [1, 0])
    simulator.touchUp(first, at: CGPoint(x: 100, y: 100))
  }
}
