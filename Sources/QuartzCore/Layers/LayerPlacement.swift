/// The coordinates of a layer in those of its superlayer.
///
/// Points are converted very often. Unlike a ``LayerAppearance``, this value can be copied without retaining colors.
package struct LayerPlacement {
  /// The point of the layer's own coordinates at ``position``.
  var anchor: CGPoint
  /// The point of the superlayer's coordinates at which the anchor is.
  var position: CGPoint
  /// The transform about the anchor.
  var transform: CATransform3D

  /// Returns a point of the layer in its superlayer's coordinates.
  func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    if !CATransform3DIsIdentity(transform) { offset = PlaneProjection(transform).project(offset) }
    return CGPoint(x: position.x + offset.x, y: position.y + offset.y)
  }

  /// Returns a point of the superlayer in the layer's coordinates.
  ///
  /// A layer that is seen edge-on, or has no size, shows no point or all of them. It is converted as if it had no transform.
  func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - position.x, y: point.y - position.y)
    if !CATransform3DIsIdentity(transform), let inverse = PlaneProjection(transform).inverse {
      offset = inverse.project(offset)
    }
    return CGPoint(x: anchor.x + offset.x, y: anchor.y + offset.y)
  }
}
