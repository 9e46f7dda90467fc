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
    // A frame does not determine the size of a rotated layer. Its diagonal is transformed, as Core Animation does, which
    // is exact for translations, scales, and quarter turns. In every other case, only the center of the frame is exact.
    let diagonal = frame.size.applying(affineTransform().inverted())
    bounds.size = CGSize(width: abs(diagonal.width), height: abs(diagonal.height))
    let reached = self.frame
    position = CGPoint(x: position.x + frame.midX - reached.midX, y: position.y + frame.midY - reached.midY)
  }
}
