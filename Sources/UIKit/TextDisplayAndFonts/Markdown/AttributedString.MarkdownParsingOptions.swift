extension AttributedString {
  /// The options for reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of the syntax that are read.
    public enum InterpretedSyntax: Int, Sendable {
      /// The whole syntax.
      case full = 0
      /// Only the syntax in lines. Lines are joined as in a paragraph.
      case inlineOnly = 1
      /// Only the syntax in lines. White space and line feeds are preserved.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// What happens if a text cannot be read.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown.
      case throwError = 0
      /// The part that could be read is returned.
      case returnPartiallyParsedIfPossible = 1
    }

    /// A Boolean value that indicates whether attributes of the app, in the form `^[text](name: value)`, are read.
    ///
    /// - Note: They are read as their text here, without the attributes.
    public var allowsExtendedAttributes: Bool
    /// The parts of the syntax that are read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens if a text cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text; `nil` if it is not known.
    public var languageCode: String?
    /// A Boolean value that indicates whether the parts of the text have their positions in the source as attributes.
    ///
    /// - Note: They have none here.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }
}
