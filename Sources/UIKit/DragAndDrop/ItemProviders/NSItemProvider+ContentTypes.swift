public import UniformTypeIdentifiers

extension NSItemProvider {
  /// The types of the representations that are known, in the order in which they were registered.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// Returns the types of the representations that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Registers a closure that loads data of a type.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - visibility: The processes that can load the data. There is only one process.
  ///   - loadHandler: A closure that loads the data and calls the completion handler that it receives.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the data of the first representation with a type, or one that conforms to it.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - completionHandler: A closure that receives the data, or an error.
  /// - Returns: The progress of the loading, which can be cancelled.
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
