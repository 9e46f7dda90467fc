extension CALayer {
  /// Returns the placement of the layer in its superlayer, with the superlayer's `sublayerTransform`.
  ///
  /// The `sublayerTransform` applies about the superlayer's anchor. It becomes part of the layer's own transform, which
  /// applies about the layer's position.
  func placement(in superlayer: CALayer?) -> LayerPlacement {
    var placement = modelValues.placement
    // The sublayers have the transform of a transform layer, which is flat itself.
    if keepsDepthOfSublayers { placement.transform = CATransform3DIdentity }
    guard let superlayer, !keepsDepthOfSublayers else { return placement }
    if superlayer.keepsDepthOfSublayers {
      placement.transform = superlayer.modelPlace.sublayerTransformed(
        placement.transform, at: placement.position, zPosition)
    } else if !superlayer.modelValues.isPlain {
      placement.transform = superlayer.modelValues.sublayerTransformed(
        placement.transform, at: placement.position, zPosition)
    }
    return placement
  }

  func convertToRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var layer = self
    while let superlayer = layer.currentSuperlayer {
      point = layer.placement(in: superlayer).convertToSuperlayer(point)
      layer = superlayer
    }
    return layer.modelValues.placement.convertToSuperlayer(point)
  }

  func convertFromRoot(_ point: CGPoint) -> CGPoint {
    let superlayer = currentSuperlayer
    let outer = superlayer?.convertFromRoot(point) ?? point
    return placement(in: superlayer).convertFromSuperlayer(outer)
  }

  /// Returns the frontmost layer of this layer's tree that contains a point of the superlayer.
  func frontmostLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity >= 0.01 else { return nil }
    let inside = placement(in: currentSuperlayer).convertFromSuperlayer(point)
    // A transform layer has no plane that could contain the point.
    let containsPoint = !keepsDepthOfSublayers && contains(inside)
    if masksToBounds, !containsPoint, !keepsDepthOfSublayers { return nil }
    let layers = keepsDepthOfSublayers ? sublayersByDepth(in: modelPlace) { $0.modelValues } : sublayersByDepth
    for layer in layers.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return containsPoint ? self : nil
  }
}

extension LayerAppearance {
  /// Returns the transform of a sublayer at a position, followed by this layer's `sublayerTransform`.
  package func sublayerTransformed(
    _ transform: CATransform3D, at position: CGPoint, _ zPosition: CGFloat
  ) -> CATransform3D {
    let all = rare.sublayerTransform
    guard !CATransform3DIsIdentity(all) else { return transform }
    let (x, y) = (position.x - anchor.x, position.y - anchor.y)
    return [CATransform3DMakeTranslation(x, y, zPosition), all, CATransform3DMakeTranslation(-x, -y, 0)]
      .reduce(transform, CATransform3DConcat)
  }

  /// Includes the `sublayerTransform` of the superlayer in the transform.
  mutating func place(in parent: LayerAppearance) {
    guard !CATransform3DIsIdentity(parent.rare.sublayerTransform) else { return }
    transform = parent.sublayerTransformed(transformAboutAnchor, at: position, zPosition)
    if !isPlain { rare.anchorPointZ = 0 }
  }
}
