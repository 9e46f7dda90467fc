/// An object that stores a color, or a closure that returns a color for an environment.
///
/// Colors are immutable, so they can be used from any thread. A *dynamic* color resolves its components when it is
/// used: by ``resolvedColor(with:)`` for given traits, otherwise for the current ones.
// Unchecked because an open class cannot be checked. All stored properties are immutable.
open class UIColor: _RuntimeValueObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private enum Storage {
    case components(RGBAColor)
    case dynamic((UITraitCollection) -> UIColor)
    case pattern(CGColor)
  }

  /// A change that UIKit makes to a color, and by which it recognizes equal results.
  private enum Derivation: Equatable {
    case prominence(Prominence)
    case dimmedTint
  }

  private let storage: Storage
  /// The color from which UIKit has derived a dynamic color, and the change.
  ///
  /// Only an initializer sets it.
  private var source: (color: UIColor, derivation: Derivation)?

  // MARK: - Creating a Color

  /// Creates a color without components, which draws nothing.
  public override init() { storage = .components(RGBAColor(.clear)) }

  /// Creates a shade of gray.
  ///
  /// Its ``cgColor`` is in the color space extended gray, and has two components: the shade and the opacity.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .components(RGBAColor(white: white, alpha: Self.opacity(alpha)))
  }

  /// Creates a color from its hue, saturation, brightness, and opacity.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = .components(
      RGBAColor(hue: hue, saturation: saturation, brightness: brightness, alpha: Self.opacity(alpha)))
  }

  /// Creates a color from its red, green, blue, and opacity components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .components(RGBAColor(red: red, green: green, blue: blue, alpha: Self.opacity(alpha)))
  }

  /// Creates a color from its components in the color space Display P3.
  ///
  /// The color is converted to sRGB. Components outside of that space are clamped when the color is drawn.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBAColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: Self.opacity(alpha)))
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    storage = cgColor.tile == nil ? .components(RGBAColor(cgColor)) : .pattern(cgColor)
  }

  /// Creates a color that fills areas with copies of an image.
  public init(patternImage image: UIImage) {
    storage = image.tile.map { .pattern(CGColor(tile: $0, alpha: 1)) } ?? .components(RGBAColor(.clear))
  }

  /// Creates a color that is resolved for each environment.
  ///
  /// The provider can be called on any thread.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  init(_ components: RGBAColor) { storage = .components(components) }

  private init(_ color: UIColor, _ prominence: Prominence) {
    storage = .dynamic { color.resolvedColor(with: $0).multiplyingAlpha(by: prominence.opacity) }
    source = (color, .prominence(prominence))
  }

  /// Creates the variant of a tint color that has a dimmed view.
  init(dimming tintColor: UIColor) {
    storage = .dynamic { traits in
      let gray = UIConfigurationColorTransformer.grayscale(tintColor).resolvedColor(with: traits)
      return gray.withAlphaComponent(gray.components.alpha * 0.8)
    }
    source = (tintColor, .dimmedTint)
  }

  /// Returns the nearest opacity from 0 to 1.
  private static func opacity(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

  // MARK: - Archiving a Color

  open class var supportsSecureCoding: Bool { true }

  /// Creates a color from an archive.
  public required init?(coder: NSCoder) {
    guard let color = coder.decodeState(ArchivedColor.self, of: UIColor.self) else { return nil }
    storage =
      switch color {
      case .components(let components): .components(components)
      case .dynamic(let light, let dark):
        .dynamic { UIColor(($0.userInterfaceStyle == .dark ? dark : light).components(in: $0)) }
      case .pattern(let tile, let alpha): .pattern(CGColor(tile: tile, alpha: alpha))
      }
  }

  /// Archives the color.
  ///
  /// A dynamic color is archived with its components for all styles, levels and contrasts of the interface, and remains
  /// dynamic.
  open func encode(with coder: NSCoder) {
    let color: ArchivedColor =
      switch storage {
      case .components(let components): .components(components)
      case .dynamic:
        .dynamic(light: ArchivedColor.Variants(self, style: .light), dark: ArchivedColor.Variants(self, style: .dark))
      case .pattern(let color): color.tile.map { .pattern($0, alpha: color.alpha) } ?? .components(RGBAColor(color))
      }
    coder.encodeState(color, of: self)
  }

  /// A Boolean value that indicates whether the components depend on the environment.
  var isDynamic: Bool { if case .dynamic = storage { true } else { false } }

  // MARK: - Resolving a Color

  /// Returns the color for the given traits, which is the color itself if it is not dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .components, .pattern: self
    // A provider can return another dynamic color.
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Returns the color with another opacity.
  ///
  /// A dynamic color remains dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .components(let components): UIColor(components.with(alpha: Self.opacity(alpha)))
    case .dynamic(let provider): UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .pattern(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    }
  }

  /// Multiplies the opacity of a color that is not dynamic.
  private func multiplyingAlpha(by factor: CGFloat) -> UIColor { withAlphaComponent(cgColor.alpha * factor) }

  // MARK: - Applying a Prominence

  /// The prominence of the color in the interface.
  ///
  /// The default is `primary`.
  open var prominence: Prominence {
    if case .prominence(let prominence) = source?.derivation { prominence } else { .primary }
  }

  /// Returns the version of the color for another prominence, which replaces that of the color.
  ///
  /// - Note: The color has the opacity of the label color of the prominence. There is no vibrancy.
  open func withProminence(_ prominence: Prominence) -> UIColor {
    let color = self.prominence == .primary ? self : source?.color ?? self
    return prominence == .primary ? color : UIColor(color, prominence)
  }

  // MARK: - Accessing the Core Graphics Color

  /// The color in the current traits.
  ///
  /// It is in the color space extended sRGB, or extended gray for a shade of gray.
  open var cgColor: CGColor {
    switch storage {
    case .components(let components): components.cgColor
    case .dynamic: resolvedColor(with: .current).cgColor
    case .pattern(let color): color
    }
  }

  /// The components in the current traits, which are transparent for a pattern.
  var components: RGBAColor {
    switch storage {
    case .components(let components): components
    case .dynamic: resolvedColor(with: .current).components
    case .pattern(let color): RGBAColor(color)
    }
  }

  /// A Boolean value that indicates whether the color is a pattern in the current traits.
  ///
  /// A pattern has no components.
  var isPattern: Bool {
    switch storage {
    case .components: false
    case .dynamic: resolvedColor(with: .current).isPattern
    case .pattern: true
    }
  }

  // MARK: - Comparing

  /// Returns whether another object is a color with the same components in the same color space.
  ///
  /// A shade of gray, such as ``white``, differs from a color with three equal components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    return switch (storage, other.storage) {
    case (.components(let mine), .components(let theirs)): mine == theirs
    case (.pattern(let mine), .pattern(let theirs)): mine == theirs
    default: hasSource(of: other)
    }
  }

  private func hasSource(of other: UIColor) -> Bool {
    guard let mine = source, let theirs = other.source else { return false }
    return mine.derivation == theirs.derivation && mine.color == theirs.color
  }

  open override var hash: Int {
    if let source { return source.color.hash }
    return switch storage {
    case .components(let components): components.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .pattern(let color): color.hashValue
    }
  }

  /// Returns the color itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The color space and the components, or the kind of a color without components.
  open override var description: String {
    switch storage {
    case .components(let color): color.description
    case .dynamic: "UIColor(dynamic)"
    case .pattern: "UIColor(pattern)"
    }
  }
}
