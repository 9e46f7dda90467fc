/// The members of an object that describes items of the app which the user can share or copy.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The item providers of the items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Returns whether the user can do something with the items.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Returns information about all items; `nil` if there is none.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns information about an item; `nil` if there is none.
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns the item provider of an image that shows an item; `nil` if there is none.
  ///
  /// The size is in points.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// The activities of the app for the items; `nil` for none.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// The default implementation returns `true`.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  /// The default implementation returns `nil`.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// The default implementation returns `nil`.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// The default implementation returns `nil`.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// The default implementation returns `nil`.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// An object that has a configuration of the items which the user can share.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The items that the user can share; `nil` if there are none.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// Something that the user can do with the items of a configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The name of the interaction.
  public let rawValue: String
  /// Creates an interaction with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an interaction with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The user shares the items.
  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
  /// The user copies the items.
  public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}

/// A kind of information about items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title, a string or an attributed string.
  public static let title = Self("title")
  /// The text of a message with the items, a string or an attributed string.
  ///
  /// It is not read on Linux, which has no services that send messages.
  public static let messageBody = Self("messageBody")
}

/// The purpose of a preview.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The name of the purpose.
  public let rawValue: String
  /// Creates an intent with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an intent with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An image of the full size.
  ///
  /// It is not requested on Linux, which has no services that show it.
  public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
  /// A small image.
  public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}
