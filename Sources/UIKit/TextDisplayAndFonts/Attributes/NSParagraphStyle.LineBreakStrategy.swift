extension NSParagraphStyle {
  /// The strategies for breaking the lines of a paragraph.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A word that would be alone on the last line takes the preceding word with it.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines break between words of Hangul, and not between its characters.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies for the text of labels, which are all of them.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
