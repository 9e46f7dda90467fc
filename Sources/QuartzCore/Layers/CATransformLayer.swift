/// A layer that places its sublayers in space, instead of flattening them into its plane.
///
/// A transform layer shows only its sublayers: it ignores its own background, contents, border, shadow, mask, and
/// clipping, and its opacity applies to each sublayer. Because it has no plane, ``CALayer/hitTest(_:)`` returns one of
/// its sublayers or `nil`.
///
/// - Note: The sublayers are drawn in the order of the depths of their centers. Layers that intersect are not divided.
open class CATransformLayer: CALayer {
  /// Creates a layer without sublayers.
  public override init() { super.init() }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var keepsDepthOfSublayers: Bool { true }
}

extension CALayer {
  /// The appearance in which a transform layer places its sublayers.
  ///
  /// It contains the transforms of the transform layers that contain it, and the perspective of the layer around them.
  var modelPlace: LayerAppearance {
    guard keepsDepthOfSublayers else { return modelValues }
    var place = modelValues
    if let superlayer = currentSuperlayer { place.place(in: superlayer.modelPlace) }
    place.leaveTransformToSublayers()
    return place
  }

  /// A Boolean value that indicates whether more than its own values determines where the layer is shown.
  var isPlacedInSpace: Bool {
    guard !keepsDepthOfSublayers else { return true }
    guard let superlayer = currentSuperlayer else { return false }
    if superlayer.keepsDepthOfSublayers { return true }
    return !superlayer.modelValues.isPlain && !CATransform3DIsIdentity(superlayer.sublayerTransform)
  }

  /// Returns the sublayers of a transform layer from the farthest to the nearest.
  ///
  /// - Parameters:
  ///   - place: The appearance in which the sublayers are placed.
  ///   - appearance: Returns the appearance of a sublayer.
  func sublayersByDepth(in place: LayerAppearance, _ appearance: (CALayer) -> LayerAppearance) -> [CALayer] {
    var layers: [(depth: CGFloat, index: Int, layer: CALayer)] = []
    for (index, layer) in currentSublayers.enumerated() {
      // The sines and cosines of a rotation are not exact, so that depths that are equal differ slightly.
      let depth = (place.depth(of: appearance(layer)) * 1_000_000).rounded()
      layers.append((depth, index, layer))
    }
    return layers.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map(\.layer)
  }
}

extension LayerAppearance {
  /// Makes the layer flat, so that its sublayers have its transform, and removes what a transform layer does not show.
  mutating func leaveTransformToSublayers() {
    rare.sublayerTransform = CATransform3DConcat(rare.sublayerTransform, transformAboutAnchor)
    transform = CATransform3DIdentity
    rare.anchorPointZ = 0
    rare.allowsGroupOpacity = false
    rare.vibrancy = 0
    rare.compositingFilter = nil
    (backgroundColor, borderWidth, shadowOpacity, masksToBounds) = (nil, 0, 0, false)
  }

  /// Returns the distance of a sublayer's center toward the viewer.
  fileprivate func depth(of sublayer: LayerAppearance) -> CGFloat {
    let center = CGPoint(x: sublayer.bounds.midX - sublayer.anchor.x, y: sublayer.bounds.midY - sublayer.anchor.y)
    let move = CATransform3DMakeTranslation(
      sublayer.position.x - anchor.x, sublayer.position.y - anchor.y, sublayer.zPosition)
    let whole = [move, rare.sublayerTransform].reduce(sublayer.transformAboutAnchor, CATransform3DConcat)
    return center.x * whole.m13 + center.y * whole.m23 + whole.m43
  }
}
