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

  @Test(.rule("R1860"))
  func `Results of views, layers and text layout can be ignored`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.viewWithTag(1)
    view.systemLayoutSizeFitting(.zero)
    view.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    UITableViewCell(style: .default, reuseIdentifier: nil).systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    UIScrollView().hitTest(.zero, with: nil)
    view.layer.hitTest(.zero)
    view.layer.animation(forKey: "key")
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 100)))
    manager.addTextContainer(container)
    manager.glyphRange(for: container)
    manager.usedRect(for: container)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test(.rule("R1860"))
  func `The running animator, the background task and the drawn image can be ignored`() {
    let view = UIView()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0, delay: 0, animations: { view.alpha = 0.5 })
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    #expect(view.alpha == 0.5)
  }
}
