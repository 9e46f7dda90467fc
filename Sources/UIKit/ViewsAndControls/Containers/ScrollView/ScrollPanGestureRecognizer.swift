/// The gesture recognizer for drags of a scroll view's content.
///
/// It notifies the scroll view when the first touch begins, and when the recognizer is reset.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The view that receives the touch if it does not scroll the content.
  private(set) weak var contentView: UIView?
  private var fingers: Set<UITouch> = []

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView?.delegateOfOwnGestures }
    set { scrollView?.checkDelegateOfOwnGesture(newValue, "pan") }
  }

  // A pinch zooms and scrolls the content of the same scroll view.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ZoomPinchGestureRecognizer && other.view === view) && super.canPrevent(other)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    var stopsContent = false
    if fingers.isEmpty {
      contentView = touches.first?.view
      stopsContent = scrollView?.trackingDidBegin() ?? false
    }
    fingers.formUnion(touches)
    super.touchesBegan(touches, with: event)
    if stopsContent, state == .possible { state = .began }
  }

  /// Called when the scroll view or another around it has withheld the touch from the view.
  func contentTouchWasWithheld() { contentView = nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingers.subtract(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fingers.subtract(touches)
  }

  override func reset() {
    super.reset()
    fingers = []
    scrollView?.trackingDidEnd()
  }
}
