import Dispatch

/// The text of items that are pasted into a text field or a text view.
@MainActor
enum ProvidedText {
  /// A paste configuration for texts and URLs.
  static var configuration: UIPasteConfiguration {
    let configuration = UIPasteConfiguration(forAccepting: NSString.self)
    configuration.addTypeIdentifiers(forAccepting: NSURL.self)
    return configuration
  }

  /// Loads the text of the first item that has one, or else the first URL as text.
  ///
  /// - Parameters:
  ///   - itemProviders: The items.
  ///   - completion: A closure that receives the text on the main queue. It is not called if there is none.
  static func load(
    from itemProviders: [NSItemProvider], completion: @escaping @MainActor @Sendable (String) -> Void
  ) {
    let deliver: @Sendable (String?) -> Void = { text in
      if let text { DispatchQueue.main.async { MainActor.assumeIsolated { completion(text) } } }
    }
    if let text = itemProviders.first(where: { $0.canLoadObject(ofClass: NSString.self) }) {
      _ = text.loadObject(ofClass: String.self) { value, _ in deliver(value) }
    } else if let link = itemProviders.first(where: { $0.canLoadObject(ofClass: NSURL.self) }) {
      _ = link.loadObject(ofClass: URL.self) { value, _ in deliver(value?.absoluteString) }
    }
  }
}
