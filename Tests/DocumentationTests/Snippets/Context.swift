/// A file of Swift that declares what the examples of some pages presume: the reader's types and variables.
struct Context: Hashable, Sendable {
  /// The path of a page or of a folder with pages, without an extension.
  var name: String
  var text: String

  /// The file, as a path in the repository.
  var file: String { "\(Repository.contexts)/\(name).swift" }

  /// The imports, with their conditions, for examples that have none of their own.
  var imports: [String] {
    var lines = text.split(separator: "\n").prefix { $0.contains(/^\s*(@\w+ )?import\s|^#|^\/\//) }
    while lines.last?.hasPrefix("#if") == true { lines.removeLast() }
    return lines.map(String.init)
  }

  /// Returns the name of a page's context: that of the page itself, or of the innermost folder that has one.
  static func name(for page: String, among names: Set<String>) throws(NotFound) -> String {
    var path = page.split(separator: "/").map(String.init)
    path[path.count - 1] = path[path.count - 1].replacing(/\.(md|swift)$/, with: "")
    while !path.isEmpty {
      let name = path.joined(separator: "/")
      if names.contains(name) { return name }
      path.removeLast()
    }
    throw NotFound(page: page)
  }
}

extension Context {
  struct NotFound: Error, CustomStringConvertible {
    var page: String
    var description: String { "\(page) has examples, and no context in \(Repository.contexts)" }
  }

  /// Reads a context.
  init(named name: String) throws {
    self.name = name
    text = ""
    text = try Repository.text(of: file)
  }
}
