/// The blocks of code in the documentation of this repository.
enum DocumentedSnippets {
  /// Returns every block of every page.
  static func all() throws -> [Snippet] {
    try Repository.pages().flatMap { try Snippet.snippets(in: Repository.text(of: $0), of: $0) }
  }

  /// Returns the modules of the examples in Swift, except for those that cannot be compiled here.
  static func modules() throws -> [SnippetModule] {
    let snippets = try all().filter { snippet in
      snippet.language == "swift" && !SnippetException.all.contains { $0.applies(to: snippet) }
    }
    let names = Set(try Repository.contextNames())
    let groups = try Dictionary(grouping: snippets) { try Context.name(for: $0.page, among: names) }
    return try groups.sorted { $0.key < $1.key }.flatMap { name, snippets in
      try SnippetModule.modules(of: snippets, in: Context(named: name))
    }
  }

  /// Returns the module of one example.
  static func module(of snippet: Snippet) throws -> SnippetModule {
    let context = try Context(named: Context.name(for: snippet.page, among: Set(Repository.contextNames())))
    return SnippetModule(name: snippet.location, context: context, snippets: [snippet])
  }
}
