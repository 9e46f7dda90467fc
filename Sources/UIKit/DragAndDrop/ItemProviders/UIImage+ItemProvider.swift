extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types of data from which an image is created.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [ContentTypes.png, ContentTypes.jpeg, ContentTypes.image]
  }

  /// Creates an image from encoded data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try ItemValue.checked(UIImage(data: data))
  }

  /// The types of data that represent images.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ContentTypes.png, ContentTypes.jpeg] }

  /// The type of data that represents the image: that of the data from which it was created.
  public var writableTypeIdentifiersForItemProvider: [String] {
    [encodedData?.mediaType == "image/jpeg" ? ContentTypes.jpeg : ContentTypes.png]
  }

  /// Loads the data from which the image was created, or its pixels as a PNG file.
  ///
  /// A drawing whose pixels are not known has no data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: A closure that receives the data, or an error.
  /// - Returns: The value `nil`, because the data is available immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    guard let encodedData else {
      completionHandler(nil, ItemProviderError(.itemUnavailableError))
      return nil
    }
    completionHandler(encodedData.data, nil)
    return nil
  }

  private var encodedData: (data: Data, mediaType: String)? {
    guard case .pixels(let picture) = content else { return nil }
    return picture.file
  }
}
