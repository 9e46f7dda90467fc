import Synchronization

/// An image set of an asset catalog, which provides variants of an image.
struct CatalogImage: Sendable {
  let set: AssetSet

  private struct Known {
    weak var asset: UIImageAsset?
  }

  /// The assets that are in use, by the folders of their sets.
  private static let assets = Mutex<[String: Known]>([:])

  /// Returns the asset of the image set with a name of the first bundle that has one.
  ///
  /// All images of a set have the same asset while one of them exists, so that an image that is registered there is a
  /// variant of all of them.
  static func asset(named name: String, in bundles: [Bundle]) -> UIImageAsset? {
    guard let set = bundles.lazy.compactMap({ AssetCatalogs.set(named: name, .image, in: $0) }).first else {
      return nil
    }
    return assets.withLock { assets in
      if let known = assets[set.folder.path]?.asset { return known }
      assets = assets.filter { $0.value.asset != nil }
      let asset = UIImageAsset(catalog: CatalogImage(set: set))
      assets[set.folder.path] = Known(asset: asset)
      return asset
    }
  }

  /// The number of variants that have a file.
  var count: Int { self.set.images?.count { $0.filename != nil } ?? 0 }

  /// Whether there are variants for appearances or layout directions.
  var isVaried: Bool {
    self.set.images?.contains { $0.filename != nil && ($0.appearances?.isEmpty == false || $0.direction != nil) }
      ?? false
  }

  /// Returns the best variant for a place that can be decoded, and its rank.
  func best(for place: AssetEnvironment) -> (rank: AssetEnvironment.Rank, variant: ImageVariant)? {
    for (rank, variant) in AssetVariant.ranked(set.images ?? [], in: place) {
      guard let data = set.contents(of: variant) else { continue }
      if let picture = CGImage(encoded: data) {
        return (rank, ImageVariant(content: .pixels(picture), attributes: attributes(of: variant, picture)))
      }
      AssetCatalogs.report(
        set.folder.appendingPathComponent(variant.filename ?? ""), "only PNG and JPEG images can be read; convert it")
    }
    return nil
  }

  private func attributes(of variant: AssetVariant, _ picture: CGImage) -> ImageAttributes {
    var attributes = ImageAttributes(
      scale: CGFloat(variant.factor), orientation: UIImage.Orientation(exif: picture.exifOrientation),
      renderingMode: renderingMode)
    if let isMirrored = mirroring(of: variant) {
      attributes.flipsForRightToLeft = true
      if isMirrored { attributes.orientation = attributes.orientation.mirrored }
    }
    return attributes
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
