/// The archived form of the attributes of a paragraph.
struct ArchivedParagraphStyle: Codable {
  private struct Tab: Codable {
    let location: CGFloat
    let alignment: NSTextAlignment.RawValue
    let terminators: CharacterSet?
  }

  private let alignment: NSTextAlignment.RawValue
  private let lineBreakMode: NSLineBreakMode.RawValue
  private let baseWritingDirection: NSWritingDirection.RawValue
  /// The lengths in points, in the order of the properties of ``ParagraphAttributes``.
  private let lengths: [CGFloat]
  private let tabs: [Tab]
  private let hyphenationFactor: Float
  private let lineBreakStrategy: NSParagraphStyle.LineBreakStrategy.RawValue
  private let allowsTightening: Bool

  private static let lengthPaths: [any WritableKeyPath<ParagraphAttributes, CGFloat> & Sendable] = [
    \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
    \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.defaultTabInterval,
  ]

  init(_ values: ParagraphAttributes) {
    alignment = values.alignment.rawValue
    lineBreakMode = values.lineBreakMode.rawValue
    baseWritingDirection = values.baseWritingDirection.rawValue
    lengths = Self.lengthPaths.map { values[keyPath: $0] }
    tabs = values.tabStops.map {
      Tab(location: $0.location, alignment: $0.alignment.rawValue, terminators: $0.terminators)
    }
    hyphenationFactor = values.hyphenationFactor
    lineBreakStrategy = values.lineBreakStrategy.rawValue
    allowsTightening = values.allowsTightening
  }

  var values: ParagraphAttributes {
    var values = ParagraphAttributes()
    values.alignment = NSTextAlignment(rawValue: alignment) ?? .natural
    values.lineBreakMode = NSLineBreakMode(rawValue: lineBreakMode) ?? .byWordWrapping
    values.baseWritingDirection = NSWritingDirection(rawValue: baseWritingDirection) ?? .natural
    for (path, length) in zip(Self.lengthPaths, lengths) { values[keyPath: path] = length }
    values.tabStops = tabs.map {
      TabStop(
        location: $0.location, alignment: NSTextAlignment(rawValue: $0.alignment) ?? .natural,
        terminators: $0.terminators)
    }
    values.hyphenationFactor = hyphenationFactor
    values.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: lineBreakStrategy)
    values.allowsTightening = allowsTightening
    return values
  }
}
