/// A discrete gesture recognizer that interprets single or multiple taps with one or more touches.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that the gesture requires.
  ///
  /// The default is 1.
  open var numberOfTapsRequired = 1

  /// The number of touches that the gesture requires.
  ///
  /// The default is 1.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointing device that the gesture requires.
  ///
  /// The default is `primary`. A touch of a finger, which is the only kind of touch on Linux, needs no button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  // The longest tap, the longest interval between taps, and the largest movement are approximations of iOS.
  private static let longestTap: TimeInterval = 1.5
  private static let longestPause: TimeInterval = 0.35
  private static let allowableMovement: CGFloat = 45

  private var counter = TapCounter()
  private var timer: RuntimeTimer?

  private func failAfter(_ time: TimeInterval) {
    timer?.cancel()
    timer = AppRuntime.shared.timers.schedule(after: time) { [weak self] in self?.state = .failed }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !counter.isDown { failAfter(Self.longestTap) }
    if !counter.began(touches, fingers: numberOfTouchesRequired, within: Self.allowableMovement) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if counter.strayed(touches, beyond: Self.allowableMovement) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    switch counter.ended(touches, fingers: numberOfTouchesRequired) {
    case .down: break
    case .incomplete: state = .failed
    case .complete:
      if counter.taps >= numberOfTapsRequired {
        timer?.cancel()
        state = .ended
      } else {
        failAfter(Self.longestPause)
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    counter = TapCounter()
  }

  /// Returns `false` for a tap recognizer that requires more taps.
  ///
  /// A single tap can therefore be combined with a double tap.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  override var awaitsMoreTouches: Bool { stateStorage == .possible && counter.isBetweenTaps }

  override func didDecide() {
    timer?.cancel()
    timer = nil
  }
}
