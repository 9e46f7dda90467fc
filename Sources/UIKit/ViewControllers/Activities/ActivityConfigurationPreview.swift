import Dispatch

// What an activity view controller shows of a configuration.
extension UIActivityItemsConfigurationReading {
  /// The title of all items, or else that of the first item.
  var previewTitle: String? {
    if let title = activityItemsConfigurationMetadata(key: .title) { return Self.text(title) }
    guard !itemProvidersForActivityItemsConfiguration.isEmpty,
      let title = activityItemsConfigurationMetadataForItem(at: 0, key: .title)
    else { return nil }
    return Self.text(title)
  }

  private static func text(_ value: Any) -> String? { value as? String ?? (value as? NSAttributedString)?.string }

  /// Loads the thumbnail of the first item, and passes it to a closure on the main queue if there is one.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - completion: A closure that receives the image.
  func loadThumbnail(of size: CGSize, completion: @escaping @MainActor @Sendable (UIImage) -> Void) {
    guard !itemProvidersForActivityItemsConfiguration.isEmpty else { return }
    let provider = activityItemsConfigurationPreviewForItem(at: 0, intent: .thumbnail, suggestedSize: size)
    provider?.loadObject(ofClass: UIImage.self) { image, _ in
      guard let image = image as? UIImage else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(image) } }
    }
  }
}
