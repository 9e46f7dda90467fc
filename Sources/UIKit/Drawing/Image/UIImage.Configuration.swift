extension UIImage {
  /// The traits and the language for which the variant of an image is selected.
  ///
  /// Configurations are immutable. A configuration of symbols, which is a ``SymbolConfiguration``, has further values.
  // Unchecked because an open class cannot be checked. All stored properties are immutable.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits of the configuration, or `nil` if it specifies none.
    ///
    /// They take precedence over those of the environment when an image is selected or drawn by code. A view selects
    /// the variant for its own traits.
    public let traitCollection: UITraitCollection?

    /// The language and region of the configuration, or `nil` for the current ones.
    public let locale: Locale?

    init(traits: UITraitCollection?, locale: Locale?) {
      traitCollection = traits
      self.locale = locale
      super.init()
    }

    /// Creates a configuration with traits.
    public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection, locale: nil) }

    /// Creates a configuration with a language and region.
    public convenience init(locale: Locale?) { self.init(traits: nil, locale: locale) }

    /// Returns the configuration with the traits that a collection specifies.
    ///
    /// Traits that the collection does not specify are kept.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      guard let traitCollection else { return self }
      return with(traits: merged(traitCollection), locale: locale) as? Self ?? self
    }

    /// Returns the configuration with another language and region.
    ///
    /// If the locale is `nil`, the result has that of the environment.
    public func withLocale(_ locale: Locale?) -> Self { with(traits: traitCollection, locale: locale) as? Self ?? self }

    /// Returns the configuration with the values that another one specifies.
    ///
    /// Values that the other one does not specify are kept. The result has the class of this configuration.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      return merging(otherConfiguration) as? Self ?? self
    }

    /// Returns the configuration, with other traits and another locale, in its own class.
    func with(traits: UITraitCollection?, locale: Locale?) -> Configuration {
      Configuration(traits: traits, locale: locale)
    }

    /// Returns the configuration, with the values that another one specifies, in its own class.
    func merging(_ other: Configuration) -> Configuration {
      with(traits: merged(other.traitCollection), locale: other.locale ?? locale)
    }

    private func merged(_ other: UITraitCollection?) -> UITraitCollection? {
      guard let traitCollection, let other else { return other ?? traitCollection }
      return UITraitCollection(traitsFrom: [traitCollection, other])
    }

    /// Returns the configuration itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another object is a configuration of the same class with equal values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
      return traitCollection?.values ?? .init() == other.traitCollection?.values ?? .init() && locale == other.locale
    }

    /// A hash value, which is the same for equal configurations.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(traitCollection?.values ?? .init())
      hasher.combine(locale)
      return hasher.finalize()
    }
  }
}

extension UIImage {
  /// The configuration of the image, which selects its variant where the image is drawn by code.
  ///
  /// The configuration of a symbol is a ``SymbolConfiguration``. Other images have the one with which they were
  /// created; the default specifies no traits.
  public var configuration: Configuration? {
    symbolConfiguration ?? ownConfiguration ?? Configuration(traits: nil, locale: nil)
  }

  /// The traits of the image's configuration, which are unspecified by default.
  public var traitCollection: UITraitCollection { configuration?.traitCollection ?? UITraitCollection() }

  /// Returns the image with another configuration.
  ///
  /// If the asset of the image has a variant for the traits of the configuration, the result is that variant, with the
  /// rendering mode and the other changes that were made to this image. A symbol keeps its ``SymbolConfiguration`` if
  /// the new configuration is none; it adopts the traits.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let link = link
    let place = AssetEnvironment(configuration, over: .current)
    guard let link, link.asset.hasAlternatives, let variant = link.asset.variant(for: place) else {
      return UIImage(
        content: content.configured(configuration), attributes: attributes, configuration: configuration, link: link)
    }
    let changed = variant.changed(like: self, since: link.variant)
    return UIImage(
      content: changed.content.configured(configuration), attributes: changed.attributes, configuration: configuration,
      link: ImageAssetLink(asset: link.asset, variant: variant))
  }
}

extension UIImage.Content {
  /// The configuration of a symbol, or `nil` for other content.
  var symbolConfiguration: UIImage.SymbolConfiguration? {
    if case .symbol(_, let configuration) = self { configuration } else { nil }
  }

  /// Returns the content with a configuration, which only symbols have.
  ///
  /// A configuration of symbols replaces that of the symbol; another one adds its traits.
  func configured(_ configuration: UIImage.Configuration) -> UIImage.Content {
    guard case .symbol(let drawing, let own) = self else { return self }
    return .symbol(drawing, configuration as? UIImage.SymbolConfiguration ?? own.applying(configuration))
  }
}

extension UITraitCollection {
  /// The configuration of images that has the traits of the collection.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
