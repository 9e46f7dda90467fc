import Testing
import UIKit

/// The items and files of item providers.
@MainActor
struct ItemProviderItemTests {
  private struct Loaded: Sendable, Equatable {
    var text: String?
    var url: String?
    var data: Data?
    var code: Int?
  }

  private func load(_ provider: NSItemProvider, _ type: String) async -> Loaded {
    await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: type, options: nil) { item, error in
        // The compiler does not know on Linux which values a class that can be archived bridges to.
        let item: Any? = item
        continuation.resume(
          returning: Loaded(
            text: item as? String, url: (item as? URL)?.absoluteString, data: item as? Data,
            code: (error as NSError?)?.code))
      }
    }
  }

  @Test(.rule("R1597"))
  func `The object for which a provider was created is its item`() async throws {
    let text = NSItemProvider(item: NSString(string: "Hello"), typeIdentifier: "public.utf8-plain-text")
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await load(text, "public.text") == Loaded(text: "Hello"))
    let url = try #require(NSURL(string: "https://example.com/a"))
    let link = NSItemProvider(item: url, typeIdentifier: "public.url")
    #expect(await load(link, "public.url") == Loaded(url: "https://example.com/a"))
    let data = NSItemProvider(item: NSData(data: Data([1, 2])), typeIdentifier: "com.example.card")
    #expect(await load(data, "com.example.card") == Loaded(data: Data([1, 2])))
  }

  @Test(.rule("R1597"))
  func `The data of a provider is an item, and what is not provided is an error`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.card", visibility: .all) { completion in
      completion(Data([1, 2, 3]), nil)
      return nil
    }
    #expect(await load(provider, "com.example.card") == Loaded(data: Data([1, 2, 3])))
    let missing = await load(provider, "public.png")
    #expect(missing.data == nil && missing.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test(.rule("R1597"))
  func `An item can be awaited`() async throws {
    let provider = NSItemProvider(item: NSString(string: "Hello"), typeIdentifier: "public.utf8-plain-text")
    let item: Any = try await provider.loadItem(forTypeIdentifier: "public.utf8-plain-text")
    #expect(item as? String == "Hello")
    await #expect(throws: (any Error).self) { _ = try await provider.loadItem(forTypeIdentifier: "public.png") }
  }

  // MARK: - Files

  private func makeFile(_ name: String, _ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  private struct Copy: Sendable {
    var url: URL?
    var text: String?
  }

  private func copy(_ provider: NSItemProvider, _ type: String) async -> Copy {
    await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(forTypeIdentifier: type) { url, _ in
        let data = url.flatMap { try? Data(contentsOf: $0) }
        continuation.resume(returning: Copy(url: url, text: data.map { String(decoding: $0, as: UTF8.self) }))
      }
    }
  }

  private func data(_ provider: NSItemProvider, _ type: String) async -> Data? {
    await withCheckedContinuation { continuation in
      _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
    }
  }

  @Test(.rule("R1598"))
  func `A file is provided as data of the type of its extension`() async throws {
    let file = try makeFile("note.txt", "Hello")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    #expect(await data(provider, "public.text") == Data("Hello".utf8))
  }

  @Test(.rule("R1599"))
  func `A file is a copy that exists until the completion handler returns`() async throws {
    let provider = NSItemProvider(object: NSString(string: "Hello"))
    let copy = await copy(provider, "public.utf8-plain-text")
    #expect(copy.text == "Hello")
    let url = try #require(copy.url)
    for _ in 0..<500 where FileManager.default.fileExists(atPath: url.path) {
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test(.rule("R1599"))
  func `The file that an app provides is copied`() async throws {
    let file = try makeFile("card.txt", "A card")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.plain-text", fileOptions: [], visibility: .all
    ) { completion in
      completion(file, false, nil)
      return nil
    }
    let copy = await copy(provider, "public.plain-text")
    #expect(copy.text == "A card")
    #expect(copy.url != nil && copy.url != file)
    #expect(await data(provider, "public.plain-text") == Data("A card".utf8))
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
