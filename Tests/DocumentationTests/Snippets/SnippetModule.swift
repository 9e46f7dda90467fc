import Foundation
import Testing

/// Examples that are compiled as one module, with the context of their pages.
struct SnippetModule: Hashable, Sendable, CustomTestStringConvertible {
  /// The name of the module's folder: the path of the context.
  var name: String
  var context: Context
  var snippets: [Snippet]

  var testDescription: String { name }

  /// Returns the modules of one context.
  ///
  /// Later examples of a page use what earlier ones declare. An example that declares the same name again, such as the
  /// code after a change, begins another module.
  static func modules(of snippets: [Snippet], in context: Context) -> [SnippetModule] {
    var parts: [[Snippet]] = [[]]
    var names: Set<String> = []
    for snippet in snippets {
      if !names.isDisjoint(with: snippet.declaredNames) {
        parts.append([])
        names = []
      }
      parts[parts.count - 1].append(snippet)
      names.formUnion(snippet.declaredNames)
    }
    return parts.enumerated().map { index, snippets in
      SnippetModule(name: context.name + (index == 0 ? "" : " \(index + 1)"), context: context, snippets: snippets)
    }
  }

  /// Writes the sources of the module to a folder, and returns them.
  func write(to folder: URL) throws -> [URL] {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var sources = ["Context.swift": "#sourceLocation(file: \"\(context.file)\", line: 1)\n\(context.text)"]
    for snippet in snippets {
      let page = snippet.page.replacing("/", with: "-").replacing(".", with: "-")
      sources["\(page)-\(snippet.line).swift"] = snippet.source(importing: context.imports)
    }
    return try sources.map { name, text in
      let file = folder.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file
    }.sorted { $0.path < $1.path }
  }

  /// Returns what the compiler says about the examples.
  ///
  /// The generated sources remain in a folder of the build, where they can be read and checked for other platforms.
  func diagnostics() async throws -> [Diagnostic] {
    let compiler = try Compiler()
    let folder = Compiler.products.appendingPathComponent("Snippets/\(name.replacing(/[\/:]/, with: "-"))")
    return try await compiler.diagnostics(of: write(to: folder))
  }
}
