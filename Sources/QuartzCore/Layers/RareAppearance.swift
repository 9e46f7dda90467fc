/// The part of a layer's appearance that most layers leave at its default.
///
/// It is stored separately, so that copies of a plain layer's appearance remain small.
package struct RareAppearance {
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var contents: Any?
  /// The contents that an animation replaces by ``contents``.
  var dissolve: LayerContents.Dissolve?
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var sublayerTransform = CATransform3DIdentity
  package var isDoubleSided = true
  package var shadowPath: CGPath?
  package var isOpaque = false
  /// The anchor point on the z axis, in points.
  package var anchorPointZ: CGFloat = 0
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  package var allowsGroupOpacity = true
  var renderingHints = RenderingHints()
  /// The color that replaces those of the content, and the progress of the replacement.
  var vibrancyColor: CGColor?
  var vibrancy = 0.0
  /// The name of the filter that combines the layer with the content behind it, or another object of the app's.
  package var compositingFilter: Any?
  /// The content of a shape, gradient, text, replicator, or emitter layer.
  var shape: ShapeAppearance?
  var gradient: GradientAppearance?
  var text: TextAppearance?
  var replicator: ReplicatorAppearance?
  var emitter: EmitterAppearance?
  /// The values of keys that are not properties.
  var values: [String: Any] = [:]
  /// What a running transition shows.
  var transition = TransitionScene()

  package init() {}

  /// A Boolean value that indicates whether the drawn content depends on the bounds.
  var drawsByItsBounds: Bool { gradient != nil || text != nil || replicator != nil }
}

/// A value that is stored outside of its structure, and only if it is not the default.
package struct Rarely {
  private final class Box {
    var value: RareAppearance
    init(_ value: RareAppearance) { self.value = value }
  }

  private var box: Box?

  init() {}

  var isDefault: Bool { box == nil }

  var value: RareAppearance {
    get { box?.value ?? RareAppearance() }
    set {
      if box != nil, isKnownUniquelyReferenced(&box), let box { box.value = newValue } else { box = Box(newValue) }
    }
  }
}
