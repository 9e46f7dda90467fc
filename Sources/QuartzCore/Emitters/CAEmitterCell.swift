/// The source of one kind of the particles that a ``CAEmitterLayer`` emits.
///
/// A layer copies its cells when ``CAEmitterLayer/emitterCells`` is set. Later changes of a cell have no effect on the
/// layer; change them by key path, such as `emitterCells.snow.birthRate`.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  var values = EmitterCellValues()

  /// Creates a cell that emits no particles.
  public override init() { super.init() }

  // MARK: - Identifying the Cell

  /// The name of the cell, with which its layer's key paths refer to it.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  /// A Boolean value that indicates whether the cell emits particles.
  ///
  /// The default is `true`.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  // MARK: - Providing Contents

  /// The image of the particles, a `CGImage`; without one, they are not visible.
  open var contents: Any? {
    get { values.contents }
    set { values.contents = newValue.flatMap { $0 as? CGImage } }
  }

  /// The number of pixels of the image per point.
  ///
  /// The default is 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  // MARK: - Emitting

  /// The cells whose particles each particle of this cell emits during its lifetime, at its position.
  ///
  /// The cell copies them. The default is `nil`.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      let old = cells
      cells = newValue
      values.cells = (newValue ?? []).map(\.values)
      withExtendedLifetime(old) {}
    }
  }
  private(set) var cells: [CAEmitterCell]?

  /// The time at which the emission begins, in seconds.
  ///
  /// It is a time of the layer, or for a cell in ``emitterCells``, the time since the birth of the emitting particle.
  /// The default is 0.
  open var beginTime: CFTimeInterval {
    get { values.beginTime }
    set { values.beginTime = newValue }
  }

  /// The duration of the emission, in seconds.
  ///
  /// The default is 0, which does not limit the emission.
  open var duration: CFTimeInterval {
    get { values.duration }
    set { values.duration = newValue }
  }

  /// The number of particles per second.
  ///
  /// The default is 0.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { values.birthRate = Double(newValue) }
  }

  /// The time for which a particle exists, in seconds.
  ///
  /// The default is 0.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { values.lifetime = Double(newValue) }
  }

  /// The range in which the lifetimes vary, centered at ``lifetime``.
  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { values.lifetimeRange = Double(newValue) }
  }

  /// The angle between the direction of the particles and the x axis, in radians.
  open var emissionLongitude: CGFloat {
    get { values.emissionLongitude }
    set { values.emissionLongitude = newValue }
  }

  /// The angle between the direction of the particles and the plane of the layer, in radians.
  open var emissionLatitude: CGFloat {
    get { values.emissionLatitude }
    set { values.emissionLatitude = newValue }
  }

  /// The range in which the directions vary, centered at ``emissionLongitude``, in radians.
  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue }
  }

  // MARK: - Moving

  /// The initial speed of the particles, in points per second.
  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue }
  }

  /// The range in which the speeds vary, centered at ``velocity``.
  open var velocityRange: CGFloat {
    get { values.velocityRange }
    set { values.velocityRange = newValue }
  }

  /// The acceleration along the x axis, in points per second squared.
  open var xAcceleration: CGFloat {
    get { values.xAcceleration }
    set { values.xAcceleration = newValue }
  }

  /// The acceleration along the y axis, in points per second squared.
  open var yAcceleration: CGFloat {
    get { values.yAcceleration }
    set { values.yAcceleration = newValue }
  }

  // MARK: - Scaling and Spinning

  /// The scale of the image.
  ///
  /// The default is 1.
  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  /// The range in which the scales vary, centered at ``scale``.
  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue }
  }

  /// The change of the scale per second.
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }

  /// The speed of rotation, in radians per second.
  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue }
  }

  /// The range in which the speeds of rotation vary, centered at ``spin``.
  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue }
  }

  // MARK: - Coloring

  /// The color of the particles.
  ///
  /// The default is opaque white.
  ///
  /// - Note: Core Animation multiplies the image by the color. Here a color other than white replaces the colors of the
  ///   image, which is the same for white images.
  open var color: CGColor? {
    get { CGColor(animatableComponents: values.color) }
    set { values.color = newValue?.animatableComponents ?? .one }
  }

  /// The range in which the red components vary, centered at that of ``color``.
  open var redRange: Float {
    get { Float(values.colorRange.x) }
    set { values.colorRange.x = Double(newValue) }
  }

  /// The range in which the green components vary, centered at that of ``color``.
  open var greenRange: Float {
    get { Float(values.colorRange.y) }
    set { values.colorRange.y = Double(newValue) }
  }

  /// The range in which the blue components vary, centered at that of ``color``.
  open var blueRange: Float {
    get { Float(values.colorRange.z) }
    set { values.colorRange.z = Double(newValue) }
  }

  /// The range in which the opacities vary, centered at that of ``color``.
  open var alphaRange: Float {
    get { Float(values.colorRange.w) }
    set { values.colorRange.w = Double(newValue) }
  }

  /// The change of the red component per second.
  open var redSpeed: Float {
    get { Float(values.colorSpeed.x) }
    set { values.colorSpeed.x = Double(newValue) }
  }

  /// The change of the green component per second.
  open var greenSpeed: Float {
    get { Float(values.colorSpeed.y) }
    set { values.colorSpeed.y = Double(newValue) }
  }

  /// The change of the blue component per second.
  open var blueSpeed: Float {
    get { Float(values.colorSpeed.z) }
    set { values.colorSpeed.z = Double(newValue) }
  }

  /// The change of the opacity per second.
  open var alphaSpeed: Float {
    get { Float(values.colorSpeed.w) }
    set { values.colorSpeed.w = Double(newValue) }
  }

  // MARK: - Keys

  /// Returns the value of a property, or the value that the app has set for another key; `nil` without one.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "name": name
    case "enabled": isEnabled
    case "contents": contents
    case "color": color
    case "emitterCells": emitterCells
    default: values.number(forKey: key).map { NSNumber(value: $0) } ?? others[key]
    }
  }

  /// Sets the value of a property, such as a number for `birthRate`, or a value for another key, which the cell stores.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "name": name = value as? String
    case "enabled": isEnabled = number(value) != 0
    case "contents": contents = value
    case "color": color = value.flatMap { $0 as? CGColor }
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    default:
      if let number = number(value), values.set(number, forKey: key) { return }
      let old = others[key]
      others[key] = value
      withExtendedLifetime(old) {}
    }
  }

  /// Returns the value at a key path, such as `emitterCells.spark.birthRate` for the cell with the name `spark`.
  open func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, path) = Self.find(keyPath, in: cells) else { return value(forKey: keyPath) }
    return cell.value(forKeyPath: path)
  }

  /// Returns the first cell that a key path names, and the rest of the key path.
  static func find(_ keyPath: String, in cells: [CAEmitterCell]?) -> (cell: CAEmitterCell, path: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells", let cell = cells?.first(where: { $0.name == parts[1] }) else {
      return nil
    }
    return (cell, parts[2])
  }

  /// Sets the value at a key path, such as `emitterCells.spark.birthRate` for the cell with the name `spark`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else { return setValue(value, forKey: keyPath) }
    for cell in cells ?? [] where cell.name == parts[1] { cell.setValue(value, forKeyPath: parts[2]) }
    values.cells = (cells ?? []).map(\.values)
  }

  private func number(_ value: Any?) -> Double? {
    guard case .vector(let number)? = value.flatMap(AnimatableValue.number) else { return nil }
    return number.x
  }

  private var others: [String: Any] = [:]
}
