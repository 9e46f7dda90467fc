extension CALayer {
  /// Returns a point of the layer in its superlayer's coordinates, by the model.
  package func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
    modelValues.placement.convertToSuperlayer(point)
  }

  /// Returns a point of the superlayer in the layer's coordinates, by the model.
  package func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    modelValues.placement.convertFromSuperlayer(point)
  }

  /// Sets the position and the bounds' size so that the layer's frame becomes a rectangle.
  func place(in frame: CGRect) {
    let frame = frame.standardized
    let anchor = anchorPoint
    guard !CATransform3DIsIdentity(transform) else {
      bounds.size = frame.size
      position = CGPoint(
        x: frame.origin.x + anchor.x * frame.width, y: frame.origin.y + anchor.y * frame.height)
      return
    }
    // A frame does not determine the size of a rotated layer; this is exact for translation and scale only.
    let untransformed = CGRect(origin: .zero, size: frame.size).applying(affineTransform().inverted())
    bounds.size = untransformed.size
    let reached = self.frame
    position = CGPoint(
      x: position.x + frame.origin.x - reached.origin.x, y: position.y + frame.origin.y - reached.origin.y)
  }
}
