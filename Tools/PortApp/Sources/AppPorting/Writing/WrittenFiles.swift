import Foundation

/// The record of the files in a package that were written by an earlier run.
struct WrittenFiles {
  private static let name = ".port-app"
  /// What the package manager writes.
  private static let others = [".build", ".swiftpm", "Package.resolved"]
  private let folder: URL
  /// The checksums of the files, by their paths.
  private var known: [String: String] = [:]

  init(in folder: URL) {
    self.folder = folder
    let text = (try? String(contentsOf: folder.appendingPathComponent(Self.name), encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      known[String(line[line.index(after: space)...])] = String(line[..<space])
    }
  }

  /// The path of a file that another program has written or changed; `nil` if there is none.
  var problem: String? {
    var folders = [""]
    while let current = folders.popLast() {
      let place = current.isEmpty ? folder : folder.appendingPathComponent(current)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names.sorted() where !(current.isEmpty && (Self.others + [Self.name]).contains(name)) {
        let path = current.isEmpty ? name : "\(current)/\(name)"
        if folder.appendingPathComponent(path).isFolder {
          folders.append(path)
        } else if known[path] == nil
          || (try? Data(contentsOf: folder.appendingPathComponent(path))).map(Self.checksum) != known[path]
        {
          return path
        }
      }
    }
    return nil
  }

  /// Removes the files of the earlier run.
  func removeAll() throws {
    for path in known.keys {
      let url = folder.appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }
  }

  func save(_ files: [(path: String, data: Data)]) throws {
    let text = files.map { "\(Self.checksum($0.data)) \($0.path)\n" }.sorted().joined()
    try Data(text.utf8).write(to: folder.appendingPathComponent(Self.name))
  }

  /// Returns the checksum of a file, by the method of Fowler, Noll and Vo.
  private static func checksum(_ data: Data) -> String {
    let value = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(value, radix: 16)
  }
}
