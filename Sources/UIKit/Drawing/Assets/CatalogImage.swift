/// An image set of an asset catalog, and the images for an environment that it contains.
struct CatalogImage {
  let set: AssetSet

  /// Returns the image set with a name of the first bundle that has one.
  static func find(_ name: String, in bundles: [Bundle]) -> CatalogImage? {
    bundles.lazy.compactMap { AssetCatalogs.set(named: name, .image, in: $0) }.first.map(CatalogImage.init)
  }

  /// Returns the pictures for an environment, and the attributes with which they are drawn.
  ///
  /// The result is `nil` if no variant can be decoded.
  func content(for traits: UITraitCollection) -> (pictures: ImagePictures, attributes: ImageAttributes)? {
    guard let best = best(for: traits) else { return nil }
    var attributes = ImageAttributes(
      scale: CGFloat(best.variant.factor), orientation: UIImage.Orientation(exif: best.picture.exifOrientation),
      renderingMode: renderingMode)
    if let isMirrored = mirroring(of: best.variant) {
      attributes.flipsForRightToLeft = true
      if isMirrored { attributes.orientation = attributes.orientation.mirrored }
    }
    return (ImagePictures(standard: best.picture, variants: pictures(for: traits)), attributes)
  }

  /// Returns the best variant that can be decoded.
  private func best(for traits: UITraitCollection) -> (picture: CGImage, variant: AssetVariant)? {
    for variant in AssetVariant.ranked(set.images ?? [], for: traits) {
      guard let data = set.contents(of: variant) else { continue }
      if let picture = CGImage(encoded: data) { return (picture, variant) }
      AssetCatalogs.report(
        set.folder.appendingPathComponent(variant.filename ?? ""), "only PNG and JPEG images can be read; convert it")
    }
    return nil
  }

  /// Returns the pictures for the appearances.
  ///
  /// The result is empty if the image is the same for all of them.
  private func pictures(for traits: UITraitCollection) -> [ImagePictures.Appearance: CGImage] {
    guard set.images?.contains(where: { $0.appearances?.isEmpty == false && $0.filename != nil }) ?? false else {
      return [:]
    }
    var pictures: [ImagePictures.Appearance: CGImage] = [:]
    for isDark in [false, true] {
      for isHighContrast in [false, true] {
        let environment = traits.modifyingTraits {
          $0.userInterfaceStyle = isDark ? .dark : .light
          $0.accessibilityContrast = isHighContrast ? .high : .normal
        }
        let appearance = ImagePictures.Appearance(isDark: isDark, isHighContrast: isHighContrast)
        pictures[appearance] = best(for: environment)?.picture
      }
    }
    return pictures
  }

  /// Returns whether a variant is mirrored in a left-to-right layout.
  ///
  /// The result is `nil` if the variant is never mirrored. A variant for one direction is mirrored in the other one,
  /// unless the set has a variant for that as well.
  private func mirroring(of variant: AssetVariant) -> Bool? {
    guard let direction = variant.direction,
      set.images?.contains(where: { $0.filename != nil && $0.direction != nil && $0.direction != direction }) == false
    else { return nil }
    return direction == .rightToLeft
  }

  private var renderingMode: UIImage.RenderingMode {
    switch set.properties?.renderingIntent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }
}
