/// Copies and moves files to a folder, in which a name that is in use gets a number.
enum FileTransfer {
  /// Copies files or folders to a folder, and returns the copies.
  static func copy(_ files: [URL], to folder: URL) throws -> [URL] {
    try transfer(files, to: folder) { try FileManager.default.copyItem(at: $0, to: $1) }
  }

  /// Moves files or folders to a folder, and returns them at their destinations.
  ///
  /// What is in the folder already remains there.
  static func move(_ files: [URL], to folder: URL) throws -> [URL] {
    try transfer(files, to: folder) { source, destination in
      try FileManager.default.moveItem(at: source, to: destination)
    } isInPlace: {
      $0.deletingLastPathComponent().standardizedFileURL.path == folder.standardizedFileURL.path
    }
  }

  /// Transfers files one after the other.
  ///
  /// A file that does not exist is an error before the first one is transferred.
  private static func transfer(
    _ files: [URL], to folder: URL, _ body: (_ source: URL, _ destination: URL) throws -> Void,
    isInPlace: (URL) -> Bool = { _ in false }
  ) throws -> [URL] {
    for file in files where !FileManager.default.fileExists(atPath: file.path) {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: file.path])
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try files.map { file in
      guard !isInPlace(file) else { return file }
      let destination = freePlace(for: file, in: folder)
      try body(file, destination)
      return destination
    }
  }

  /// Returns a URL in a folder that is not in use, such as `Letter 2.txt` beside `Letter.txt`.
  static func freePlace(for file: URL, in folder: URL) -> URL {
    let stem = file.deletingPathExtension().lastPathComponent
    let suffix = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
    var place = folder.appendingPathComponent(file.lastPathComponent)
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appendingPathComponent("\(stem) \(number)\(suffix)")
      number += 1
    }
    return place
  }
}
