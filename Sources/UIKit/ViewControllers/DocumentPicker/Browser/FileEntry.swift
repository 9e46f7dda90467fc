import UniformTypeIdentifiers

/// A file or a folder that a picker shows.
struct FileEntry {
  let url: URL
  let type: UTType
  let modified: Date
  /// The size of a file, in bytes.
  let size: Int

  /// A Boolean value that indicates whether the entry can be opened, as opposed to a file or a package.
  var isFolder: Bool { type.conforms(to: .folder) }

  /// A Boolean value that indicates whether the entry is an image.
  var isPicture: Bool { type.conforms(to: .image) }

  /// The number of files and folders in a folder.
  var itemCount: Int { Self.names(in: url).count }

  /// Returns the name of the entry.
  ///
  /// - Parameter withExtension: A Boolean value that indicates whether the filename extension of a file is included.
  func name(withExtension: Bool) -> String {
    withExtension || isFolder ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
  }

  /// Creates the entry at a URL; `nil` if there is none, such as for a link whose destination does not exist.
  init?(_ url: URL) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    self.url = url
    type = Self.type(of: url, isDirectory: isDirectory.boolValue)
    modified = attributes?[.modificationDate] as? Date ?? .distantPast
    size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  private static func type(of url: URL, isDirectory: Bool) -> UTType {
    let type = UTType(filenameExtension: url.pathExtension, conformingTo: isDirectory ? .package : .data)
    guard isDirectory else { return type ?? .data }
    return type.flatMap { $0.isDeclared ? $0 : nil } ?? .folder
  }

  // MARK: - Reading Folders

  /// Returns the visible entries of a folder, in the order of their names.
  static func entries(of folder: URL) -> [FileEntry] {
    names(in: folder).compactMap { FileEntry(folder.appendingPathComponent($0)) }
  }

  /// Returns the names of the visible entries of a folder; none if it cannot be read.
  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted {
      let order = $0.compare($1, options: [.caseInsensitive, .numeric])
      return order == .orderedSame ? $0 < $1 : order == .orderedAscending
    }
  }

  /// Returns the files of a type in a folder and in its subfolders.
  static func files(in folder: URL, conformingTo types: [UTType]) -> [FileEntry] {
    entries(of: folder).flatMap { entry -> [FileEntry] in
      // A folder that is a link could be one of those that contain it.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: entry.url.path)) != nil
      if entry.isFolder { return isLink ? [] : files(in: entry.url, conformingTo: types) }
      return types.contains { entry.type.conforms(to: $0) } ? [entry] : []
    }
  }
}
