public import Foundation

/// A package with the translated app, which `swift run` shows.
public struct PortedPackage {
  /// A reason why nothing was written.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason, and the fix.
    public let description: String
  }

  /// What is not translated.
  public let remarks: [Remark]
  /// The numbers of changes, by their kinds.
  public let changes: [(kind: String, count: Int)]
  /// The number of Swift files.
  public let fileCount: Int
  /// The name of the package, and of its target.
  public let name: String
  private let files: [(path: String, data: Data)]

  /// Translates an app.
  ///
  /// - Parameters:
  ///   - source: The folder of the app.
  ///   - name: The name of the package; by default that of the folder.
  ///   - stateroom: The path or the URL of the package that contains UIKit.
  ///   - excluded: The names, or the paths in the folder, of files and folders that are left out.
  public init(of source: URL, name: String? = nil, stateroom: String, excluding excluded: [String] = []) throws {
    guard source.isFolder else {
      throw Failure(description: "\(source.path) is not a folder; give the folder of the app's project")
    }
    let folder = try AppFolder(source, excluding: excluded)
    guard !folder.sources.isEmpty else {
      throw Failure(description: "\(source.path) has no Swift files; give the folder of the app's project")
    }
    let given = name ?? source.lastPathComponent
    let letters = given.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    self.name = (letters.first?.isNumber == true ? "_" : "") + String(letters)
    let interfaces = folder.resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let hasResources = !folder.resources.isEmpty
    let translation = try Translation(
      of: Dictionary(uniqueKeysWithValues: folder.sources.map { ($0, try folder.text($0)) }),
      interfaces: interfaces.map(folder.text), hasResources: hasResources)
    remarks = folder.remarks + translation.remarks
    changes = translation.changes
    fileCount = folder.sources.count

    let target = "Sources/\(self.name)"
    var files = folder.sources.map { ("\(target)/\($0)", Data((translation.texts[$0] ?? "").utf8)) }
    var assets = AssetCatalogFolder()
    for path in folder.resources where path.hasSuffix(".xcassets") {
      try assets.read(source.appendingPathComponent(path))
    }
    if let symbols = AssetSymbols(assets, declared: translation.assetMembers).text {
      files.append(("\(target)/GeneratedAssetSymbols.swift", Data(symbols.utf8)))
    }
    let languages = Set(folder.resources.compactMap(Self.localization).map(\.folder))
    for path in folder.resources {
      files += try Self.contents(of: path, in: source).map { ("\(target)/Resources/\($0.path)", $0.data) }
    }
    if !folder.information.isEmpty {
      let data = try PropertyListSerialization.data(fromPropertyList: folder.information, format: .xml, options: 0)
      files.append(("\(target)/Supporting/Info.plist", data))
    }
    let manifest = PackageManifest(
      name: self.name, stateroom: stateroom, hasResources: hasResources, hasInformation: !folder.information.isEmpty,
      isLocalized: !languages.isEmpty, imports: translation.imports)
    files.append(("Package.swift", Data(manifest.text.utf8)))
    let doubles = Dictionary(grouping: files, by: \.0).filter { $0.value.count > 1 }.keys.sorted()
    if let first = doubles.first {
      throw Failure(
        description: "two files would be \(first); leave one of them out with --exclude, or rename it")
    }
    self.files = files
  }

  /// Writes the package.
  ///
  /// Nothing is written if the folder contains files that an earlier run has not written, or that were changed since.
  public func write(to destination: URL, from source: URL) throws {
    let (place, origin) = (destination.standardizedFileURL.path, source.standardizedFileURL.path)
    guard place != origin, !place.hasPrefix(origin + "/") else {
      throw Failure(description: "\(place) is in the app's folder, which stays as it is; choose a folder outside of it")
    }
    let record = WrittenFiles(in: destination)
    if let problem = record.problem {
      throw Failure(
        description:
          "\(place) has a file that was not written by this tool, or was changed since: \(problem); move it, or choose another folder"
      )
    }
    try record.removeAll()
    for (path, data) in files {
      let url = destination.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try record.save(files)
  }

  // MARK: - Resources

  /// Returns the files of a resource, whose localized ones are in a folder at the top.
  private static func contents(of path: String, in root: URL) throws -> [(path: String, data: Data)] {
    let url = root.appendingPathComponent(path)
    let target = localization(path).map { "\($0.folder)/\($0.rest)" } ?? (path as NSString).lastPathComponent
    guard url.isFolder else { return [(target, try Data(contentsOf: url))] }
    return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted().compactMap { inner in
      let file = url.appendingPathComponent(inner)
      return file.isFolder || inner.hasSuffix(".DS_Store") ? nil : ("\(target)/\(inner)", try Data(contentsOf: file))
    }
  }

  private static func localization(_ path: String) -> (folder: String, rest: String)? {
    let parts = path.split(separator: "/").map(String.init)
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return nil }
    return (parts[index], parts[(index + 1)...].joined(separator: "/"))
  }
}
