/// The abstract superclass of animations of one property.
open class CAPropertyAnimation: CAAnimation {
  private var storage = Storage()

  private struct Storage {
    var keyPath: String?
    var isAdditive = false
    var isCumulative = false
    var valueFunction: CAValueFunction?
  }

  /// Creates an animation of the property at a key path, such as `position.x`.
  public convenience init(keyPath path: String?) {
    self.init()
    storage.keyPath = path
  }

  override func makeCopy() -> CAAnimation {
    let copy = super.makeCopy()
    (copy as? CAPropertyAnimation)?.storage = storage
    return copy
  }

  /// The key path of the property.
  open var keyPath: String? {
    get { storage.keyPath }
    set {
      checkMutability()
      storage.keyPath = newValue
    }
  }

  /// A Boolean value that indicates whether the animation's value is added to the value without it.
  ///
  /// The default is `false`.
  open var isAdditive: Bool {
    get { storage.isAdditive }
    set {
      checkMutability()
      storage.isAdditive = newValue
    }
  }

  /// A Boolean value that indicates whether each repetition begins at the end value of the previous one.
  ///
  /// The default is `false`.
  open var isCumulative: Bool {
    get { storage.isCumulative }
    set {
      checkMutability()
      storage.isCumulative = newValue
    }
  }

  /// The function that turns the animated numbers into the property's value.
  open var valueFunction: CAValueFunction? {
    get { storage.valueFunction }
    set {
      checkMutability()
      storage.valueFunction = newValue
    }
  }

  /// Returns the values that the property passes through.
  ///
  /// Subclasses override this method.
  func makeTrack(_ read: (Any?) -> AnimatableValue?, current: (_ presentedBefore: Bool) -> AnimatableValue)
    -> MediaAnimation
    .Values?
  { nil }

  /// One of the animation's values, which determines their type.
  ///
  /// Subclasses override this property.
  var sampleValue: Any? { nil }

  /// Returns the key path of the property of a layer, or of a value that the app stores in it.
  private func path(in layer: CALayer) -> LayerKeyPath? {
    guard let keyPath else { return nil }
    if let path = LayerKeyPath(keyPath) { return path }
    guard NamedPropertyTable.layers.find(keyPath, in: layer) == nil else { return nil }
    return LayerKeyPath(valueForKey: keyPath, like: sampleValue ?? layer.valueOfProperty(keyPath))
  }

  override func content(for layer: CALayer, duration: TimeInterval) -> MediaAnimation.Content {
    guard let path = path(in: layer) else { return .tracks([]) }
    let change = LayerChange.current.flatMap { $0.layer === layer ? $0 : nil }
    let now = AppRuntime.shared.now
    func current(presentedBefore: Bool) -> AnimatableValue {
      guard presentedBefore, let change else { return path.value(in: layer.modelValues) }
      return path.value(in: layer.appearance(of: change.old, at: now))
    }
    let function = valueFunction
    let values =
      if let function {
        makeTrack({ $0.flatMap(function.numbers) }, current: { _ in function.neutral })
      } else {
        makeTrack({ AnimatableValue($0, for: path) }, current: current)
      }
    guard let values else { return .tracks([]) }
    return .tracks([
      MediaAnimation.Track(
        path: path, values: values, isAdditive: isAdditive, isCumulative: isCumulative, function: function)
    ])
  }
}
