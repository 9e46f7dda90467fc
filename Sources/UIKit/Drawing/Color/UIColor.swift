/// A color, or a rule that picks one for an environment.
///
/// Colors are immutable, so they can be used from any thread. A *dynamic* color resolves its components when it is
/// used: by ``resolvedColor(with:)`` for given traits, otherwise for the current ones.
// Unchecked because an open class cannot be checked: what is stored here is immutable.
open class UIColor: _RuntimeValueObject, NSCopying, @unchecked Sendable {
  private enum Storage {
    case components(RGBAColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let storage: Storage

  // MARK: - Creating a Color

  /// Creates a shade of gray.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .components(RGBAColor(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates a color from hue, saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = .components(
      RGBAColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a color from its red, green and blue parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .components(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    storage = .components(RGBAColor(cgColor))
  }

  /// Creates a color that is resolved for each environment; the provider can be called on any thread.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  init(_ components: RGBAColor) { storage = .components(components) }

  // MARK: - Resolving a Color

  /// Returns the color resolved for the given traits: the color itself unless it is dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .components: self
    // A provider may itself answer with a dynamic color.
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Returns the color with another opacity. A dynamic color remains dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .components(let components): UIColor(components.with(alpha: alpha))
    case .dynamic(let provider): UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The color in the current traits.
  open var cgColor: CGColor { components.cgColor }

  /// The components in the current traits.
  var components: RGBAColor {
    switch storage {
    case .components(let components): components
    case .dynamic: resolvedColor(with: .current).components
    }
  }

  // MARK: - Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .components(let mine) = storage, case .components(let theirs) = other.storage else {
      return false
    }
    return mine == theirs
  }

  open override var hash: Int {
    switch storage {
    case .components(let components): components.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// Returns the color itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    switch storage {
    case .components(let color): "UIColor(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
    case .dynamic: "UIColor(dynamic)"
    }
  }
}
