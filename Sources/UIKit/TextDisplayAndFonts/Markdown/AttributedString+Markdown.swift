extension AttributedString {
  /// Creates a string from a text in Markdown.
  ///
  /// Emphasis, strong emphasis, code and deleted text become an ``InlinePresentationIntent``, and links the attribute
  /// `link`.
  ///
  /// - Note: The marks of headings, lists, quotes and blocks of code are removed, and the texts of the blocks follow
  ///   each other without a separator, as on Apple's platforms. There is no attribute for the kinds of the blocks.
  ///   Reference links and tables are not read.
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The options.
  ///   - baseURL: The URL to which links are relative.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    let isPreserving = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let parser = MarkdownInlineParser(baseURL: baseURL, preservesWhitespace: isPreserving)
    let blocks =
      options.interpretedSyntax == .full
      ? MarkdownBlock.blocks(in: markdown) : [MarkdownBlock(text: markdown, isCode: false)]
    for block in blocks {
      for run in block.isCode ? [MarkdownRun(text: block.text, intent: .code)] : parser.runs(in: block.text) {
        var attributes = AttributeContainer()
        if !run.intent.isEmpty { attributes.inlinePresentationIntent = run.intent }
        attributes.link = run.link
        append(AttributedString(run.text, attributes: attributes))
      }
    }
  }

  /// Creates a string from the data of a text in Markdown, in UTF-8.
  ///
  /// - Throws: An error if the data is not in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates a string from a file with a text in Markdown, in UTF-8.
  ///
  /// - Throws: An error if the file cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Creates a string from a text in Markdown.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The options.
  ///   - baseURL: The URL to which links are relative.
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
