/// The values that determine how a layer appears at one instant.
///
/// A layer stores its model values as an appearance. A display reads the one on screen with
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
  private var rarely = Rarely()

  package init() {}

  /// The part of the appearance that most layers leave at its default.
  package var rare: RareAppearance {
    get { rarely.value }
    set { rarely.value = newValue }
  }

  /// A Boolean value that indicates whether ``rare`` was never changed.
  package var isPlain: Bool { rarely.isDefault }

  /// The opacity with which the layer is drawn, from 0 to 1.
  package var shownOpacity: Double { Double(min(max(opacity, 0), 1)) }

  /// The point in the layer's own coordinates that is at ``position``.
  ///
  /// The ``transform`` applies about it.
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

  /// The part of the appearance that determines the coordinates of the layer.
  package var placement: LayerPlacement {
    LayerPlacement(anchor: anchor, position: position, transform: transformAboutAnchor)
  }

  /// Makes the layer visible with its origin at that of its superlayer, and without a transform.
  package mutating func placeAtOrigin() {
    transform = CATransform3DIdentity
    opacity = 1
    isHidden = false
    position = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
  }

  /// The transform of points relative to ``anchor``, which can be in front of the layer's plane or behind it.
  package var transformAboutAnchor: CATransform3D {
    guard !isPlain, rare.anchorPointZ != 0 else { return transform }
    return CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -rare.anchorPointZ), transform)
  }

  /// Returns a point of the layer in its superlayer's coordinates.
  package func convertToSuperlayer(_ point: CGPoint) -> CGPoint { placement.convertToSuperlayer(point) }

  /// Returns a point of the superlayer in the layer's coordinates.
  package func convertFromSuperlayer(_ point: CGPoint) -> CGPoint { placement.convertFromSuperlayer(point) }
}
