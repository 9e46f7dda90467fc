import Foundation

/// The colors and images in an asset catalog, or in a folder of it that provides a namespace.
struct AssetCatalogFolder {
  /// A color or an image.
  struct Asset {
    /// The name with those of the folders, such as `Icons/Star`.
    let path: String
    /// The name of the constant.
    let constant: String
  }

  private(set) var colors: [Asset] = []
  private(set) var images: [Asset] = []
  /// The folders, by the names of the types for them.
  private(set) var namespaces: [(name: String, folder: AssetCatalogFolder)] = []

  private struct Contents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      private enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    let properties: Properties?
  }

  /// Adds what is in a folder on the disk. Of assets with the same constant, the first is used.
  ///
  /// - Parameter prefix: The beginning of the assets' paths.
  mutating func read(_ place: URL, prefix: String = "") throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() {
      let item = place.appendingPathComponent(name)
      guard item.isFolder else { continue }
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "colorset": Self.add(stem, suffix: "Color", prefix: prefix, to: &colors)
      case "imageset", "symbolset": Self.add(stem, suffix: "Image", prefix: prefix, to: &images)
      case "": try readFolder(item, named: name, prefix: prefix)
      default: continue
      }
    }
  }

  private static func add(_ name: String, suffix: String, prefix: String, to assets: inout [Asset]) {
    guard let constant = AssetSymbolName.constant(name, droppingSuffix: suffix),
      !assets.contains(where: { $0.constant == constant })
    else { return }
    assets.append(Asset(path: prefix + name, constant: constant))
  }

  private mutating func readFolder(_ item: URL, named name: String, prefix: String) throws {
    let file = item.appendingPathComponent("Contents.json")
    let contents = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    guard contents?.properties?.providesNamespace == true, let type = AssetSymbolName.namespace(name) else {
      return try read(item, prefix: prefix)
    }
    let index = namespaces.firstIndex { $0.name == type }
    var folder = index.map { namespaces[$0].folder } ?? AssetCatalogFolder()
    try folder.read(item, prefix: "\(prefix)\(name)/")
    if let index { namespaces[index].folder = folder } else { namespaces.append((type, folder)) }
  }
}
