/// A class whose instances can provide data representations to an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that represent instances of the class, the one with the highest fidelity first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of data that represent the instance.
  ///
  /// The default is the types of the class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Loads the data that represents the instance, and calls the completion handler with it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: A closure that receives the data, or an error.
  /// - Returns: The progress of the loading; `nil` if the data is available immediately.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Constants that specify which processes can load a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all = 0
  /// The processes of the same developer.
  case team = 1
  /// The processes of the same app group.
  case group = 2
  /// The process that registered the representation.
  case ownProcess = 3
}
