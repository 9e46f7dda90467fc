import Foundation

/// The output file of a command. It is checked before the tour, so that no tour is played without a result.
struct OutputFile {
  let path: String

  init(path: String) throws(UnwritableFile) {
    self.path = path
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let target = exists ? url.path : url.deletingLastPathComponent().path
    var isTargetFolder: ObjCBool = false
    guard !(exists && isFolder.boolValue), !path.hasSuffix("/"),
      FileManager.default.fileExists(atPath: target, isDirectory: &isTargetFolder),
      isTargetFolder.boolValue == !exists, FileManager.default.isWritableFile(atPath: target)
    else { throw UnwritableFile(path: path) }
  }

  func write(_ text: String) throws(UnwritableFile) {
    do {
      try text.write(to: URL(fileURLWithPath: path), atomically: true, encoding: .utf8)
    } catch {
      throw UnwritableFile(path: path)
    }
  }
}

/// An error that indicates that the file cannot be written.
struct UnwritableFile: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) cannot be written. Is there such a folder, and may it be written to?" }
}
