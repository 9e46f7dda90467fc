/// The types of items that a responder accepts when the user pastes or drops them.
///
///     view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
///
/// Types are uniform type identifiers. An item is acceptable if it has a representation of one of the types, or of a
/// type that conforms to it.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @MainActor NSCopying {
  // MARK: - Creating a Paste Configuration

  /// Creates a configuration that accepts no items.
  public override init() { acceptableTypeIdentifiers = [] }

  /// Creates a configuration that accepts items of types.
  public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }

  /// Creates a configuration that accepts items from which an object of a class can be created.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
  }

  /// Creates a configuration that accepts items from which a value of a type, such as `String`, can be created.
  public convenience init<T>(forAccepting _: T.Type)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: T._ObjectiveCType.self)
  }

  /// Creates the configuration of text fields and text views, for texts and URLs.
  static func forTexts() -> UIPasteConfiguration {
    let configuration = UIPasteConfiguration(forAccepting: NSString.self)
    configuration.addTypeIdentifiers(forAccepting: NSURL.self)
    return configuration
  }

  /// Returns a configuration with the same types.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  // MARK: - Managing the Types

  /// The types that are accepted.
  open var acceptableTypeIdentifiers: [String]

  /// Adds types that are accepted.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types from which an object of a class can be created.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds the types from which a value of a type, such as `String`, can be created.
  public func addTypeIdentifiers<T>(forAccepting _: T.Type)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
  }

  /// Returns whether one of the item providers has an acceptable type.
  func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { acceptableTypeIdentifiers.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}
