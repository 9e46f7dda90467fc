/// The gesture recognizer for pinches of a scroll view.
///
/// It is also recognized while the content is being dragged.
@MainActor
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { (view as? UIScrollView)?.delegateOfOwnGestures }
    set { (view as? UIScrollView)?.checkDelegateOfOwnGesture(newValue, "pinch") }
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view) && super.canBePrevented(by: other)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer && other.view === view) && super.canPrevent(other)
  }
}
