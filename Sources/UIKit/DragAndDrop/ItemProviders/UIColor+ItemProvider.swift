extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The type of data from which a color is created.
  public static var readableTypeIdentifiersForItemProvider: [String] { [ContentTypes.color] }

  /// Creates a color from data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let parts = try JSONDecoder().decode([Double].self, from: data)
    guard parts.count == 4 else { throw ItemProviderError(.unexpectedValueClassError) }
    return try ItemValue.checked(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }

  /// The type of data that represents a color.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ContentTypes.color] }

  /// Loads the components of the color as data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: A closure that receives the data, or an error.
  /// - Returns: The value `nil`, because the data is available immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let color = components
    do {
      let parts = [color.red, color.green, color.blue, color.alpha].map { Double($0) }
      completionHandler(try JSONEncoder().encode(parts), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
