/// An element of a file.
final class InterfaceElement {
  let name: String
  /// The attributes.
  ///
  /// The texts among them are replaced when the file is localized.
  var attributes: [String: String]
  let line: Int
  var children: [InterfaceElement] = []
  var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }
  var key: String? { attributes["key"] }

  /// The name of the element with its identification, for messages.
  var title: String {
    if let id { return "\(name) id=\"\(Self.excerpt(id))\"" }
    if let key { return "\(name) key=\"\(Self.excerpt(key))\"" }
    return name
  }

  func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// Returns an excerpt of a value for a message, because the value can have any length.
  static func excerpt(_ text: String) -> String {
    let short = text.unicodeScalars.prefix(60).map { $0.value < 32 ? "?" : String($0) }.joined()
    return short.unicodeScalars.count < text.unicodeScalars.count ? short + "…" : short
  }
}
