/// An image set of an asset catalog, whose variant for an environment is selected when the image is drawn.
struct CatalogImage: Sendable {
  let set: AssetSet

  /// Returns the best variant that can be decoded, and its scale.
  func picture(for traits: UITraitCollection) -> (picture: CGImage, scale: CGFloat)? {
    for variant in AssetVariant.ranked(set.images ?? [], for: traits) {
      guard let data = set.contents(of: variant) else { continue }
      if let picture = CGImage(encoded: data) { return (picture, CGFloat(variant.factor)) }
      AssetCatalogs.report(
        set.folder.appendingPathComponent(variant.filename ?? ""), "only PNG and JPEG images can be read; convert it")
    }
    return nil
  }

  /// The appearances of the interface for which an image can have variants.
  struct Appearance: Hashable, Sendable {
    let isDark: Bool
    let isHighContrast: Bool

    init(isDark: Bool, isHighContrast: Bool) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }

    init(_ traits: UITraitCollection) {
      isDark = traits.userInterfaceStyle == .dark
      isHighContrast = traits.accessibilityContrast == .high
    }
  }

  /// Returns the variants for the appearances; empty if the image is the same for each of them.
  func pictures(for traits: UITraitCollection) -> [Appearance: CGImage] {
    guard set.images?.contains(where: { $0.appearances?.isEmpty == false && $0.filename != nil }) ?? false else {
      return [:]
    }
    var pictures: [Appearance: CGImage] = [:]
    for isDark in [false, true] {
      for isHighContrast in [false, true] {
        let environment = traits.modifyingTraits {
          $0.userInterfaceStyle = isDark ? .dark : .light
          $0.accessibilityContrast = isHighContrast ? .high : .normal
        }
        pictures[Appearance(isDark: isDark, isHighContrast: isHighContrast)] = picture(for: environment)?.picture
      }
    }
    return pictures
  }

  var renderingMode: UIImage.RenderingMode {
    switch set.properties?.renderingIntent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  /// Returns the image set with a name of the first bundle that has one.
  static func find(_ name: String, in bundles: [Bundle]) -> CatalogImage? {
    bundles.lazy.compactMap { AssetCatalogs.set(named: name, .image, in: $0) }.first.map(CatalogImage.init)
  }
}
