/// The traits that select a variant of an asset, of a variant or of the place where the asset is used.
///
/// Traits that asset catalogs do not distinguish, such as the text size, are absent.
struct AssetEnvironment: Hashable, Sendable {
  var style = UIUserInterfaceStyle.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var gamut = UIDisplayGamut.unspecified
  /// The number of pixels per point, or 0 for a variant for every scale.
  var scale: CGFloat = 0
  /// The language and region, or `nil` for a variant for all of them and for a place with the current ones.
  var locale: Locale?
}

extension AssetEnvironment {
  init(_ traits: UITraitCollection.Values, locale: Locale? = nil) {
    self.init(
      style: traits.userInterfaceStyle, contrast: traits.accessibilityContrast, idiom: traits.userInterfaceIdiom,
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass, direction: traits.layoutDirection,
      gamut: traits.displayGamut, scale: traits.displayScale, locale: locale)
  }

  /// Creates the environment that a configuration specifies.
  ///
  /// The traits of the environment replace those that the configuration does not specify.
  init(_ configuration: UIImage.Configuration?, over environment: UITraitCollection? = nil) {
    var values = environment?.values ?? .init()
    if let traits = configuration?.traitCollection { values.merge(traits.values) }
    self.init(values, locale: configuration?.locale)
  }

  /// How well a variant suits a place. The lowest rank is the best.
  struct Rank: Comparable {
    /// The weights of the traits that the variant specifies with other values than those of the place.
    var mismatches = 0
    /// The places in the orders of the single traits, of which the first one is the most important.
    var orders: [Int] = []

    static func < (first: Rank, second: Rank) -> Bool {
      if first.mismatches != second.mismatches { return first.mismatches < second.mismatches }
      return first.orders.lexicographicallyPrecedes(second.orders)
    }
  }

  /// Returns how well a variant with these traits suits a place.
  ///
  /// A variant for the appearance precedes one for any appearance, then one for the idiom precedes a universal one, and
  /// finally the scale decides. If only one of two appearances has a variant, luminosity is more important than
  /// contrast.
  func rank(in place: AssetEnvironment) -> Rank {
    var rank = Rank()
    var (appearance, sizes) = (0, 0)
    if style != .unspecified {
      appearance -= 2
      if (style == .dark) != (place.style == .dark) { rank.mismatches += 32 }
    }
    if contrast != .unspecified {
      appearance -= 1
      if (contrast == .high) != (place.contrast == .high) { rank.mismatches += 1 }
    }
    if idiom != .unspecified, !isIdiom(of: place) { rank.mismatches += 16 }
    if locale != nil, locale != place.locale ?? .current { rank.mismatches += 8 }
    if horizontal != .unspecified {
      sizes -= 1
      if horizontal != place.horizontal { rank.mismatches += 4 }
    }
    if vertical != .unspecified {
      sizes -= 1
      if vertical != place.vertical { rank.mismatches += 2 }
    }
    let directionOrder =
      direction == .unspecified
      ? 0 : (direction == .rightToLeft) == (place.direction == .rightToLeft) ? -1 : 1
    let gamutOrder = gamut == .unspecified ? 0 : (gamut == .P3) == (place.gamut == .P3) ? -1 : 1
    rank.orders = [
      appearance, idiom == .unspecified ? 0 : -1, sizes, locale == nil ? 0 : -1, directionOrder, gamutOrder,
      scaleOrder(in: place),
    ]
    return rank
  }

  /// Returns whether the idiom of the variant is that of a place. Interfaces that are not for iPad are like iPhone's.
  private func isIdiom(of place: AssetEnvironment) -> Bool {
    idiom == .phone ? place.idiom != .pad : idiom == place.idiom
  }

  /// Returns the order of the scale. A variant for every scale follows the one for the scale of the place.
  private func scaleOrder(in place: AssetEnvironment) -> Int {
    guard scale > 0 else { return 1 }
    let scales = ImageFile.scales(for: place.scale)
    return (scales.firstIndex { CGFloat($0) == scale } ?? scales.count) * 2
  }
}
