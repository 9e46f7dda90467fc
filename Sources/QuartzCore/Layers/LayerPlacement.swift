/// The relation of a layer's coordinates to those of its superlayer.
///
/// Points are converted frequently. Unlike a ``LayerAppearance``, this value can be copied without retaining colors.
package struct LayerPlacement {
  /// The point in the layer's own coordinates that is at ``position``.
  var anchor: CGPoint
  /// The point in the superlayer's coordinates at which the anchor is.
  var position: CGPoint
  /// The transform about the anchor.
  var transform: CATransform3D

  /// Returns a point of the layer in its superlayer's coordinates.
  func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
    if let moved = translateToSuperlayer(point) { return moved }
    let offset = PlaneProjection(transform).project(CGPoint(x: point.x - anchor.x, y: point.y - anchor.y))
    return CGPoint(x: position.x + offset.x, y: position.y + offset.y)
  }

  /// Returns a point of the layer in the superlayer's coordinates; `nil` if the layer has a transform.
  func translateToSuperlayer(_ point: CGPoint) -> CGPoint? {
    guard CATransform3DIsIdentity(transform) else { return nil }
    return CGPoint(x: position.x + (point.x - anchor.x), y: position.y + (point.y - anchor.y))
  }

  /// Returns a point of the superlayer in the layer's coordinates; `nil` if the layer has a transform.
  func translateFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    guard CATransform3DIsIdentity(transform) else { return nil }
    return CGPoint(x: anchor.x + (point.x - position.x), y: anchor.y + (point.y - position.y))
  }

  /// Returns a point of the superlayer in the layer's coordinates.
  ///
  /// A transform that makes the layer edge-on, or scales it to 0, has no inverse. Points are then converted without the
  /// transform.
  func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    if let moved = translateFromSuperlayer(point) { return moved }
    var offset = CGPoint(x: point.x - position.x, y: point.y - position.y)
    if let inverse = PlaneProjection(transform).inverse { offset = inverse.project(offset) }
    return CGPoint(x: anchor.x + offset.x, y: anchor.y + offset.y)
  }
}
