/// A type of data, such as an image, a text or a folder.
///
///     let type = UTType(filenameExtension: "jpg")    // UTType.jpeg
///     type?.conforms(to: .image)                     // true
///
/// The common types are constants. An app declares its own types in its `Info.plist`, and gives them names:
///
///     extension UTType {
///       static let drawing = UTType(exportedAs: "com.example.drawing", conformingTo: .json)
///     }
///
/// A filename extension or a MIME type of which no type is known has a dynamic type.
///
/// - Note: There is no database of types here: the known types are the constants, a few common types of documents, and
///   those that the app declares. No type has a version or a reference URL. The identifiers of dynamic types differ
///   from those of Apple's platforms.
public struct UTType: Sendable {
  /// The identifier of the type, such as `public.jpeg`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  // MARK: - Creating a Type

  /// Creates the type that has an identifier.
  ///
  /// The result is `nil` if there is no such type.
  public init?(_ identifier: String) {
    guard TypeCatalog.declaration(of: identifier) != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates the type of files that have a filename extension, and that conforms to another type.
  ///
  /// It is a dynamic type if no type has the extension. The result is `nil` if the extension is not valid.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without a period, in uppercase or lowercase.
  ///   - supertype: The type to which the result conforms, such as `data` or `package`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type that a MIME type identifies, and that conforms to another type.
  ///
  /// It is a dynamic type if no type has the MIME type. The result is `nil` if the MIME type is not valid.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `image/png`.
  ///   - supertype: The type to which the result conforms.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates a type that the app owns.
  ///
  /// The app declares it among the `UTExportedTypeDeclarations` of its `Info.plist`. Without a declaration, the type
  /// has no filename extensions and no MIME types.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - parentType: The type to which it conforms without a declaration; `nil` for `data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaredByAppAs: identifier, conformingTo: parentType)
  }

  /// Creates a type that another app or organization owns.
  ///
  /// The app declares it among the `UTImportedTypeDeclarations` of its `Info.plist`. Without a declaration, the type
  /// has no filename extensions and no MIME types.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - parentType: The type to which it conforms without a declaration; `nil` for `data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaredByAppAs: identifier, conformingTo: parentType)
  }

  private init(declaredByAppAs identifier: String, conformingTo parentType: UTType?) {
    TypeCatalog.declareIfUnknown(
      TypeDeclaration(identifier, parents: [parentType?.identifier ?? TypeDeclaration.dataIdentifier]))
    self.init(known: identifier)
  }

  // MARK: - Getting Information

  /// The declaration; without any content if an identifier was decoded that is not known.
  var declaration: TypeDeclaration { TypeCatalog.declaration(of: identifier) ?? TypeDeclaration(identifier) }

  /// A description of the type for users, such as “JPEG image”.
  ///
  /// A type without a description has that of a supertype. A dynamic type has none.
  public var localizedDescription: String? {
    guard !isDynamic else { return nil }
    return TypeCatalog.lineage(of: identifier).lazy.compactMap { TypeCatalog.declaration(of: $0)?.title }.first
  }

  /// A Boolean value that indicates whether the type was created because no type is known.
  public var isDynamic: Bool { DynamicType.isIdentifier(identifier) }

  /// A Boolean value that indicates whether the type is declared by the system or an app.
  public var isDeclared: Bool { !isDynamic }

  /// A Boolean value that indicates whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }

  /// The identifier, and whether the type is dynamic or declared.
  public var debugDescription: String { "\(identifier) (\(isDynamic ? "dynamic" : "declared"))" }
}

extension UTType: Codable {
  /// Creates a type from its encoded identifier.
  ///
  /// The type need not be known.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
