/// The requirements of an object that a dynamic animator can move.
///
/// Views and the layout attributes of collection views are dynamic items. Another object can conform to receive the
/// position and rotation that an animator computes.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item, in the coordinates of the animator's reference system.
  var center: CGPoint { get set }

  /// The bounds of the item, whose size determines its mass and its extent in collisions.
  var bounds: CGRect { get }

  /// The rotation of the item.
  var transform: CGAffineTransform { get set }

  /// The shape of the item in collisions.
  ///
  /// The default is a rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline of an item whose shape is a path.
  ///
  /// The item's center is the origin of the path, which must be convex.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The shape of the item in collisions.
  ///
  /// The default is a rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of an item whose shape is a path.
  ///
  /// The default is the outline of the bounds.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
  }
}

/// The shape of a dynamic item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the item's bounds.
  case rectangle = 0
  /// The ellipse in the item's bounds.
  case ellipse = 1
  /// The item's path.
  case path = 2
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
