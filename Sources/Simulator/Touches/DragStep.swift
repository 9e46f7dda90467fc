import Foundation

/// The part of a drag in one frame.
struct DragStep {
  let duration: Duration
  let point: CGPoint

  /// Returns the steps of a drag at constant speed, one for each frame, at least one.
  static func steps(from start: CGPoint, to end: CGPoint, over duration: Duration, framesPerSecond: Int)
    -> [DragStep]
  {
    let count = max(1, Int((duration.seconds * Double(framesPerSecond)).rounded()))
    return (1...count).map { index in
      let part = CGFloat(index) / CGFloat(count)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      return DragStep(duration: duration / count, point: point)
    }
  }
}
