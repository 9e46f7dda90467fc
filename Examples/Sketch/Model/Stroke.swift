import UIKit

/// A line that was drawn with one movement of a finger.
struct Stroke: Hashable, Sendable {
  var points: [CGPoint]
  var brush: Brush

  /// A smooth path through the points, whose curves meet halfway between them.
  @MainActor
  var path: UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = brush.width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: first)
    for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
      path.addQuadCurve(to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), controlPoint: point)
    }
    // A tap draws a dot.
    path.addLine(to: last)
    return path
  }

  /// The rectangle that the stroke covers.
  @MainActor
  var bounds: CGRect { path.bounds.insetBy(dx: -brush.width, dy: -brush.width) }
}
