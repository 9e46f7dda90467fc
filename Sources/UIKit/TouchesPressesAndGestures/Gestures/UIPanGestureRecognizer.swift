/// A continuous gesture recognizer that interprets panning gestures.
///
/// The gesture begins when the touches have moved far enough, changes with every movement, and ends when all touches
/// end.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches for the gesture.
  ///
  /// The default is 1.
  open var minimumNumberOfTouches = 1

  /// The maximum number of touches for the gesture.
  ///
  /// The default is `Int.max`.
  open var maximumNumberOfTouches = Int.max

  /// The distance beyond which a movement is a pan, in points.
  ///
  /// As on iOS, it is not part of the translation.
  private static let threshold: CGFloat = 10

  private var movement = GestureMovement()

  // MARK: - Tracking the Location and Velocity of the Gesture

  /// Returns the translation of the gesture since it began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { convert(vector: movement.translation, to: view) }

  /// Sets the current translation of the gesture, from which further movements are counted.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    movement.translation = convert(vector: translation, from: view)
  }

  /// Returns the velocity of the gesture, in points of a view's coordinates per second.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(vector: movement.velocity(at: AppRuntime.shared.now), to: view)
  }

  // MARK: - Receiving Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if trackedTouches.count > maximumNumberOfTouches {
      if stateStorage == .possible, heldStates.isEmpty {
        state = .failed
      } else {
        touches.forEach { ignore($0, for: event) }
      }
    }
    followFingers()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    movement.move(to: Self.middle(of: trackedTouches), at: AppRuntime.shared.now)
    if stateStorage.isActive {
      if trackedTouches.count >= minimumNumberOfTouches { state = .changed }
    } else if heldStates.isEmpty, trackedTouches.count >= minimumNumberOfTouches {
      beginIfMovedEnough()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if trackedTouches.allSatisfy(\.isOver) {
      // A touch may end at another point than its last reported location.
      movement.move(to: Self.middle(of: trackedTouches), at: AppRuntime.shared.now)
      endIfAllFingersAreLifted()
    } else {
      followFingers()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if trackedTouches.allSatisfy(\.isOver) { state = .cancelled } else { followFingers() }
  }

  open override func reset() {
    super.reset()
    movement = GestureMovement()
  }

  /// Returns whether a movement begins the gesture, or `nil` if the gesture fails.
  func canBegin(with translation: CGPoint, threshold: CGFloat) -> Bool? {
    hypot(translation.x, translation.y) > threshold
  }

  private func beginIfMovedEnough() {
    let moved = movement.translation
    guard let isEnough = canBegin(with: moved, threshold: Self.threshold) else {
      state = .failed
      return
    }
    guard isEnough else { return }
    let length = hypot(moved.x, moved.y)
    let rest = length.isFinite && length > 0 ? max(0, length - Self.threshold) / length : 0
    movement.translation = CGPoint(x: moved.x * rest, y: moved.y * rest)
    state = .began
  }

  /// Continues from the current touches when a touch begins or ends.
  ///
  /// The translation therefore does not jump to their new centroid.
  private func followFingers() {
    movement.restart(at: Self.middle(of: trackedTouches.filter { !$0.isOver }), at: AppRuntime.shared.now)
  }

  // MARK: - Converting Vectors

  private func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
    let origin = convert(.zero, to: view)
    let end = convert(vector, to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(vector, to: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
