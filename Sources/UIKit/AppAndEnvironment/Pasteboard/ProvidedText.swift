/// The items that are pasted into a text field or a text view, or dropped on it.
@MainActor
enum ProvidedText {
  /// A paste configuration for texts and URLs.
  static var configuration: UIPasteConfiguration {
    let configuration = UIPasteConfiguration(forAccepting: NSString.self)
    configuration.addTypeIdentifiers(forAccepting: NSURL.self)
    return configuration
  }
}
