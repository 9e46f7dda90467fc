extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String

    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// The Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format of the document, a ``DocumentType``.
    ///
    /// Without the option, the format is determined from the data.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text, the raw value of a `String.Encoding`.
    ///
    /// Without the option, HTML that specifies no encoding is read as Windows Latin 1, and plain text as UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// An attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// Creates an attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format of the document, the raw value of a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of the text, the raw value of a `String.Encoding`.
    ///
    /// Without the attribute, plain text is written in UTF-8.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }
}
