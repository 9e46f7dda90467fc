/// The gesture recognizer for pinches of a scroll view.
///
/// It is also recognized while the content is being dragged.
@MainActor
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view) && super.canBePrevented(by: other)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view) && super.canPrevent(other)
  }
}
