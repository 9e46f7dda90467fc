import Testing

/// The code in the documentation, compiled as it stands.
///
/// The examples are the blocks that are tagged as Swift in README, in the articles, and in the documentation comments
/// of the sources. An example of statements is compiled in a synchronous and in an asynchronous function; declarations,
/// at the level of a file. What an example presumes is declared by a file in `Contexts` whose path is that of the page
/// or of a folder around it. Of the code, only `…` is replaced.
struct DocumentedSnippetTests {
  @Test(arguments: try DocumentedSnippets.modules())
  func `Every example in Swift compiles`(module: SnippetModule) async throws {
    for diagnostic in try await module.diagnostics() {
      Issue.record("\(diagnostic)", sourceLocation: diagnostic.sourceLocation)
    }
  }

  @Test(arguments: SnippetException.all)
  func `An exception is for one example that does not compile`(exception: SnippetException) async throws {
    let snippets = try DocumentedSnippets.all().filter { exception.applies(to: $0) }
    let snippet = try #require(
      snippets.count == 1 ? snippets.first : nil, "The exception is for \(snippets.count) examples.")
    let diagnostics = try await DocumentedSnippets.module(of: snippet).diagnostics()
    #expect(
      diagnostics.contains { $0.message.hasPrefix("error") },
      "\(snippet.location) compiles. Remove the exception.")
  }

  @Test(arguments: SnippetException.missingModules)
  func `A module that examples lack is not available`(name: String) async throws {
    let example = Snippet(page: name, line: 0, language: "swift", lines: ["import \(name)"])
    let module = SnippetModule(name: name, context: Context(name: name, text: ""), snippets: [example])
    #expect(try await module.diagnostics().map(\.message) == ["error: no such module '\(name)'"])
  }

  @Test func `Every block of code has the language in its tag`() throws {
    for snippet in try DocumentedSnippets.all() where !["swift", "sh", "text"].contains(snippet.language) {
      Issue.record("\(snippet.location): the block has the tag \"\(snippet.language)\"; write swift, sh or text")
    }
  }

  @Test func `Every context is used`() throws {
    let names = Set(try Repository.contextNames())
    let snippets = try DocumentedSnippets.all().filter { $0.language == "swift" }
    let used = try snippets.map { try Context.name(for: $0.page, among: names) }
    #expect(names.subtracting(used).sorted() == [])
  }

  @Test(arguments: [
    "README.md", "Sources/Stateroom/Documentation.docc/", "Sources/Stateroom/State/", "Sources/Simulator/",
  ])
  func `The examples of every kind of page are found`(page: String) throws {
    let snippets = try DocumentedSnippets.modules().flatMap(\.snippets)
    #expect(snippets.contains { $0.page.hasPrefix(page) })
  }
}
