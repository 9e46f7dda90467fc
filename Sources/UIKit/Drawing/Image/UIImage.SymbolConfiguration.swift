extension UIImage {
  // Unchecked because its superclass is. All stored properties are immutable.
  /// The size and weight with which a symbol is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var color: UIColor?
    }

    let values: Values

    init(values: Values, traits: UITraitCollection? = nil, locale: Locale? = nil) {
      self.values = values
      super.init(traits: traits, locale: locale)
    }

    override convenience init(traits: UITraitCollection?, locale: Locale?) {
      self.init(values: Values(), traits: traits, locale: locale)
    }

    /// A configuration that specifies no values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

    /// Creates a configuration for a point size.
    public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize.finite)) }

    /// Creates a configuration for a point size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: Values(pointSize: pointSize.finite, weight: weight))
    }

    /// Creates a configuration for a point size, weight, and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: Values(pointSize: pointSize.finite, weight: weight, scale: scale))
    }

    /// Creates a configuration for a scale.
    public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }

    /// Creates a configuration for a weight.
    public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }

    /// Creates a configuration for a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration for a font and scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        values: Values(pointSize: font.pointSize, weight: SymbolWeight(web: font.typeface.weight), scale: scale))
    }

    /// Creates a configuration for a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// Creates a configuration for a text style and scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration for a hierarchy of shades of a color.
    ///
    /// The symbols of this runtime have one layer, which has the color.
    public convenience init(hierarchicalColor: UIColor) { self.init(values: Values(color: hierarchicalColor)) }

    /// Creates a configuration for a palette with a color for each layer.
    ///
    /// The symbols of this runtime have one layer, which has the first color.
    public convenience init(paletteColors: [UIColor]) { self.init(values: Values(color: paletteColors.first)) }

    /// Returns a configuration that draws a symbol in the tint color.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// Returns a configuration that prefers the shades of the tint color.
    ///
    /// The symbols of this runtime have one layer, which has the tint color.
    public class func preferringHierarchical() -> SymbolConfiguration { unspecified }

    /// Returns a configuration that prefers the colors of a symbol.
    ///
    /// The symbols of this runtime have no colors of their own; they have the tint color, like those of iOS without
    /// any.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    override func with(traits: UITraitCollection?, locale: Locale?) -> Configuration {
      SymbolConfiguration(values: values, traits: traits, locale: locale)
    }

    override func merging(_ configuration: Configuration) -> Configuration {
      let base = super.merging(configuration)
      guard let other = (configuration as? SymbolConfiguration)?.values else { return base }
      var merged = values
      if other.pointSize != nil || other.textStyle != nil {
        merged.pointSize = other.pointSize
        merged.textStyle = other.textStyle
      }
      if other.weight != .unspecified { merged.weight = other.weight }
      if other.scale != .unspecified { merged.scale = other.scale }
      if other.color != nil { merged.color = other.color }
      return SymbolConfiguration(values: merged, traits: base.traitCollection, locale: base.locale)
    }

    /// Returns whether another configuration has equal values.
    public override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.values == values
    }
    public override var hash: Int { values.hashValue }

    /// The point size of the text that the symbol matches.
    var effectiveSize: CGFloat {
      let isSized = traitCollection.map { $0.preferredContentSizeCategory != .unspecified } ?? false
      let size =
        values.pointSize
        ?? values.textStyle.map {
          UIFont.preferredFont(forTextStyle: $0, compatibleWith: isSized ? traitCollection : nil).pointSize
        } ?? 17
      return size * values.scale.factor
    }
  }

  /// The scale of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    /// The default size.
    case `default` = -1
    /// An unspecified value.
    case unspecified = 0
    /// A size that is smaller than the capital letters.
    case small = 1
    /// The medium size, which is the default.
    case medium = 2
    /// A size that is larger than the capital letters.
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// The weight of a symbol's lines.
  ///
  /// Symbols without lines are the same in all weights.
  public enum SymbolWeight: Int, Sendable {
    /// An unspecified value.
    case unspecified = 0
    /// The thinnest weight.
    case ultraLight = 1
    /// A thin weight.
    case thin
    /// A light weight.
    case light
    /// The regular weight.
    case regular
    /// A medium weight.
    case medium
    /// A semibold weight.
    case semibold
    /// A bold weight.
    case bold
    /// A heavy weight.
    case heavy
    /// The thickest weight.
    case black

    init(web: Int) { self = SymbolWeight(rawValue: web / 100) ?? .regular }

    /// The thickness of lines relative to the regular weight.
    var boldness: CGFloat {
      switch self {
      case .ultraLight: 0.4
      case .thin: 0.58
      case .light: 0.8
      case .unspecified, .regular: 1
      case .medium: 1.13
      case .semibold: 1.28
      case .bold: 1.42
      case .heavy: 1.6
      case .black: 1.8
      }
    }
  }

  /// Creates a system symbol with a configuration.
  ///
  /// The result is `nil` if the name is not available.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let drawing = SymbolCatalog.symbol(named: name) else {
      RuntimeDiagnostics.reportOnce(
        .unknownSymbol, about: name,
        "There is no system symbol named \"\(name)\". Documentation/Symbols.md lists those that are drawn.")
      return nil
    }
    self.init(content: .symbol(drawing, SymbolConfiguration.unspecified.applying(configuration)))
  }

  /// Creates a system symbol with a value, from 0 to 1, for symbols whose layers depend on one.
  ///
  /// The result is `nil` if the name is not available.
  ///
  /// - Note: The symbols of the runtime do not depend on a value.
  @available(iOS 16, tvOS 16, *)
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// Creates a system symbol for an environment, which determines the size of a symbol with a text style.
  ///
  /// The result is `nil` if the name is not available.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection?.imageConfiguration)
  }

  /// The symbol configuration of the image, or `nil` for an image that is not a symbol.
  public var symbolConfiguration: SymbolConfiguration? {
    content.symbolConfiguration
  }

  /// Returns the symbol with the values that a configuration specifies.
  ///
  /// All other values are kept. The result is `nil` if the image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }
}
