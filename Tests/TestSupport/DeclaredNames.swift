import Foundation

/// The public names that a class of this package declares, according to its source.
package enum DeclaredNames {
  /// Returns the names that a class adds to those of its superclass, without overrides.
  ///
  /// - Parameters:
  ///   - type: The class, in a separate file, with extensions in files that begin with its name and a plus sign.
  ///   - folder: The folder of the files, relative to that of the sources.
  package static func added(by type: String, in folder: String) throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil).filter {
      $0.lastPathComponent == "\(type).swift" || $0.lastPathComponent.hasPrefix("\(type)+")
    }
    let declaration =
      /^  +(?:public|open) (?:(?!override)[a-z()]+ )*(?:(?:var|let|func|typealias|struct|enum|class) (\w+)|(init)\b)/
    var names: Set<String> = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains(" override ") {
        guard let match = line.prefixMatch(of: declaration) else { continue }
        if let name = match.1 ?? match.2 { names.insert(String(name)) }
      }
    }
    return names
  }
}
