/// Items of the app that the user can share or copy, with information about them.
///
///     view.activityItemsConfiguration = UIActivityItemsConfiguration(objects: [image])
///
/// An activity view controller can be created for a configuration, and a responder can have one.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  // MARK: - Creating a Configuration

  /// Creates a configuration for objects, with all representations that they declare.
  public init(objects: [any NSItemProviderWriting]) {
    itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
  }

  /// Creates a configuration for items whose data is loaded when it is needed.
  public init(itemProviders: [NSItemProvider]) { itemProvidersForActivityItemsConfiguration = itemProviders }

  // MARK: - Configuring the Items

  /// An object that the app associates with the configuration.
  ///
  /// The default is `nil`.
  open var localObject: Any?

  /// What the user can do with the items.
  ///
  /// The default is everything.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]

  /// A closure that returns information about all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?

  /// A closure that returns information about the item at an index.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?

  /// A closure that returns an image of the item at an index, for a purpose and a size in points.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?

  /// A closure that returns the activities of the app for the items.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  // MARK: - Reading the Configuration

  /// The item providers of the items.
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

  /// Returns whether the interaction is one of the supported ones.
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }

  /// Returns what the metadata provider returns.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }

  /// Returns what the metadata provider for items returns.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  /// Returns what the preview provider returns.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  /// The activities that the provider of activities returns.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}
