import Foundation
import Glibc

/// The modification dates of the files of a package, from which edits are detected.
///
/// The files are checked at intervals. Notifications of the kernel would be faster by a few milliseconds, but are not
/// sent for folders that a container mounts from another system, where many editors run.
struct SourceSnapshot: Equatable {
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
  }

  private var stamps: [String: Stamp] = [:]

  /// Creates a snapshot of files, and of the files in folders.
  init(of places: [URL]) {
    for place in places { add(place.path, isLink: false, isRoot: true) }
  }

  /// Returns the paths of the files that were added, changed or removed since an older snapshot.
  func changes(since old: SourceSnapshot) -> [String] {
    let changed = stamps.filter { old.stamps[$0.key] != $0.value }.map(\.key)
    let removed = old.stamps.keys.filter { stamps[$0] == nil }
    return (changed + removed).sorted()
  }

  private mutating func visit(_ path: String, isRoot: Bool) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard Self.isWatched(name, isInRoot: isRoot) else { continue }
      add("\(path)/\(name)", isLink: entry.pointee.d_type == UInt8(DT_LNK), isRoot: false)
    }
  }

  private mutating func add(_ path: String, isLink: Bool, isRoot: Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    // A link to a folder may lead to a cycle.
    case S_IFDIR where !isLink: visit(path, isRoot: isRoot)
    case S_IFREG:
      stamps[path] = Stamp(
        seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int64(status.st_size))
    default: break
    }
  }

  /// Returns whether an entry of a folder can be part of an app.
  ///
  /// Hidden files are those of the build, of version control and of editors.
  private static func isWatched(_ name: String, isInRoot: Bool) -> Bool {
    if name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".docc") || name.hasSuffix(".md") { return false }
    return !(isInRoot && name == "Tests")
  }
}
