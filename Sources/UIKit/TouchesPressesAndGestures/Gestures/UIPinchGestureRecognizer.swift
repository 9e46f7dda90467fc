/// A continuous gesture recognizer that interprets pinching gestures involving two touches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale factor relative to the distance of the touches when the gesture began.
  ///
  /// Setting it makes the current distance correspond to the new value, and resets the ``velocity``.
  open var scale: CGFloat {
    get { scaleStorage }
    set {
      show(newValue)
      movement.stop(at: CGPoint(x: newValue, y: 0), at: AppRuntime.shared.now)
    }
  }
  private var scaleStorage: CGFloat = 1

  /// Makes the current distance correspond to a scale.
  private func show(_ scale: CGFloat) {
    scaleStorage = scale
    reference = distance / scale
  }

  /// The velocity of the pinch, as the change of the scale factor per second.
  open var velocity: CGFloat { movement.velocity(at: AppRuntime.shared.now).x }

  /// The change of distance that makes the movement a pinch, in points.
  private static let threshold: CGFloat = 10

  private var fingers = TwoFingers()
  private var movement = GestureMovement()
  private var reference: CGFloat = 0
  private var distance: CGFloat { max(fingers.distance, 1) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard fingers.take(trackedTouches) else { return }
    // When a second touch begins again, the gesture continues from the current scale.
    reference = distance / scale
    movement.restart(at: CGPoint(x: scale, y: 0), at: AppRuntime.shared.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard fingers.isComplete else { return continueWithRemainingTouch() }
    guard heldStates.isEmpty, reference > 0, distance.isFinite else { return }
    if stateStorage == .possible {
      guard abs(distance - reference) >= Self.threshold else { return }
      // The movement before the recognition is not part of the scale.
      show(1)
      state = .began
      return
    }
    scaleStorage = distance / reference
    movement.move(to: CGPoint(x: scale, y: 0), at: AppRuntime.shared.now)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingers.lose(touches)
    endIfAllFingersAreLifted()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    fingers = TwoFingers()
    movement = GestureMovement()
    show(1)
  }
}
