import UIKit

/// The fold of a page that is pulled away by its lower right corner.
///
/// The fold is perpendicular to the direction of the pull. *Rotated* coordinates have their origin in the corner, and
/// their first axis in the direction of the pull, so that the fold is the line on which the first coordinate is
/// ``distance``.
struct PageFold {
  /// The angle between the direction of the pull and the vertical, in radians.
  private static let inclination = CGFloat.pi / 7
  /// The width of the shadow beyond the fold, in points.
  ///
  /// The fold moves on by it after it has left the page, so that the shadow leaves too.
  static let shadowWidth: CGFloat = 56

  let size: CGSize
  /// The fraction of the page that has been pulled away.
  let fraction: CGFloat

  private var corner: CGPoint { CGPoint(x: size.width, y: size.height) }
  private var direction: CGVector { CGVector(dx: -sin(Self.inclination), dy: -cos(Self.inclination)) }
  private var angle: CGFloat { atan2(direction.dy, direction.dx) }

  /// The distance of the fold from the corner, in points.
  var distance: CGFloat {
    let length = -direction.dx * size.width - direction.dy * size.height
    return fraction * (length + Self.shadowWidth)
  }

  /// A length that extends beyond the page from each of its points, in points.
  var reach: CGFloat { hypot(size.width, size.height) + Self.shadowWidth }

  /// The transform of a view whose horizontal axis has the direction of the pull.
  var rotation: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }

  /// The transform of the page in a view that has ``rotation``, mirrored by the fold.
  var reflection: CGAffineTransform { CGAffineTransform(rotationAngle: -angle).concatenating(.init(scaleX: -1, y: 1)) }

  /// Returns the point of the page at a distance from the corner, in the direction of the pull.
  func point(at distance: CGFloat) -> CGPoint {
    CGPoint(x: corner.x + distance * direction.dx, y: corner.y + distance * direction.dy)
  }

  /// The center of the page, in rotated coordinates.
  var rotatedCenter: CGPoint {
    let (x, y) = (-size.width / 2, -size.height / 2)
    return CGPoint(x: x * direction.dx + y * direction.dy, y: y * direction.dx - x * direction.dy)
  }
}
