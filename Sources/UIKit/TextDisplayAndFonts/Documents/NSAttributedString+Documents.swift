extension NSAttributedString {
  /// Creates a string from the data of a document in HTML, the Rich Text Format, or plain text.
  ///
  /// HTML is read with the elements and styles that texts of labels use: paragraphs, headings, lists, line breaks,
  /// links, bold, italic, underlined and struck text, fonts, colors, and alignments, in attributes and in style sheets
  /// with simple selectors. The text of other elements is read without their effect. The Rich Text Format is read with
  /// paragraphs, fonts, bold, italic, underlined and struck text, colors, and links.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The options for reading the document.
  ///   - dict: On return, the attributes of the document, by the names of ``DocumentAttributeKey``.
  /// - Throws: An error if the data cannot be decoded.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = TextDocument(data, options)
    guard let text = document.text else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    dict?.pointee = NSDictionary(dictionary: [
      DocumentAttributeKey.documentType.rawValue: document.type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: document.encoding.rawValue),
    ])
    switch document.type {
    case .html: self.init(attributedString: HTMLReader.attributedString(from: text))
    case .rtf: self.init(attributedString: RTFReader.attributedString(from: data))
    default:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes ?? [.font: StringMeasurement.defaultFont])
    }
  }

  /// Creates a string from a document in HTML, the Rich Text Format, or plain text at a URL.
  ///
  /// - Parameters:
  ///   - url: The URL of the document, which is usually that of a file.
  ///   - options: The options for reading the document.
  ///   - dict: On return, the attributes of the document, by the names of ``DocumentAttributeKey``.
  /// - Throws: An error if the document cannot be read or decoded.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    // The extension of a file states the format.
    if options[.documentType] == nil {
      let types: [String: DocumentType] = ["html": .html, "htm": .html, "rtf": .rtf]
      options[.documentType] = types[url.pathExtension.lowercased()]
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns the data of a document with the text in a range.
  ///
  /// The Rich Text Format is written with paragraphs, fonts, bold, italic, underlined and struck text, opaque colors,
  /// and links.
  ///
  /// - Parameters:
  ///   - range: The range of the text.
  ///   - dict: The attributes of the document, which contain the format: plain text or the Rich Text Format.
  /// - Throws: An error if the format is missing or another one, or the text cannot be encoded.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    expect(
      range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= length,
      "NSAttributedString.data(from:documentAttributes:): the range \(range) is outside of the text of \(length) characters"
    )
    let part = attributedSubstring(from: range)
    switch TextDocument.type(dict[.documentType]) {
    case .rtf: return Data(RTFWriter.document(of: part).utf8)
    case .plain:
      let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
      guard let data = part.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    default: throw CocoaError(.fileWriteUnknown)
    }
  }
}

/// The data of a document, with its format and its encoding.
private struct TextDocument {
  let type: NSAttributedString.DocumentType
  let encoding: String.Encoding
  /// The characters; `nil` if the data cannot be decoded.
  let text: String?

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
    // The tags that determine the format and the encoding are the same in most encodings.
    let start = String(decoding: data.prefix(1024).filter { $0 != 0 && $0 < 0x80 }, as: UTF8.self).lowercased()
    type = Self.type(options[.documentType]) ?? Self.type(of: start)
    encoding =
      Self.encoding(options[.characterEncoding]) ?? Self.encoding(of: data)
      ?? (type == .html ? Self.encoding(in: start) ?? .windowsCP1252 : type == .rtf ? .isoLatin1 : .utf8)
    text = String(data: data, encoding: encoding)
  }

  /// Returns the format that an option or an attribute states.
  static func type(_ option: Any?) -> NSAttributedString.DocumentType? {
    switch option {
    case let type as NSAttributedString.DocumentType: type
    case let name as String: NSAttributedString.DocumentType(rawValue: name)
    default: nil
    }
  }

  /// Returns the format of a document that begins with a text in lowercase.
  private static func type(of start: String) -> NSAttributedString.DocumentType {
    if start.hasPrefix("{\\rtf") { return .rtf }
    return ["<!doctype html", "<html"].contains { start.drop(while: \.isWhitespace).hasPrefix($0) } ? .html : .plain
  }

  /// Returns the encoding that an option or an attribute states.
  static func encoding(_ option: Any?) -> String.Encoding? {
    switch option {
    case let value as String.Encoding: value
    case let value as UInt: String.Encoding(rawValue: value)
    case let value as Int: UInt(exactly: value).map(String.Encoding.init)
    case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
    default: nil
    }
  }

  /// Returns the encoding that a byte order mark states.
  private static func encoding(of data: Data) -> String.Encoding? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
    return data.starts(with: [0xEF, 0xBB, 0xBF]) ? .utf8 : nil
  }

  /// Returns the encoding that an element `meta` states.
  private static func encoding(in start: String) -> String.Encoding? {
    guard let name = start.range(of: "charset=") else { return nil }
    let value = start[name.upperBound...].drop { $0 == "\"" || $0 == "'" }
    if value.hasPrefix("utf-8") || value.hasPrefix("utf8") { return .utf8 }
    return value.hasPrefix("utf-16") ? .utf16 : nil
  }
}
