/// A layer that fills its bounds with colors that blend into each other.
///
/// ``startPoint`` and ``endPoint`` are in fractions of the bounds. All properties but ``type`` are animatable.
open class CAGradientLayer: CALayer {
  /// Creates a layer without colors.
  public override init() {
    super.init()
    changeModelWithoutAnimation { $0.rare.gradient = GradientAppearance() }
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    changeModelWithoutAnimation { $0.rare.gradient = GradientAppearance() }
  }

  /// The colors, each a `CGColor`.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }
      if colors != gradient.colors { change(.colors) { $0.rare.gradient?.colors = colors } }
    }
  }

  /// The locations of the colors, from 0 to 1 in ascending order; `nil` distributes them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: $0) } }
    set {
      let locations = newValue?.map(\.doubleValue)
      if locations != gradient.locations { change(.locations) { $0.rare.gradient?.locations = locations } }
    }
  }

  /// The location of the first color.
  ///
  /// The default is the middle of the top edge.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { if newValue != startPoint { change(.startPoint) { $0.rare.gradient?.startPoint = newValue } } }
  }

  /// The location of the last color.
  ///
  /// The default is the middle of the bottom edge.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { if newValue != endPoint { change(.endPoint) { $0.rare.gradient?.endPoint = newValue } } }
  }

  /// The kind of the gradient.
  ///
  /// The default is axial.
  open var type: CAGradientLayerType {
    get { gradient.kind }
    set { changeModelWithoutAnimation { $0.rare.gradient?.kind = newValue } }
  }

  private var gradient: GradientAppearance { modelValues.rare.gradient ?? GradientAppearance() }
}
