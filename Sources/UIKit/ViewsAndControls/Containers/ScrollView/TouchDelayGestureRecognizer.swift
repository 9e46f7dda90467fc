/// A gesture recognizer that delays touches for the content of a scroll view.
///
/// It fails after a delay, or when the touch ends, and the delayed touches are delivered. It never recognizes a
/// gesture.
@MainActor
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
  /// The delay of touches for content, in seconds.
  private static let delay: TimeInterval = 0.15

  private var timer: RuntimeTimer?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  /// A Boolean value that indicates whether touches of the content are still being delayed.
  var isHoldingBack: Bool { timer != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard timer == nil else { return }
    timer = AppRuntime.shared.timers.schedule(after: Self.delay) { [weak self] in self?.letThrough() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    letThrough()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    letThrough()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func didDecide() {
    super.didDecide()
    timer?.cancel()
    timer = nil
  }

  private func letThrough() {
    timer?.cancel()
    timer = nil
    state = .failed
  }
}
