import Synchronization

/// The asset catalogs of bundles: folders `NAME.xcassets`, as Xcode stores them.
///
/// On Apple's platforms, catalogs are compiled when an app is built. The package manager on Linux copies them into the
/// bundle, where this type reads them. A bundle is searched once; its sets are read when they are used.
enum AssetCatalogs {
  /// The kinds of sets that are read.
  enum Kind: String, Hashable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
  }

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  private static let indexes = Mutex<[String: [Key: URL]]>([:])

  /// Returns the contents of a set of a bundle.
  ///
  /// The result is `nil` if there is none, or if its `Contents.json` is malformed.
  static func set(named name: String, _ kind: Kind, in bundle: Bundle) -> AssetSet? {
    guard !name.isEmpty, let folder = index(of: bundle)[Key(kind: kind, name: name)] else { return nil }
    return AssetSet.read(folder)
  }

  /// Reports a file of a catalog that cannot be read, once.
  static func report(_ file: URL, _ problem: String) {
    let place = file.pathComponents.suffix(3).joined(separator: "/")
    RuntimeDiagnostics.reportOnce(.assetCatalog, about: file.path, "\(place): \(problem)")
  }

  // MARK: - Searching

  private static func index(of bundle: Bundle) -> [Key: URL] {
    guard let folder = bundle.resourceURL else { return [:] }
    if let known = indexes.withLock({ $0[folder.path] }) { return known }
    // Searched outside of the lock. Two threads can search at the same time, with the same result.
    var index: [Key: URL] = [:]
    // The main bundle of a package's executable is the folder of the build, whose folders are not searched.
    for catalog in catalogs(in: folder, depth: bundle == .main ? 2 : 0) {
      add(catalog, prefix: "", depth: 0, to: &index)
    }
    let result = index
    indexes.withLock { $0[folder.path] = result }
    return result
  }

  /// Returns the catalogs in a folder, including those in its subfolders up to a depth.
  private static func catalogs(in folder: URL, depth: Int) -> [URL] {
    var found: [URL] = []
    for entry in folders(in: folder) {
      switch entry.pathExtension {
      case "xcassets": found.append(entry)
      case "" where depth < 2: found += catalogs(in: entry, depth: depth + 1)
      default: break
      }
    }
    return found
  }

  /// Adds the sets of a catalog or of a group in it.
  ///
  /// The first set of a name is used.
  private static func add(_ group: URL, prefix: String, depth: Int, to index: inout [Key: URL]) {
    guard depth < 20 else { return }
    for entry in folders(in: group) {
      let name = entry.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: entry.pathExtension) {
        let key = Key(kind: kind, name: prefix + name)
        if index[key] == nil { index[key] = entry }
      } else if entry.pathExtension.isEmpty {
        let isNamespace = AssetSet.read(entry, isRequired: false)?.properties?.providesNamespace ?? false
        add(entry, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1, to: &index)
      }
    }
  }

  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      let entry = folder.appendingPathComponent(name)
      return FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) && isFolder.boolValue
        ? entry : nil
    }
  }
}
