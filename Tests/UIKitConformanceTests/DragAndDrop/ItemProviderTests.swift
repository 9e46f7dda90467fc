import Testing
import UIKit

/// What item providers register and load.
@MainActor
struct ItemProviderTests {
  /// A class of an app, with its own type.
  private final class Card: NSObject, NSItemProviderReading, NSItemProviderWriting {
    static let type = "com.example.card"
    let name: String
    init(name: String) { self.name = name }

    static var writableTypeIdentifiersForItemProvider: [String] { [type, "public.utf8-plain-text"] }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((typeIdentifier == Self.type ? "card " + name : name).utf8), nil)
      return nil
    }

    static var readableTypeIdentifiersForItemProvider: [String] { [type] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
      Card(name: String(decoding: data, as: UTF8.self))
    }
  }

  private func load<Value>(_ provider: NSItemProvider, _ type: Value.Type) async -> Value?
  where Value: _ObjectiveCBridgeable & Sendable, Value._ObjectiveCType: NSItemProviderReading {
    await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: type) { value, _ in continuation.resume(returning: value) }
    }
  }

  private func data(_ provider: NSItemProvider, _ type: String) async -> Data? {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
    }
  }

  @Test(.rule("R977"))
  func `Types are listed in the order of their registration`() {
    let provider = NSItemProvider()
    #expect(provider.registeredTypeIdentifiers.isEmpty)
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.first", visibility: .all) { completion in
      completion(Data(), nil)
      return nil
    }
    provider.registerObject(Card(name: "A"), visibility: .all)
    #expect(
      provider.registeredTypeIdentifiers == ["com.example.first", "com.example.card", "public.utf8-plain-text"])
    #expect(NSItemProvider(object: NSString(string: "text")).registeredTypeIdentifiers == ["public.utf8-plain-text"])
  }

  @Test(.rule("R978"))
  func `A class that reads a registered type can be loaded`() {
    let card = NSItemProvider(object: Card(name: "A"))
    #expect(card.canLoadObject(ofClass: Card.self))
    #expect(card.canLoadObject(ofClass: NSString.self) && card.canLoadObject(ofClass: String.self))
    #expect(!card.canLoadObject(ofClass: UIColor.self) && !card.canLoadObject(ofClass: URL.self))
    #expect(card.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!card.hasItemConformingToTypeIdentifier("public.image"))
    let color = NSItemProvider(object: UIColor.red)
    #expect(color.canLoadObject(ofClass: UIColor.self) && !color.canLoadObject(ofClass: NSString.self))
  }

  @Test(.rule("R979"))
  func `Strings, URLs, colors and an app's objects are loaded`() async throws {
    let text = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(await load(text, String.self) == "Grüße")
    let url = try #require(NSURL(string: "https://example.com/a"))
    #expect(await load(NSItemProvider(object: url), URL.self)?.absoluteString == "https://example.com/a")
    let name: String? = await withCheckedContinuation { continuation in
      _ = NSItemProvider(object: Card(name: "A")).loadObject(ofClass: Card.self) { card, _ in
        continuation.resume(returning: (card as? Card)?.name)
      }
    }
    #expect(name == "card A")
    let alpha: CGFloat? = await withCheckedContinuation { continuation in
      _ = NSItemProvider(object: UIColor.red.withAlphaComponent(0.5)).loadObject(ofClass: UIColor.self) { color, _ in
        continuation.resume(returning: (color as? UIColor)?.cgColor.alpha)
      }
    }
    #expect(alpha == 0.5)
  }

  @Test(.rule("R979"))
  func `Data is loaded when it is requested, and by the type to which its type conforms`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
      completion(Data("late".utf8), nil)
      return nil
    }
    #expect(await data(provider, "public.utf8-plain-text") == Data("late".utf8))
    #expect(await data(provider, "public.text") == Data("late".utf8))
    #expect(await data(provider, "public.png") == nil)
  }

  @Test(.rule("R979"))
  func `What is not provided is an error`() async {
    let provider = NSItemProvider(object: UIColor.red)
    let code: Int? = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: NSString.self) { object, error in
        continuation.resume(returning: object == nil ? (error as NSError?)?.code : nil)
      }
    }
    #expect(code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
  }

  @Test(.rule("R979"))
  func `The completion handler is not called on the main queue`() async {
    #expect(MainQueue.isCurrent)
    let provider = NSItemProvider(object: NSString(string: "text"))
    let isMain: Bool = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: NSString.self) { _, _ in continuation.resume(returning: MainQueue.isCurrent) }
    }
    #expect(!isMain)
  }

  private struct Stop: Error {}

  @Test(.rule("R979"))
  func `A load can be cancelled, with the progress of its handler`() async {
    let provider = NSItemProvider()
    let own = Progress(totalUnitCount: 1)
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.slow", visibility: .all) { completion in
      own.cancellationHandler = { completion(nil, Stop()) }
      continuation.yield()
      return own
    }
    let isCancelled: Bool = await withCheckedContinuation { result in
      let progress = provider.loadDataRepresentation(forTypeIdentifier: "com.example.slow") { data, error in
        result.resume(returning: data == nil && error is Stop)
      }
      Task {
        var events = begun.makeAsyncIterator()
        await events.next()
        progress.cancel()
      }
    }
    #expect(isCancelled && own.isCancelled)
  }
}
