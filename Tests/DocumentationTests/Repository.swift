import Foundation

/// The files of the repository that the tests were built from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The contexts: Swift files, in folders like those of the pages.
  static let contexts = "Tests/DocumentationTests/Contexts"

  static func text(of file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  /// Returns the paths of the files with examples: the articles, and the sources with documentation comments.
  static func pages() throws -> [String] {
    let articles = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".md") }
    return articles.sorted() + files(in: "Documentation", ["md"]) + files(in: "Examples", ["md"])
      + files(in: "Sources", ["md", "swift"])
  }

  /// Returns the paths of the contexts below their folder, without the extension.
  static func contextNames() throws -> [String] {
    files(in: contexts, ["swift"]).map { String($0.dropFirst(contexts.count + 1).dropLast(".swift".count)) }
  }

  private static func files(in folder: String, _ extensions: Set<String>) -> [String] {
    let enumerator = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let files = (enumerator?.allObjects ?? []).compactMap { $0 as? URL }
    return files.filter { extensions.contains($0.pathExtension) }
      .map { String($0.standardizedFileURL.path.dropFirst(root.path.count + 1)) }.sorted()
  }
}
