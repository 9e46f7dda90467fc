import Testing
import UIKit

/// A table view cell as a delegate of gesture recognizers.
@MainActor
@Suite(.ownDevice)
struct CellDelegateTests {
  @Test func `The cell of an app decides about its recognizers`() {
    final class Cell: UITableViewCell {
      override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    let delegate: any UIGestureRecognizerDelegate = cell
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    #expect(delegate.gestureRecognizer(pan, shouldRequireFailureOf: tap))
    #expect(!delegate.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: tap))
    #expect(delegate.gestureRecognizerShouldBegin(pan))
  }
}
