/// What is known of a type: the types to which it conforms, its tags, and its description.
struct TypeDeclaration: Sendable {
  /// The identifier of the type of all files and data in memory.
  static let dataIdentifier = "public.data"

  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]
  let title: String?

  init(
    _ identifier: String, parents: [String] = [], extensions: [String] = [], mimeTypes: [String] = [],
    title: String? = nil
  ) {
    (self.identifier, self.parents, self.title) = (identifier, parents, title)
    (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
  }

  var tags: [UTTagClass: [String]] { [.filenameExtension: extensions, .mimeType: mimeTypes] }
}

extension TypeDeclaration {
  /// Creates an entry of the table, whose lists are separated by spaces.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - parents: The types to which it conforms directly.
  ///   - title: The description, if the type has its own.
  ///   - files: The filename extensions, the preferred one first.
  ///   - mime: The MIME types, the preferred one first.
  static func type(
    _ identifier: String, _ parents: String = "", _ title: String? = nil, files: String = "", mime: String = ""
  ) -> TypeDeclaration {
    TypeDeclaration(
      identifier, parents: words(parents), extensions: words(files), mimeTypes: words(mime), title: title)
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Creates a declaration from an entry of an app's `Info.plist`; `nil` if it has no identifier.
  init?(settings: [String: Any]) {
    guard let identifier = settings["UTTypeIdentifier"] as? String else { return nil }
    let tags = settings["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    self.init(
      identifier, parents: Self.list(settings["UTTypeConformsTo"]),
      extensions: Self.list(tags[UTTagClass.filenameExtension.rawValue]).map { $0.lowercased() },
      mimeTypes: Self.list(tags[UTTagClass.mimeType.rawValue]).map { $0.lowercased() },
      title: settings["UTTypeDescription"] as? String)
  }

  /// Returns a text or a list of texts as a list.
  private static func list(_ value: Any?) -> [String] {
    (value as? [Any])?.compactMap { $0 as? String } ?? (value as? String).map { [$0] } ?? []
  }
}
