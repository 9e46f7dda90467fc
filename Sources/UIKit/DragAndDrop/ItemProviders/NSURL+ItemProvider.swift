extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The types of data from which a URL is created.
  public static var readableTypeIdentifiersForItemProvider: [String] { [ContentTypes.url] }

  /// Creates a URL from data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try ItemValue.checked(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }

  /// The types of data that represent a URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ContentTypes.url] }

  /// The types of data that represent the URL.
  ///
  /// The URL of a file has an additional type.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", ContentTypes.url] : [ContentTypes.url]
  }

  /// Loads the URL's string as data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: A closure that receives the data, or an error.
  /// - Returns: The value `nil`, because the data is available immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
