/// Everything about a layer that can be seen, at one instant.
///
/// A layer keeps its model values in one of these; a display asks for the one on screen with
/// `CALayer.appearance(presented:)`.
package struct LayerAppearance {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var opacity: Float = 1
  package var isHidden = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var masksToBounds = false
  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3

  package init() {}

  /// The point of the layer's own coordinates that ``position`` places and about which ``transform`` rotates.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates.
  package var frame: CGRect {
    guard !CATransform3DIsIdentity(transform) else {
      let anchor = anchor
      return CGRect(
        x: position.x - (anchor.x - bounds.origin.x), y: position.y - (anchor.y - bounds.origin.y),
        width: bounds.width, height: bounds.height)
    }
    return CGRect(enclosing: bounds.corners.map(convertToSuperlayer))
  }

  /// Returns a point of the layer in its superlayer's coordinates.
  package func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    var offset = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    if !CATransform3DIsIdentity(transform) { offset = PlaneProjection(transform).project(offset) }
    return CGPoint(x: position.x + offset.x, y: position.y + offset.y)
  }

  /// Returns a point of the superlayer in the layer's coordinates.
  ///
  /// A layer that is seen edge-on or without size shows no point twice and most not at all; it is then taken
  /// as if it had no transform.
  package func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - position.x, y: point.y - position.y)
    if !CATransform3DIsIdentity(transform), let inverse = PlaneProjection(transform).inverse {
      offset = inverse.project(offset)
    }
    let anchor = anchor
    return CGPoint(x: anchor.x + offset.x, y: anchor.y + offset.y)
  }
}
