/// A continuous gesture recognizer that interprets rotation gestures involving two touches.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the gesture since it began, in radians.
  ///
  /// Clockwise is positive. Setting the rotation resets the ``velocity``.
  open var rotation: CGFloat {
    get { rotationStorage }
    set {
      rotationStorage = newValue
      movement.stop(at: CGPoint(x: turned, y: 0), at: AppRuntime.shared.now)
    }
  }
  private var rotationStorage: CGFloat = 0

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { movement.velocity(at: AppRuntime.shared.now).x }

  /// The angle that makes the movement a rotation, in radians.
  private static let threshold: CGFloat = 10 * .pi / 180

  private var fingers = TwoFingers()
  private var movement = GestureMovement()
  private var turned: CGFloat = 0
  private var lastAngle: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard fingers.take(trackedTouches) else { return }
    lastAngle = fingers.angle
    movement.restart(at: CGPoint(x: turned, y: 0), at: AppRuntime.shared.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard fingers.isComplete else { return continueWithRemainingTouch() }
    guard fingers.angle.isFinite else { return }
    // The step is the smaller of the two possible angles, because the angle jumps by a full circle at the left.
    let step = (fingers.angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = fingers.angle
    turned += step
    movement.move(to: CGPoint(x: turned, y: 0), at: AppRuntime.shared.now)
    if stateStorage.isActive {
      rotationStorage += step
      state = .changed
    } else if heldStates.isEmpty, abs(turned) >= Self.threshold {
      rotationStorage = 0
      state = .began
    }
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
    turned = 0
    rotationStorage = 0
  }
}
