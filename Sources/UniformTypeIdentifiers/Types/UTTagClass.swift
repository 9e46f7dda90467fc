/// A class of tags that identify a type, such as filename extensions.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The identifier of the class.
  public let rawValue: String

  /// Creates a tag class with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The class of filename extensions, such as `txt`.
  public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }

  /// The class of MIME types, such as `text/plain`.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }

  /// Returns whether a tag can be one of the class.
  func accepts(_ tag: String) -> Bool {
    switch self {
    case .filenameExtension: !tag.isEmpty && !tag.contains { $0 == "/" || $0 == "\0" }
    case .mimeType: tag.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.isEmpty }.count == 2
    default: false
    }
  }
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier of the class.
  public var description: String { rawValue }

  /// The identifier of the class.
  public var debugDescription: String { rawValue }
}
