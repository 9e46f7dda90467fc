/// The two fingers that a pinch or a rotation is made with: the first two that are there.
@MainActor
struct TwoFingers {
  private var first: UITouch?
  private var second: UITouch?

  var isComplete: Bool { first != nil && second != nil }

  /// Takes fingers where one is missing. Returns whether that made the two complete.
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

  /// The distance between the touches; 0 unless there are two.
  var distance: CGFloat { hypot(vector.x, vector.y) }

  /// The direction from the first to the second, in radians.
  var angle: CGFloat { atan2(vector.y, vector.x) }

  private var vector: CGPoint {
    guard let start = first?.location(in: nil), let end = second?.location(in: nil) else { return .zero }
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension UIGestureRecognizer {
  /// Ends a continuous gesture, or fails an attempt, when the last of its touches ends.
  func endIfAllFingersAreLifted() {
    guard trackedTouches.allSatisfy(\.isOver) else { return }
    state = stateStorage.isActive || !heldStates.isEmpty ? .ended : .failed
  }
}
