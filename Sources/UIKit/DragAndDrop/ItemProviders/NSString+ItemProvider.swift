extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of text from which a string is created.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [ContentTypes.utf8Text, "public.utf16-plain-text", ContentTypes.plainText]
  }

  /// Creates a string from text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let encoding: String.Encoding = typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8
    return try ItemValue.checked(String(data: data, encoding: encoding).map { NSString(string: $0) })
  }

  /// The type of text that represents a string.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ContentTypes.utf8Text] }

  /// Loads the text.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: A closure that receives the data, or an error.
  /// - Returns: The value `nil`, because the data is available immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

/// The conversion of values that item providers create.
enum ItemValue {
  /// Returns a value as one of the class that reads it, or throws an error if there is none.
  static func checked<Value>(_ value: Any?) throws -> Value {
    guard let value = value as? Value else { throw ItemProviderError(.unexpectedValueClassError) }
    return value
  }
}
