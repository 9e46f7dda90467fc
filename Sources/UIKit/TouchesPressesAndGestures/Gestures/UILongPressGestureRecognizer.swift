/// A continuous gesture recognizer that interprets long-press gestures.
///
/// The gesture begins when the touches have been pressed for the minimum duration, changes as they move, and ends when
/// one of them ends.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that must precede the press.
  ///
  /// The default is 0.
  open var numberOfTapsRequired = 0

  /// The number of touches that the gesture requires.
  ///
  /// The default is 1.
  open var numberOfTouchesRequired = 1

  /// The minimum duration of the press, in seconds.
  ///
  /// The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum movement of the touches before the gesture begins, in points.
  ///
  /// The default is 10.
  open var allowableMovement: CGFloat = 10

  private static let longestPause: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 45

  private var counter = TapCounter()
  private var timer: RuntimeTimer?
  private var fingers = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers += touches.count
    guard stateStorage == .possible else { return }
    guard counter.began(touches, fingers: numberOfTouchesRequired, within: Self.tapDistance) else {
      state = .failed
      return
    }
    guard fingers == numberOfTouchesRequired, counter.taps >= numberOfTapsRequired else { return }
    timer?.cancel()
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = AppRuntime.shared.timers.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if stateStorage.isActive {
      state = .changed
    } else if heldStates.isEmpty, counter.strayed(touches, beyond: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingers -= touches.count
    if stateStorage.isActive || !heldStates.isEmpty {
      state = .ended
      return
    }
    let lift = counter.ended(touches, fingers: numberOfTouchesRequired)
    if case .down = lift, counter.taps < numberOfTapsRequired { return }
    guard case .complete = lift, counter.taps <= numberOfTapsRequired else {
      state = .failed
      return
    }
    timer?.cancel()
    timer = AppRuntime.shared.timers.schedule(after: Self.longestPause) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    counter = TapCounter()
    fingers = 0
  }

  override var awaitsMoreTouches: Bool { stateStorage == .possible && counter.isBetweenTaps }

  override func didDecide() {
    timer?.cancel()
    timer = nil
  }
}
