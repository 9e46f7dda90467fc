/// The name of a data asset.
public typealias NSDataAssetName = String

/// The data of a data set in an asset catalog.
///
/// If a set has several files, the one for the current device is used.
open class NSDataAsset: NSObject, NSCopying {
  /// The name of the data set in the asset catalog.
  public let name: NSDataAssetName
  /// The contents of the file.
  public let data: Data
  /// The type of the data.
  ///
  /// The default is `public.data`.
  public let typeIdentifier: String

  /// Creates a data asset from an asset catalog of the app.
  ///
  /// The result is `nil` if there is no data set of that name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Creates a data asset from an asset catalog of a bundle.
  ///
  /// The result is `nil` if there is no data set of that name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = Self.find(name, in: AppBundles.searched(for: bundle)) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
    super.init()
  }

  private static func find(_ name: NSDataAssetName, in bundles: [Bundle]) -> (data: Data, type: String)? {
    for bundle in bundles {
      guard let set = AssetCatalogs.set(named: name, .data, in: bundle) else { continue }
      for variant in AssetVariant.ranked(set.data ?? [], for: .current) {
        if let data = set.contents(of: variant) { return (data, variant.typeIdentifier ?? "public.data") }
      }
    }
    return nil
  }

  @available(*, unavailable)
  override init() { misuse("NSDataAsset needs a name") }

  /// Returns the asset itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
