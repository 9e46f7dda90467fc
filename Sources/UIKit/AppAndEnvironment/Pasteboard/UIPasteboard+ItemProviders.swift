import Foundation

// The items of a pasteboard as item providers.
extension UIPasteboard {
  /// The item providers of the items.
  ///
  /// The representations of providers that are assigned are loaded when they are read.
  public var itemProviders: [NSItemProvider] {
    get { store.providers ?? store.items.map { NSItemProvider(pasteboardItem: $0) } }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by those of item providers.
  ///
  /// - Parameters:
  ///   - itemProviders: The item providers.
  ///   - localOnly: Whether the items remain on the device, which they do in either case.
  ///   - expirationDate: The date at which the items are removed; `nil` for none.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    let items = itemProviders.map(\.pasteboardItem)
    let number = store.change(for: self, providers: itemProviders) { $0 = items }
    if let expirationDate { store.expire(number, of: self, after: expirationDate.timeIntervalSinceNow) }
  }

  /// Replaces the items by objects, with all representations that they declare.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the items by objects, with all representations that they declare.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - localOnly: Whether the items remain on the device, which they do in either case.
  ///   - expirationDate: The date at which the items are removed; `nil` for none.
  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  /// Replaces the items by values, such as strings, with all representations that their classes declare.
  public func setObjects<T>(_ objects: [T]) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the items by values, such as strings, with all representations that their classes declare.
  ///
  /// - Parameters:
  ///   - objects: The values.
  ///   - localOnly: Whether the items remain on the device, which they do in either case.
  ///   - expirationDate: The date at which the items are removed; `nil` for none.
  public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    let objects: [any NSItemProviderWriting] = objects.map { $0._bridgeToObjectiveC() }
    setObjects(objects, localOnly: localOnly, expirationDate: expirationDate)
  }
}

extension NSItemProvider {
  /// Creates an item provider for an item of a pasteboard.
  fileprivate convenience init(pasteboardItem item: PasteboardStore.Item) {
    self.init()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      if let promise = value as? PromisedValue {
        // The data is loaded when it is requested from this item provider.
        register(promise.representation)
        continue
      }
      let shared = (value as? any NSItemProviderWriting).flatMap { SharedItem($0) }
      let data = PasteboardTypes.data(value)
      guard shared != nil || data != nil else { continue }
      register(
        ItemRepresentation(
          typeIdentifier: type,
          load: { completion in
            completion(data, data == nil ? ItemProviderError(.itemUnavailableError) : nil)
            return nil
          }, shared: shared))
    }
  }

  /// The representations as an item of a pasteboard.
  var pasteboardItem: PasteboardStore.Item {
    var item: PasteboardStore.Item = [:]
    for representation in representations {
      item[representation.typeIdentifier] =
        representation.shared.map { $0.object as Any } ?? PromisedValue(representation)
    }
    return item
  }
}
