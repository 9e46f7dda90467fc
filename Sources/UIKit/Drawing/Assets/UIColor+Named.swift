extension UIColor {
  /// Creates a color from an asset catalog of the app.
  ///
  /// The result is `nil` if there is no color of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from an asset catalog of a bundle.
  ///
  /// If the bundle is `nil`, it is the bundle of the app. The result is `nil` if there is no color of that name.
  ///
  /// Without traits, the color is dynamic: it is resolved for each environment. Otherwise, it is the variant for the
  /// traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let variants = AppBundles.searched(for: bundle).lazy.compactMap {
      AssetCatalogs.set(named: name, .color, in: $0)?.colors
    }.first?.filter { $0.color?.resolved != nil }
    guard let variants, !variants.isEmpty else { return nil }
    if let traitCollection {
      guard let color = Self.best(of: variants, for: traitCollection) else { return nil }
      self.init(dynamicProvider: { _ in color.resolvedColor(with: traitCollection) })
    } else {
      self.init(dynamicProvider: { Self.best(of: variants, for: $0) ?? .clear })
    }
  }

  private static func best(of variants: [AssetVariant], for traits: UITraitCollection) -> UIColor? {
    AssetVariant.ranked(variants, for: traits).first?.color?.resolved
  }
}
