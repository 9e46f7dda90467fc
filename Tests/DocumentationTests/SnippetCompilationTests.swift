import Testing

/// What is reported of examples that are wrong, and of those that are not.
struct SnippetCompilationTests {
  private let context = Context(
    name: "Page",
    text: """
      func load() -> Int { 1 }
      func load() async -> Int { 2 }
      func save(_ value: Int) async throws {}
      struct Item {
        var value = 0
      }
      """)

  /// Returns the diagnostics of a page, compiled in a folder of the test's own.
  private func diagnostics(of text: String, of page: String = "Page.md", test: String = #function) async throws
    -> [String]
  {
    var modules = SnippetModule.modules(of: Snippet.snippets(in: text, of: page), in: context)
    try #require(modules.count == 1)
    modules[0].name = test
    return try await modules[0].diagnostics().map(\.description)
  }

  @Test func `An error has the line of the article`() async throws {
    let page = """
      # Page

      ```swift
      let item = Item()
      print(item.name)
      ```
      """
    #expect(try await diagnostics(of: page) == ["Page.md:5: error: value of type 'Item' has no member 'name'"])
  }

  @Test func `An error has the line of the documentation comment`() async throws {
    let page = """
      import UIKit

        /// Returns a value.
        ///
        /// ```swift
        /// extension Item {
        ///   func increment() { value += 1 }
        /// }
        /// ```
        func value() -> Int { 1 }
      """
    #expect(
      try await diagnostics(of: page, of: "Page.swift") == [
        "Page.swift:7: error: left side of mutating operator isn't mutable: 'self' is immutable"
      ])
  }

  @Test func `A call that has another meaning in an asynchronous function is reported`() async throws {
    let page = """
      ```swift
      print(load() + 1)
      ```
      """
    #expect(
      try await diagnostics(of: page) == [
        "Page.md:2: error: expression is 'async' but is not marked with 'await' (in an async function)"
      ])
  }

  @Test func `A statement without try is reported`() async throws {
    let page = """
      ```swift
      await save(1)
      ```
      """
    #expect(
      try await diagnostics(of: page) == [
        "Page.md:2: error: call can throw but is not marked with 'try' (in an async function)"
      ])
  }

  @Test func `A data race is reported`() async throws {
    let page = """
      ```swift
      final class Model {
        var value = 0
      }

      let model = Model()
      Task.detached { model.value += 1 }
      model.value += 1
      ```
      """
    #expect(
      try await diagnostics(of: page).map { $0.hasPrefix("Page.md:7: error: sending value of non-Sendable type") } == [
        true
      ])
  }

  @Test func `A warning is reported unless it is about a value for the reader`() async throws {
    let page = """
      ```swift
      let unused = Item()
      max(unused.value, 1)
      ```
      """
    #expect(
      try await diagnostics(of: page) == ["Page.md:3: warning: result of call to 'max' is unused [#no-usage]"])
  }

  @Test func `An ellipsis stands for a value, for members and for statements`() async throws {
    let page = """
      ```swift
      final class Reader { … }

      func next() -> Item { … }

      let item = next()
      …
      print(item, { (item: Item) in … })
      ```
      """
    #expect(try await diagnostics(of: page) == [])
  }

  @Test func `An example uses what earlier ones of its page declare`() async throws {
    let page = """
      ```swift
      @MainActor
      final class Reader {
        #if canImport(ObjectiveC)
          var isObject = true
        #endif
        func read() {}
      }

      #if !canImport(ObjectiveC)
        extension Reader {
          func close() {}
        }
      #endif
      ```

      > In a note:
      > ```swift
      > let reader = Reader()
      > reader.read()
      > reader.close()
      > ```
      """
    #expect(try await diagnostics(of: page) == [])
  }

  @Test func `The code before and after a change is compiled separately`() {
    let page = """
      ```swift
      struct Old {}
      struct Reader {}
      ```
      ```swift
      struct Reader { var name = "" }
      ```
      """
    let modules = SnippetModule.modules(of: Snippet.snippets(in: page, of: "Page.md"), in: context)
    #expect(modules.map { $0.snippets.map(\.line) } == [[1], [5]])
  }

  @Test func `The context of a page is its own, or that of the innermost folder`() throws {
    let names: Set = ["Sources/A", "Sources/A/Page", "Sources"]
    #expect(try Context.name(for: "Sources/A/Page.md", among: names) == "Sources/A/Page")
    #expect(try Context.name(for: "Sources/A/B/Other.swift", among: names) == "Sources/A")
    #expect(try Context.name(for: "Sources/C/Other.swift", among: names) == "Sources")
    #expect(throws: Context.NotFound.self) { try Context.name(for: "README.md", among: names) }
  }
}
