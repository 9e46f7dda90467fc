/// A counter of taps of one or more touches that begin together at about the same location.
@MainActor
struct TapCounter {
  enum Lift {
    /// Some of the touches have not ended.
    case down
    /// There were fewer touches than required.
    case incomplete
    /// The touches were a tap.
    case complete
  }

  private(set) var taps = 0
  private var down: Set<UITouch> = []
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var hasAllFingers = false
  private var firstPlace: CGPoint?

  var isDown: Bool { !down.isEmpty }
  var isBetweenTaps: Bool { taps > 0 && down.isEmpty }

  /// Adds touches.
  ///
  /// - Returns: A Boolean value that indicates whether a tap is still possible: there are no more touches than
  ///   required, and none is far from the first.
  mutating func began(_ touches: Set<UITouch>, fingers: Int, within distance: CGFloat) -> Bool {
    if down.isEmpty { hasAllFingers = false }
    down.formUnion(touches)
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    guard down.count <= fingers else { return false }
    if down.count == fingers { hasAllFingers = true }
    guard fingers == 1, let place = touches.first?.location(in: nil) else { return true }
    guard let firstPlace else {
      firstPlace = place
      return true
    }
    return place.distance(to: firstPlace) <= distance
  }

  func strayed(_ touches: Set<UITouch>, beyond distance: CGFloat) -> Bool {
    touches.contains { touch in
      // The comparison is negated because a position that is not a number is not near any other.
      starts[ObjectIdentifier(touch)].map { !(touch.location(in: nil).distance(to: $0) <= distance) } ?? false
    }
  }

  mutating func ended(_ touches: Set<UITouch>, fingers: Int) -> Lift {
    down.subtract(touches)
    guard hasAllFingers else { return .incomplete }
    guard down.isEmpty else { return .down }
    taps += 1
    starts = [:]
    return .complete
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
