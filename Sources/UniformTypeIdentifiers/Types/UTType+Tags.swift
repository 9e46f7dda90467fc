extension UTType {
  // MARK: - Working with Tags

  /// Creates the type that a tag identifies, such as a filename extension.
  ///
  /// It is a dynamic type if no type has the tag. The result is `nil` if the tag is not valid.
  ///
  /// - Parameters:
  ///   - tag: The tag, in uppercase or lowercase.
  ///   - tagClass: The class of the tag.
  ///   - supertype: The type to which the result conforms; `nil` for any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = type
  }

  /// Returns the types that a tag identifies, the preferred one first.
  ///
  /// The result is a dynamic type if no type has the tag, and empty if the tag is not valid.
  ///
  /// - Parameters:
  ///   - tag: The tag, in uppercase or lowercase.
  ///   - tagClass: The class of the tag.
  ///   - supertype: The type to which the results conform; `nil` for any.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard tagClass.accepts(tag) else { return [] }
    let known = TypeCatalog.identifiers(with: tag.lowercased(), of: tagClass).map { UTType(known: $0) }
      .filter { supertype.map($0.conforms(to:)) ?? true }
    guard known.isEmpty else { return known }
    let type = DynamicType(
      tag: tag.lowercased(), tagClass: tagClass, parent: supertype?.identifier ?? TypeDeclaration.dataIdentifier)
    return [UTType(known: type.identifier)]
  }

  /// The tags of the type by their classes.
  public var tags: [UTTagClass: [String]] { declaration.tags.filter { !$0.value.isEmpty } }

  /// The filename extension for new files of the type, if there is one.
  public var preferredFilenameExtension: String? { declaration.extensions.first }

  /// The MIME type for data of the type, if there is one.
  public var preferredMIMEType: String? { declaration.mimeTypes.first }
}
