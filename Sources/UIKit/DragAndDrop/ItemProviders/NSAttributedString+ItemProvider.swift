// The attributes are kept in the process of the app: an item provider of an attributed string provides the string
// itself.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of text from which an attributed string is created.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    NSString.readableTypeIdentifiersForItemProvider
  }

  /// Creates an attributed string without attributes from text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = try NSString.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    let string = String(describing: text)
    let result = self is NSMutableAttributedString.Type ? NSMutableAttributedString(string: string) : nil
    return try ItemValue.checked(result ?? NSAttributedString(string: string))
  }

  /// The type of text that represents an attributed string.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ContentTypes.utf8Text] }

  /// Loads the text without its attributes.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: A closure that receives the data, or an error.
  /// - Returns: The value `nil`, because the data is available immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}
