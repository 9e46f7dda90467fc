extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The type of data from which a color is created.
  public static var readableTypeIdentifiersForItemProvider: [String] { [ContentTypes.color] }

  /// Creates a color from data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let parts = try JSONDecoder().decode([Double].self, from: data)
    return switch parts.count {
    case 2: try ItemValue.checked(UIColor(white: parts[0], alpha: parts[1]))
    case 4: try ItemValue.checked(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    default: throw ItemProviderError(.unexpectedValueClassError)
    }
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
    let parts = components.parts.map { Double($0) }
    do {
      completionHandler(try JSONEncoder().encode(parts), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
