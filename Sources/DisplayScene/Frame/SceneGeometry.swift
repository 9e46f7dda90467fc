public import Foundation

/// The geometry of a layer in its parent: bounds, an anchor point with a position, and a transform.
public struct SceneGeometry: Codable, Equatable, Sendable {
  /// The rectangle of the layer in its own coordinates.
  public var bounds: CGRect
  /// The position of the anchor point in the parent.
  public var position: CGPoint
  /// The anchor point, as fractions of the size of the bounds.
  public var anchorPoint: CGPoint
  /// The transform about the anchor point.
  public var transform: SceneTransform

  /// Creates a geometry.
  public init(
    bounds: CGRect, position: CGPoint, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    transform: SceneTransform = .identity
  ) {
    self.bounds = bounds
    self.position = position
    self.anchorPoint = anchorPoint
    self.transform = transform
  }

  /// Creates the geometry of a layer without a transform that fills a rectangle of its parent.
  public init(frame: CGRect) {
    self.init(
      bounds: CGRect(origin: .zero, size: frame.size), position: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The smallest rectangle of the parent that encloses the layer.
  public var frame: CGRect {
    let map = map
    let corners = bounds.corners.map(map.apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
      return .zero
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The map from the coordinates of the layer to those of its parent.
  ///
  /// Perspective is approximated.
  var map: AffineMap {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let turned = AffineMap(projecting: transform, of: bounds.offsetBy(dx: -anchor.x, dy: -anchor.y))
    // Exact without perspective: moves the anchor point to the origin, transforms, and moves it to the position.
    return AffineMap(
      a: turned.a, b: turned.b, c: turned.c, d: turned.d,
      tx: turned.tx + position.x - turned.a * anchor.x - turned.c * anchor.y,
      ty: turned.ty + position.y - turned.b * anchor.x - turned.d * anchor.y)
  }
}
