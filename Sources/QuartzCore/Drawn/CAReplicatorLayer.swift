/// A layer that shows copies of its sublayers, each with a different transform, color, and delay.
open class CAReplicatorLayer: CALayer {
  /// Creates a layer that shows its sublayers once.
  public override init() {
    super.init()
    changeModelWithoutAnimation { $0.rare.replicator = ReplicatorAppearance() }
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    changeModelWithoutAnimation { $0.rare.replicator = ReplicatorAppearance() }
  }

  /// The number of copies, including the sublayers themselves.
  ///
  /// The default is 1.
  open var instanceCount: Int {
    get { replicator.count }
    set { change(.instanceCount, \.count, to: newValue) }
  }

  /// The delay of the animations of each copy relative to the previous copy.
  ///
  /// The default is 0.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set { change(.instanceDelay, \.delay, to: newValue) }
  }

  /// The transform from each copy to the next, about the center of the layer.
  ///
  /// The default is the identity.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { change(.instanceTransform, \.transform, to: newValue) }
  }

  /// The color by which the colors of the copies are multiplied.
  ///
  /// The default is opaque white.
  open var instanceColor: CGColor? {
    get { replicator.color }
    set { change(.instanceColor, \.color, to: newValue) }
  }

  /// The offset that each copy adds to the red component of the color.
  ///
  /// The default is 0.
  open var instanceRedOffset: Float {
    get { Float(replicator.offset.x) }
    set { change(.instanceRedOffset, \.offset.x, to: Double(newValue)) }
  }

  /// The offset that each copy adds to the green component of the color.
  ///
  /// The default is 0.
  open var instanceGreenOffset: Float {
    get { Float(replicator.offset.y) }
    set { change(.instanceGreenOffset, \.offset.y, to: Double(newValue)) }
  }

  /// The offset that each copy adds to the blue component of the color.
  ///
  /// The default is 0.
  open var instanceBlueOffset: Float {
    get { Float(replicator.offset.z) }
    set { change(.instanceBlueOffset, \.offset.z, to: Double(newValue)) }
  }

  /// The offset that each copy adds to the opacity of the color.
  ///
  /// The default is 0.
  open var instanceAlphaOffset: Float {
    get { Float(replicator.offset.w) }
    set { change(.instanceAlphaOffset, \.offset.w, to: Double(newValue)) }
  }

  private var replicator: ReplicatorAppearance { modelValues.rare.replicator ?? ReplicatorAppearance() }

  private func change<Value: Equatable>(
    _ property: LayerProperty, _ keyPath: WritableKeyPath<ReplicatorAppearance, Value>, to value: Value
  ) {
    guard replicator[keyPath: keyPath] != value else { return }
    change(property) { $0.rare.replicator?[keyPath: keyPath] = value }
  }
}
