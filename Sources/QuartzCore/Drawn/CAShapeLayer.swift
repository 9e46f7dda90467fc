/// A layer that draws a path.
///
/// The path is in the coordinates of the layer, and is not limited to its bounds. All numbers and colors are
/// animatable, and so is the path, if the segments of the two paths correspond.
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
    changeModelWithoutAnimation { $0.rare.shape = ShapeAppearance() }
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    changeModelWithoutAnimation { $0.rare.shape = ShapeAppearance() }
  }

  /// The path that is filled and stroked.
  ///
  /// - Note: As on Apple's platforms, a change of the path does not animate implicitly.
  open var path: CGPath? {
    get { shape.path }
    set { changeModelWithoutAnimation { $0.rare.shape?.path = newValue?.copy() } }
  }

  /// The color that fills the path.
  ///
  /// The default is opaque black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, \.fillColor, to: newValue) }
  }

  /// The rule that determines the inside of the path.
  ///
  /// The default is the nonzero rule.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { changeModelWithoutAnimation { $0.rare.shape?.fillRule = newValue } }
  }

  /// The color of the line.
  ///
  /// The default is `nil`, which draws no line.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, \.strokeColor, to: newValue) }
  }

  /// The fraction of the path's length at which the line begins.
  ///
  /// The default is 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, \.strokeStart, to: newValue) }
  }

  /// The fraction of the path's length at which the line ends.
  ///
  /// The default is 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, \.strokeEnd, to: newValue) }
  }

  /// The width of the line.
  ///
  /// The default is 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, \.lineWidth, to: newValue) }
  }

  /// The maximum length of a mitered corner, as a multiple of the line width.
  ///
  /// Longer corners are cut off. The default is 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, \.miterLimit, to: newValue) }
  }

  /// The shape of the line's ends.
  ///
  /// The default is butt.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { changeModelWithoutAnimation { $0.rare.shape?.lineCap = newValue } }
  }

  /// The shape of the line's corners.
  ///
  /// The default is miter.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { changeModelWithoutAnimation { $0.rare.shape?.lineJoin = newValue } }
  }

  /// The offset into the dash pattern at which the line begins.
  ///
  /// The default is 0.
  open var lineDashPhase: CGFloat {
    get { shape.dashPhase }
    set { change(.lineDashPhase, \.dashPhase, to: newValue) }
  }

  /// The alternating lengths of dashes and gaps.
  ///
  /// The default is `nil`, which draws a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.dashPattern.isEmpty ? nil : shape.dashPattern.map { NSNumber(value: $0) } }
    set { changeModelWithoutAnimation { $0.rare.shape?.dashPattern = newValue?.map(\.doubleValue) ?? [] } }
  }

  private var shape: ShapeAppearance { modelValues.rare.shape ?? ShapeAppearance() }

  private func change<Value: Equatable>(
    _ property: LayerProperty, _ keyPath: WritableKeyPath<ShapeAppearance, Value>, to value: Value
  ) {
    guard shape[keyPath: keyPath] != value else { return }
    change(property) { $0.rare.shape?[keyPath: keyPath] = value }
  }
}
