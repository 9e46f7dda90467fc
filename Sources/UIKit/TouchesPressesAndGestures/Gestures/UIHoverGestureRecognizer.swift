/// A continuous gesture recognizer that follows the pointer over a view.
///
/// The gesture begins when the pointer enters the view, changes as it moves, and ends when it leaves. It receives no
/// touches, and neither prevents other gestures nor is prevented by them.
///
/// - Note: The pointer is a mouse. There is no pencil above the screen, and therefore no height and no angles.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer = CGPoint.zero

  override var place: CGPoint { pointer }

  /// Changes the state for the pointer at a location in the window.
  func hover(_ state: State, at point: CGPoint) {
    pointer = point
    modifierFlags = PressDelivery.modifierFlags
    stateStorage = state
    tellObserversOfState(state)
    sendActions()
    // The target can have disabled the recognizer.
    if state == .ended || state == .cancelled, stateStorage == state {
      stateStorage = .possible
      tellObserversOfState(.possible)
      reset()
    }
  }
}
