import Synchronization

extension UIImage {
  /// The asset with the variants of the image.
  ///
  /// Images from an asset catalog have the asset of their set. An image that is made by code gets an asset in which it
  /// is the only variant, for the traits of its configuration, so that others can be registered there. Copies of an
  /// image with another rendering mode or the like have the asset of the image.
  public var imageAsset: UIImageAsset? {
    if let link { return link.asset }
    let variant = ImageVariant(content: content, attributes: attributes)
    let asset = UIImageAsset(variant, in: AssetEnvironment(configuration))
    return assetLink.withLock { link in
      // Another thread may have been faster.
      let known = link ?? ImageAssetLink(asset: asset, variant: variant)
      link = known
      return known.asset
    }
  }

  /// The asset of the image and its variant there; `nil` for an image that is in no asset so far.
  var link: ImageAssetLink? { assetLink.withLock { $0 } }

  /// Creates an image of a variant in an asset, with a configuration.
  convenience init(_ variant: ImageVariant, of asset: UIImageAsset, _ configuration: Configuration?) {
    self.init(
      content: configuration.map(variant.content.configured) ?? variant.content, attributes: variant.attributes,
      configuration: configuration, link: ImageAssetLink(asset: asset, variant: variant))
  }

  // MARK: - Selecting a Variant

  /// Returns the variant of the image for a view with some traits, with the changes that were made to this image.
  ///
  /// The result has no variants.
  ///
  /// - Parameters:
  ///   - traits: The traits of the view. The configuration of the image and the current traits replace those that the
  ///     view does not specify.
  ///   - isRightToLeft: The layout direction of the view.
  func resolved(for traits: UITraitCollection, isRightToLeft: Bool) -> UIImage {
    if let symbolConfiguration, symbolConfiguration.traitCollection != nil {
      return selected(for: traits, isRightToLeft).withConfiguration(symbolConfiguration.withTraitCollection(traits))
    }
    return selected(for: traits, isRightToLeft)
  }

  private func selected(for traits: UITraitCollection, _ isRightToLeft: Bool) -> UIImage {
    guard let link, link.asset.hasAlternatives else { return self }
    var place = AssetEnvironment(configuration?.withTraitCollection(traits), over: .current)
    place.direction = isRightToLeft ? .rightToLeft : .leftToRight
    return variant(of: link, for: place)
  }

  /// The variant of the image where it is drawn by code.
  ///
  /// The configuration of the image takes precedence over the current traits.
  var drawn: UIImage {
    guard let link, link.asset.hasAlternatives else { return self }
    return variant(of: link, for: AssetEnvironment(configuration, over: .current))
  }

  private func variant(of link: ImageAssetLink, for place: AssetEnvironment) -> UIImage {
    guard let variant = link.asset.variant(for: place) else { return self }
    let changed = variant.changed(like: self, since: link.variant)
    return UIImage(content: changed.content, attributes: changed.attributes, configuration: ownConfiguration)
  }

  /// Whether views select one of several variants of the image.
  var hasAlternatives: Bool { link?.asset.hasAlternatives ?? false }

  /// The asset of an image that looks different in some environments; `nil` for other images.
  var variedAsset: UIImageAsset? {
    guard let asset = link?.asset, asset.isVaried else { return nil }
    return asset
  }
}
