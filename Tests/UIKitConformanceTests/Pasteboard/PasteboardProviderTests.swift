import Testing
import UIKit

/// The item providers of a pasteboard.
@MainActor
struct PasteboardProviderTests {
  private let board = UIPasteboard.withUniqueName()

  private func text(_ provider: NSItemProvider) async -> String? {
    await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
  }

  @Test(.rule("R1600"))
  func `Objects replace the items, with their representations`() throws {
    defer { UIPasteboard.remove(withName: board.name) }
    board.string = "before"
    board.setObjects([NSString(string: "one"), NSString(string: "two")])
    #expect(board.numberOfItems == 2)
    #expect(board.strings == ["one", "two"])
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("one".utf8))
    let url = try #require(URL(string: "https://example.com/a"))
    board.setObjects([url])
    #expect(board.numberOfItems == 1 && board.url == url && board.hasURLs)
    board.setObjects(["three"])
    #expect(board.string == "three")
  }

  @Test(.rule("R1600"))
  func `An object of UIKit is pasted as it is`() {
    defer { UIPasteboard.remove(withName: board.name) }
    board.setObjects([UIColor.systemRed])
    #expect(board.hasColors && board.color != nil && !board.hasStrings)
  }

  @Test(.rule("R1601"))
  func `The data of an item provider is loaded when it is read`() {
    defer { UIPasteboard.remove(withName: board.name) }
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.card", visibility: .all) { completion in
      completion(Data([1, 2]), nil)
      return nil
    }
    board.itemProviders = [provider]
    #expect(board.types == ["com.example.card"])
    #expect(board.contains(pasteboardTypes: ["com.example.card"]))
    #expect(board.data(forPasteboardType: "com.example.card") == Data([1, 2]))
    #expect(board.value(forPasteboardType: "com.example.card") as? Data == Data([1, 2]))
  }

  @Test(.rule("R1601"))
  func `The item providers of a pasteboard provide its items`() async throws {
    defer { UIPasteboard.remove(withName: board.name) }
    board.string = "Hello"
    let provider = try #require(board.itemProviders.first)
    #expect(board.itemProviders.count == 1)
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(await text(provider) == "Hello")
    board.setItemProviders(
      [NSItemProvider(object: NSString(string: "one")), NSItemProvider(object: NSString(string: "two"))],
      localOnly: true, expirationDate: nil)
    #expect(board.itemProviders.count == 2)
    let second = try #require(board.itemProviders.last)
    #expect(await text(second) == "two")
    board.string = nil
    #expect(board.itemProviders.isEmpty)
  }

  @Test(.rule("R1602"))
  func `Item providers are removed at the expiration date`() async throws {
    defer { UIPasteboard.remove(withName: board.name) }
    let stage = try await Stage.open()
    board.setItemProviders(
      [NSItemProvider(object: NSString(string: "one"))], localOnly: false, expirationDate: Date(timeIntervalSinceNow: 2)
    )
    await stage.turn()
    #expect(board.string == "one")
    await stage.advance(by: 3)
    #expect(board.string == nil && board.itemProviders.isEmpty)
  }
}
