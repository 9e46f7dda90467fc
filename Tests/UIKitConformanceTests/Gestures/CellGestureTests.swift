import Testing
import UIKit

/// Table view cells as delegates of gesture recognizers.
@MainActor
struct CellGestureTests {
  private final class SwipeCell: UITableViewCell {
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test(.rule("R1586"))
  func `A cell is a delegate of gesture recognizers, whose methods its class overrides`() {
    let cell = SwipeCell(style: .default, reuseIdentifier: nil)
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    pan.delegate = cell
    #expect(pan.delegate === cell)
    #expect(cell.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: tap))
  }
}
