import UniformTypeIdentifiers

// Items that are loaded without naming a class.
extension NSItemProvider {
  /// A closure that receives an item, or an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Creates an item provider for an object.
  ///
  /// - Parameters:
  ///   - item: The object, which is loaded as it is. Data, texts, URLs, and the contents of files are loaded as data
  ///     too.
  ///   - typeIdentifier: The uniform type identifier of the object; `nil` for the types that its class declares.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    let provided = ProvidedItem(item)
    let writing = item as? any NSItemProviderWriting
    let types = typeIdentifier.map { [$0] } ?? writing?.writableTypeIdentifiersForItemProvider ?? []
    for type in types {
      register(
        ItemRepresentation(
          typeIdentifier: type, load: { provided.load(as: type, $0) }, shared: writing.flatMap { SharedItem($0) },
          item: provided))
    }
  }

  /// Loads the item of the first representation with a type, or one that conforms to it.
  ///
  /// The item is the object for which the provider was created. Otherwise, it is a URL for a type of URLs, a string for
  /// a type of plain text, and data for another type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - options: The size of a preview, which has no effect on items.
  ///   - completionHandler: A closure that receives the item, or an error.
  /// - Note: On Apple's platforms, the type that a handler in Objective-C declares for its parameter determines the
  ///   class. On Linux, the compiler warns that a cast of the item to `String`, `URL` or `Data` always fails, but it
  ///   succeeds.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: NSItemProvider.CompletionHandler? = nil
  ) {
    let found = representations.first { TypeCatalog.conforms($0.typeIdentifier, to: typeIdentifier) }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      if let item = found?.item {
        completionHandler?(item.object, nil)
      } else if let data, let found {
        completionHandler?(ProvidedItem.object(from: data, of: found.typeIdentifier), nil)
      } else if let object = found?.shared?.object as? any NSSecureCoding {
        completionHandler?(object, nil)
      } else {
        completionHandler?(nil, error)
      }
    }
  }

  /// Loads the item of the first representation with a type, or one that conforms to it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - options: The size of a preview, which has no effect on items.
  /// - Returns: The item, as ``loadItem(forTypeIdentifier:options:completionHandler:)`` determines it.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let loaded: ProvidedItem = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: nil) { item, error in
        if let item {
          continuation.resume(returning: ProvidedItem(item))
        } else {
          continuation.resume(throwing: error ?? ItemProviderError(.itemUnavailableError))
        }
      }
    }
    return loaded.object
  }
}

/// An object that is loaded as it is.
// Unchecked because the protocol does not require Sendable: an app does not change an object that it provides.
struct ProvidedItem: @unchecked Sendable {
  let object: any NSSecureCoding

  init(_ object: any NSSecureCoding) { self.object = object }

  /// Loads the object as data.
  func load(as type: String, _ completion: @escaping ItemRepresentation.DataHandler) -> Progress? {
    switch object {
    case let data as NSData: completion(Data(referencing: data), nil)
    case let url as NSURL where url.isFileURL && !TypeCatalog.conforms(type, to: ContentTypes.url):
      FileContent.load(URL(fileURLWithPath: url.path ?? ""), completion)
    case let writing as any NSItemProviderWriting:
      return writing.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
    default: completion(nil, ItemProviderError(.unavailableCoercionError))
    }
    return nil
  }

  /// Returns data as an object of the class that belongs to a type.
  static func object(from data: Data, of type: String) -> any NSSecureCoding {
    if TypeCatalog.conforms(type, to: ContentTypes.url), let url = try? NSURL.object(of: type, from: data) {
      return url
    }
    if TypeCatalog.conforms(type, to: ContentTypes.plainText), let text = try? NSString.object(of: type, from: data) {
      return text
    }
    return NSData(data: data)
  }
}

extension NSItemProviderReading {
  fileprivate static func object(of type: String, from data: Data) throws -> Self {
    try object(withItemProviderData: data, typeIdentifier: type)
  }
}
