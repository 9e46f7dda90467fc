/// The two touches of a pinch or a rotation, which are the first two that begin.
@MainActor
struct TwoFingers {
  private var first: UITouch?
  private var second: UITouch?

  var isComplete: Bool { first != nil && second != nil }

  /// Adds touches in place of missing ones.
  ///
  /// - Returns: A Boolean value that indicates whether there are two touches now and were not before.
  mutating func take(_ touches: [UITouch]) -> Bool {
    guard !isComplete else { return false }
    for touch in touches where !touch.isOver && touch !== first && touch !== second {
      if first == nil { first = touch } else if second == nil { second = touch }
    }
    return isComplete
  }

  mutating func lose(_ touches: Set<UITouch>) {
    if let first, touches.contains(first) { self.first = nil }
    if let second, touches.contains(second) { self.second = nil }
  }

  /// The distance between the touches, or 0 unless there are two.
  var distance: CGFloat { hypot(vector.x, vector.y) }

  /// The direction from the first to the second touch, in radians.
  var angle: CGFloat { atan2(vector.y, vector.x) }

  private var vector: CGPoint {
    guard let start = first?.location(in: nil), let end = second?.location(in: nil) else { return .zero }
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension UIGestureRecognizer {
  /// Reports the movement of the touch that remains after the other one has ended.
  ///
  /// The location of the gesture changes, and its value does not.
  func continueWithRemainingTouch() {
    if stateStorage.isActive { state = .changed }
  }

  /// Ends a continuous gesture, or fails an attempt, when the last of its touches ends.
  func endIfAllFingersAreLifted() {
    guard trackedTouches.allSatisfy(\.isOver) else { return }
    state = stateStorage.isActive || !heldStates.isEmpty ? .ended : .failed
  }
}
