import Testing
import UIKit

/// Methods whose results apps ignore.
@MainActor
struct IgnoredResultTests {
  private final class Knob: UIControl {
    var hasBegun = false

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      super.beginTracking(touch, with: event)
      hasBegun = true
      return true
    }
  }

  @Test(.rule("R1631"))
  func `Results can be ignored`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.indexPathForRow(at: .zero)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.hitTest(.zero, with: nil)
    view.sizeThatFits(.zero)
    UIImage().withTintColor(.red)
    #expect(!Knob().hasBegun)
  }
}
