/// A layer that emits particles.
///
/// The particles are above the background of the layer, and can leave its bounds. They are a function of the layer's
/// time and of ``seed``, so that they are the same in every run. The layer emits since the beginning of its time; set
/// `beginTime` to `CACurrentMediaTime()` to begin without particles.
///
/// - Note: The properties do not animate, and the layer is flat: particles do not move along the z axis. At most 2,000
///   particles of a cell are visible.
open class CAEmitterLayer: CALayer {
  /// Creates a layer without cells.
  public override init() {
    super.init()
    changeModelWithoutAnimation { $0.rare.emitter = EmitterAppearance() }
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    cells = (layer as? CAEmitterLayer)?.cells
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    changeModelWithoutAnimation { $0.rare.emitter = EmitterAppearance() }
  }

  /// The cells, which the layer copies.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      let old = cells
      cells = newValue
      change { $0.cells = (newValue ?? []).map(\.values) }
      withExtendedLifetime(old) {}
    }
  }
  private var cells: [CAEmitterCell]?

  // MARK: - Geometry

  /// The center of the shape, in the coordinates of the layer.
  open var emitterPosition: CGPoint {
    get { settings.position }
    set { change { $0.position = newValue } }
  }

  /// The size of the shape.
  open var emitterSize: CGSize {
    get { settings.size }
    set { change { $0.size = newValue } }
  }

  /// The shape from which particles are emitted.
  ///
  /// The default is a point.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { settings.shape }
    set { change { $0.shape = newValue } }
  }

  /// The part of the shape from which particles are emitted.
  ///
  /// The default is the volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { settings.mode }
    set { change { $0.mode = newValue } }
  }

  /// The way in which particles are drawn over each other.
  ///
  /// The default is unordered.
  open var renderMode: CAEmitterLayerRenderMode {
    get { settings.renderMode }
    set { change { $0.renderMode = newValue } }
  }

  // MARK: - Factors of All Cells

  /// The factor of the birth rates of the cells.
  ///
  /// The default is 1. A factor of 0 ends the emission, and the existing particles remain until the ends of their
  /// lifetimes.
  open var birthRate: Float {
    get { Float(settings.birthRate) }
    set { change { $0.birthRate = Double(newValue) } }
  }

  /// The factor of the lifetimes of the cells.
  ///
  /// The default is 1.
  open var lifetime: Float {
    get { Float(settings.lifetime) }
    set { change { $0.lifetime = Double(newValue) } }
  }

  /// The factor of the velocities of the cells.
  ///
  /// The default is 1.
  open var velocity: Float {
    get { Float(settings.velocity) }
    set { change { $0.velocity = Double(newValue) } }
  }

  /// The factor of the scales of the cells.
  ///
  /// The default is 1.
  open var scale: Float {
    get { Float(settings.scale) }
    set { change { $0.scale = Double(newValue) } }
  }

  /// The factor of the spins of the cells.
  ///
  /// The default is 1.
  open var spin: Float {
    get { Float(settings.spin) }
    set { change { $0.spin = Double(newValue) } }
  }

  /// The seed of the random values of the particles.
  ///
  /// The default is 0.
  open var seed: UInt32 {
    get { settings.seed }
    set { change { $0.seed = newValue } }
  }

  // MARK: - Key Paths

  /// Returns the value at a key path, such as `emitterCells.snow.birthRate` for the cell with the name `snow`.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, path) = CAEmitterCell.find(keyPath, in: cells) else { return super.value(forKeyPath: keyPath) }
    return cell.value(forKeyPath: path)
  }

  /// Sets the value at a key path, such as `emitterCells.snow.birthRate` for the cell with the name `snow`.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count >= 3, parts[0] == "emitterCells",
      case .vector(let number)? = value.flatMap(AnimatableValue.number)
    else { return super.setValue(value, forKeyPath: keyPath) }
    change { settings in
      for index in settings.cells.indices where settings.cells[index].name == parts[1] {
        settings.cells[index].set(number.x, at: parts[2...])
      }
    }
    for cell in cells ?? [] where cell.name == parts[1] {
      cell.setValue(value, forKeyPath: parts[2...].joined(separator: "."))
    }
  }

  // MARK: - Implementation

  private lazy var motion = EmitterMotion(self)

  private var settings: EmitterSettings { modelValues.rare.emitter?.current ?? EmitterSettings() }

  /// Changes the emission from now on; before the layer is on a screen, since its beginning.
  private func change(_ body: (inout EmitterSettings) -> Void) {
    let now = isOnScreen ? timeMap.apply(AppRuntime.shared.now) : nil
    changeModelWithoutAnimation { $0.rare.emitter?.change(at: now, body) }
    AnimationEngine.shared.add(motion)
  }
}

/// The frames that a display shows while a layer emits particles.
@MainActor
private final class EmitterMotion: FrameMotion {
  private weak var layer: CAEmitterLayer?

  init(_ layer: CAEmitterLayer) { self.layer = layer }

  var motionEnd: TimeInterval? { nil }
  // As with repeating animations, nothing waits for its end.
  var isEndless: Bool { true }

  func advanceMotion(to now: TimeInterval) {
    if let layer, layer.appearance(presented: false).rare.emitter?.isActive(at: layer.timeMap.apply(now)) == true {
      return
    }
    AnimationEngine.shared.remove(self)
  }
}
