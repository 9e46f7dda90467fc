extension CALayer {
  /// Converts a point of the layer to its superlayer's coordinates, with the model values.
  package func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
    modelValues.placement.convertToSuperlayer(point)
  }

  /// Converts a point of the superlayer to the layer's coordinates, with the model values.
  package func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    modelValues.placement.convertFromSuperlayer(point)
  }

  /// Converts a point to the superlayer's coordinates; returns `nil` if the layer has a transform.
  package func translateToSuperlayer(_ point: CGPoint) -> CGPoint? {
    modelValues.placement.translateToSuperlayer(point)
  }

  /// Converts a point of the superlayer to the layer's coordinates; returns `nil` if the layer has a transform.
  package func translateFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    modelValues.placement.translateFromSuperlayer(point)
  }

  /// Sets the position and the bounds' size so that the layer's frame becomes a rectangle.
  func place(in frame: CGRect) {
    let frame = frame.standardized
    let anchor = anchorPoint
    guard !CATransform3DIsIdentity(transform) else {
      // The actions of the layer run in this order.
      position = CGPoint(
        x: frame.origin.x + anchor.x * frame.width, y: frame.origin.y + anchor.y * frame.height)
      bounds.size = frame.size
      return
    }
    // A frame does not determine the size of a rotated layer, so the result is exact for translation and scale only.
    let untransformed = CGRect(origin: .zero, size: frame.size).applying(affineTransform().inverted())
    bounds.size = untransformed.size
    let reached = self.frame
    position = CGPoint(
      x: position.x + frame.origin.x - reached.origin.x, y: position.y + frame.origin.y - reached.origin.y)
  }
}
