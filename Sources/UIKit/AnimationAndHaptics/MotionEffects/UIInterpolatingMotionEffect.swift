/// An effect that changes a property of a view in proportion to the tilt of the device along an axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Constants that specify the axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// The tilt to the left and right.
    case tiltAlongHorizontalAxis
    /// The tilt up and down.
    case tiltAlongVerticalAxis
  }

  private let path: String
  private let axis: EffectType

  /// The key path of the property.
  open var keyPath: String { path }

  /// The axis of the tilt.
  open var type: EffectType { axis }

  /// The value to add at an offset of -1.
  ///
  /// It is a number, a point, a size, a rectangle, a transform, a color, or one of them in an `NSValue`. The default is
  /// `nil`, which adds nothing.
  open var minimumRelativeValue: Any?

  /// The value to add at an offset of 1.
  ///
  /// It has the type of ``minimumRelativeValue``. The default is `nil`, which adds nothing.
  open var maximumRelativeValue: Any?

  /// Creates an effect on the property at a key path.
  public init(keyPath: String, type: EffectType) {
    (path, axis) = (keyPath, type)
    super.init()
  }

  /// Creates an effect from an archive.
  public required init?(coder: NSCoder) {
    path = coder.decodeObject(forKey: Key.keyPath) as? String ?? ""
    axis = EffectType(rawValue: coder.decodeInteger(forKey: Key.type)) ?? .tiltAlongHorizontalAxis
    minimumRelativeValue = coder.decodeObject(forKey: Key.minimum)
    maximumRelativeValue = coder.decodeObject(forKey: Key.maximum)
    super.init(coder: coder)
  }

  /// Archives the key path, the axis, and the values that adopt `NSCoding`.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(keyPath as NSString, forKey: Key.keyPath)
    coder.encode(type.rawValue, forKey: Key.type)
    coder.encode(minimumRelativeValue as? any NSCoding, forKey: Key.minimum)
    coder.encode(maximumRelativeValue as? any NSCoding, forKey: Key.maximum)
  }

  private enum Key {
    static let keyPath = "UIKeyPath"
    static let type = "UIType"
    static let minimum = "UIMinimumRelativeValue"
    static let maximum = "UIMaximumRelativeValue"
  }

  /// Returns a copy of the effect.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    // Safe: the value does not leave the main thread, which `assumeIsolated` checks.
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated {
      let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
      effect.minimumRelativeValue = minimumRelativeValue
      effect.maximumRelativeValue = maximumRelativeValue
      copy = effect
    }
    return copy
  }

  /// Returns the value between the two relative values that corresponds to the tilt along the axis.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let (minimum, maximum) = (Self.value(minimumRelativeValue), Self.value(maximumRelativeValue))
    guard let value = RelativeValue.between(minimum, maximum, at: (offset + 1) / 2) else { return nil }
    return [keyPath: value.object]
  }

  private static func value(_ object: Any?) -> RelativeValue? {
    RelativeValue((object as? UIColor)?.cgColor ?? object)
  }
}
