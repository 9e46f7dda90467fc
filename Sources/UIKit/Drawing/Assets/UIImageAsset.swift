import Synchronization

/// The variants of an image for environments, such as those for light and dark appearance.
///
/// The asset of an image is its ``UIImage/imageAsset``. That of an image from an asset catalog has the variants of the
/// catalog. Apps can register further ones. Where an image with several variants is shown, the one for the traits of
/// the view is drawn, and it is replaced when these traits change.
///
/// The traits that distinguish variants are those of asset catalogs: style, contrast, idiom, size classes, layout
/// direction, range of colors, and scale. Others are ignored. A variant whose traits do not specify a value is for all
/// values.
// Unchecked because an open class cannot be checked. The storage is a lock.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry: Sendable {
    let environment: AssetEnvironment
    let variant: ImageVariant
    /// Whether the app has registered the variant, in contrast to the image for which the asset was made.
    let isRegistered: Bool
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    /// The selected variants, which are those of the entries and of the catalog.
    var selected: [AssetEnvironment: ImageVariant] = [:]
    var generation = 0
  }

  private let state: Mutex<State>
  private let catalog: CatalogImage?

  /// Creates an asset without variants.
  public override convenience init() { self.init(entries: [], catalog: nil) }

  /// Creates the asset of an image set in an asset catalog.
  convenience init(catalog: CatalogImage) { self.init(entries: [], catalog: catalog) }

  /// Creates the asset of an image that is in no other one.
  convenience init(_ variant: ImageVariant, in environment: AssetEnvironment) {
    self.init(
      entries: [Entry(environment: environment, variant: variant, isRegistered: false)], catalog: nil)
  }

  private init(entries: [Entry], catalog: CatalogImage?) {
    state = Mutex(State(entries: entries))
    self.catalog = catalog
    super.init()
  }

  // MARK: - Registering Images

  /// Adds an image for the traits of a collection.
  ///
  /// It replaces an image with the same traits. The collection should specify a scale; without one, the image is for
  /// every scale that has no image. The image itself does not become a part of the asset: the asset returns other ones.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, in: AssetEnvironment(traitCollection.values))
  }

  /// Adds an image for the traits of a configuration.
  ///
  /// It replaces an image with the same traits. The traits should specify a scale; without one, the image is for every
  /// scale that has no image. The image itself does not become a part of the asset: the asset returns other ones.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, in: AssetEnvironment(configuration))
  }

  private func register(_ image: UIImage, in environment: AssetEnvironment) {
    // The asset has the content instead of the image, which may refer to the asset.
    let variant = ImageVariant(content: image.content, attributes: image.attributes)
    replace(environment, by: Entry(environment: environment, variant: variant, isRegistered: true)) { _ in true }
  }

  /// Removes the image that was registered for the traits of a collection.
  ///
  /// All distinguishing traits must have the values with which the image was registered.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    replace(AssetEnvironment(traitCollection.values), by: nil) { $0.isRegistered }
  }

  /// Removes the image that was registered for the traits of a configuration.
  ///
  /// All distinguishing traits must have the values with which the image was registered.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    replace(AssetEnvironment(configuration), by: nil) { $0.isRegistered }
  }

  private func replace(
    _ environment: AssetEnvironment, by entry: Entry?, where isReplaced: (Entry) -> Bool
  ) {
    // The previous variants are released outside of the lock, because the images of an animation may be the app's.
    let previous = state.withLock { state in
      let previous = state
      state.entries.removeAll { $0.environment == environment && isReplaced($0) }
      if let entry { state.entries.append(entry) }
      state.selected = [:]
      state.generation += 1
      return previous
    }
    _ = previous
  }

  // MARK: - Retrieving Images

  /// Returns the variant that suits the traits of a collection best.
  ///
  /// The current traits replace those that the collection does not specify. The result has this asset, and none of the
  /// changes that were made to another image of it. It is empty if the asset has no variants.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    selected(for: traitCollection.imageConfiguration)
  }

  /// Returns the variant that suits the traits of a configuration best.
  ///
  /// The current traits replace those that the configuration does not specify. The result has this asset, and none of
  /// the changes that were made to another image of it. It is empty if the asset has no variants.
  open func image(with configuration: UIImage.Configuration) -> UIImage { selected(for: configuration) }

  private func selected(for configuration: UIImage.Configuration) -> UIImage {
    let place = AssetEnvironment(configuration, over: .current)
    let variant = variant(for: place) ?? ImageVariant(content: .empty, attributes: ImageAttributes())
    return UIImage(variant, of: self, configuration)
  }

  /// Returns the variant for a place, or `nil` if the asset has no variant that can be read.
  func variant(for place: AssetEnvironment) -> ImageVariant? {
    let (known, entries, generation) = state.withLock { ($0.selected[place], $0.entries, $0.generation) }
    if let known { return known }
    // The files of a catalog are read outside of the lock.
    guard let variant = best(of: entries, for: place) else { return nil }
    state.withLock { if $0.generation == generation { $0.selected[place] = variant } }
    return variant
  }

  private func best(of entries: [Entry], for place: AssetEnvironment) -> ImageVariant? {
    let own = entries.map { (rank: $0.environment.rank(in: place), variant: $0.variant) }.min { $0.rank < $1.rank }
    guard let read = catalog?.best(for: place) else { return own?.variant }
    guard let own, own.rank <= read.rank else { return read.variant }
    return own.variant
  }

  // MARK: - Comparing Variants

  /// Whether there is more than one variant, so that views select one.
  var hasAlternatives: Bool { (catalog?.count ?? 0) + state.withLock { $0.entries.count } > 1 }

  /// Whether the image looks different in some environments, apart from its scale.
  var isVaried: Bool {
    let count = state.withLock { $0.entries.count }
    return catalog.map { $0.isVaried || count > 0 } ?? (count > 1)
  }
}
