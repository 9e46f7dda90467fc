/// A gesture that drags content as a whole, with precedence over scrolling in the content.
///
/// Subclasses decide when it begins, and move the content.
@MainActor
class ContentDrag: NSObject, UIGestureRecognizerDelegate {
  /// The view that was touched last.
  private(set) weak var touchedView: UIView?

  /// Adds the gesture to the view of the content.
  func attach(to view: UIView) {
    let pan = UIPanGestureRecognizer(_runtimeHandler: { [weak self] in
      if let pan = $0 as? UIPanGestureRecognizer { self?.handle(pan) }
    })
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  /// Called when the state of the gesture changes.
  func handle(_ pan: UIPanGestureRecognizer) {}

  /// Returns the scroll view around the touched view that the user can scroll vertically, or `nil` if there is none.
  final func scrolledView(in content: UIView?) -> UIScrollView? { .verticalOne(around: touchedView, in: content) }

  /// Returns whether a drag in a scroll view moves the content, because the scroll view is at its top and is not
  /// dragged.
  final func isAtRest(_ scrollView: UIScrollView) -> Bool { scrollView.isAtTop && !scrollView.isBeingDragged }

  /// Returns whether a scroll view in the content scrolls only when it is determined that the content is not dragged.
  func precedes(_ scrollView: UIScrollView, in view: UIView) -> Bool { true }

  // MARK: - UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touchedView = touch.view
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = gestureRecognizer.view else {
      return false
    }
    return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view)
      && precedes(scrollView, in: view)
  }
}
