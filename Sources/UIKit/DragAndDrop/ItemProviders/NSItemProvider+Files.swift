public import UniformTypeIdentifiers

// Items that are files.
extension NSItemProvider {
  /// Creates an item provider for the content of a file, whose type is that of its extension.
  ///
  /// The result is `nil` if there is no file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension).flatMap { $0.isDynamic ? nil : $0 } ?? .data
    register(
      ItemRepresentation(
        typeIdentifier: type.identifier,
        load: { completion in
          FileContent.load(fileURL, completion)
          return nil
        }, fileName: fileURL.deletingPathExtension().lastPathComponent))
  }

  /// Registers a closure that provides a file.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier of the file.
  ///   - fileOptions: Whether the file can be opened where it is. A copy is provided in either case.
  ///   - visibility: The processes that can load the file. There is only one process.
  ///   - loadHandler: A closure that calls the completion handler with the URL of the file, and whether it is shared
  ///     with the reader.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (_ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      ItemRepresentation(typeIdentifier: typeIdentifier) { completion in
        loadHandler { url, _, error in
          guard let url else { return completion(nil, error) }
          FileContent.load(url, completion)
        }
      })
  }

  /// Writes the data of the first representation with a type, or one that conforms to it, to a temporary file.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - completionHandler: A closure that receives the URL of the file, or an error. The file is removed when the
  ///     closure returns.
  /// - Returns: The progress of the loading, which can be cancelled.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let found = representations.first { TypeCatalog.conforms($0.typeIdentifier, to: typeIdentifier) }
    let name = suggestedName ?? found?.fileName ?? "item"
    let type = found?.typeIdentifier ?? typeIdentifier
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      FileContent.withTemporaryFile(data, named: name, type: type, completionHandler)
    }
  }

  /// Writes the data of the first representation with a type, or one that conforms to it, to a temporary file.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - openInPlace: Whether to open the file where it is. A copy is provided in either case.
  ///   - completionHandler: A closure that receives the URL of the file and `false`, or an error. The file is removed
  ///     when the closure returns.
  /// - Returns: The progress of the loading, which can be cancelled.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }
}

/// Options for files of item providers.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file can be opened where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

/// The content of files that item providers read and write.
enum FileContent {
  /// Reads a file.
  static func load(_ file: URL, _ completion: ItemRepresentation.DataHandler) {
    do {
      let data = try Data(contentsOf: file)
      completion(data, nil)
    } catch {
      completion(nil, error)
    }
  }

  /// Writes data to a file that exists until the closure returns.
  static func withTemporaryFile(
    _ data: Data, named name: String, type: String, _ body: (URL?, (any Error)?) -> Void
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A name is that of a file, and not a path out of the folder.
    var file = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: ":"))
    if let type = UTType(type), let suffix = type.preferredFilenameExtension,
      UTType(filenameExtension: file.pathExtension)?.conforms(to: type) != true
    {
      file.appendPathExtension(suffix)
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      return body(nil, error)
    }
    body(file, nil)
  }
}
