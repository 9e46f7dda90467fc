import Foundation

/// A type for a tag of which no type is known.
///
/// Its identifier contains the tag, so that equal tags have equal types, also in another process.
struct DynamicType {
  private static let prefix = "dyn."

  let tag: String
  let tagClass: UTTagClass
  /// The identifier of the type to which it conforms.
  let parent: String

  init(tag: String, tagClass: UTTagClass, parent: String) {
    (self.tag, self.tagClass, self.parent) = (tag, tagClass, parent)
  }

  /// Creates the type with an identifier; `nil` if it is not that of a dynamic type.
  init?(identifier: String) {
    guard Self.isIdentifier(identifier), let text = Self.decode(identifier.dropFirst(Self.prefix.count)) else {
      return nil
    }
    let parts = text.split(separator: "\n", maxSplits: 2).map(String.init)
    guard parts.count == 3 else { return nil }
    self.init(tag: parts[2], tagClass: UTTagClass(rawValue: parts[1]), parent: parts[0])
  }

  static func isIdentifier(_ identifier: String) -> Bool { identifier.hasPrefix(prefix) }

  var identifier: String { Self.prefix + Self.encode("\(parent)\n\(tagClass.rawValue)\n\(tag)") }

  var declaration: TypeDeclaration {
    TypeDeclaration(
      identifier, parents: [parent], extensions: tagClass == .filenameExtension ? [tag] : [],
      mimeTypes: tagClass == .mimeType ? [tag] : [])
  }

  // MARK: - Text in an Identifier

  /// Returns the bytes of a text as letters, because an identifier has neither spaces nor slashes.
  private static func encode(_ text: String) -> String {
    text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private static func decode(_ text: Substring) -> String? {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    return String(bytes: bytes, encoding: .utf8)
  }
}
