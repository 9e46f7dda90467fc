/// A class that an item provider can create from a data representation.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data from which an instance can be created, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an instance from data of one of the types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
