/// The attributes of a paragraph, such as its alignment, spacing, indents, and line breaking.
// Unchecked because the mutable subclass changes the stored values. As on Apple's platforms, a style may be passed to
// any thread, and the code that created a mutable style must not change it afterward.
open class NSParagraphStyle: _RuntimeValueObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  var values: ParagraphAttributes

  init(values: ParagraphAttributes) {
    self.values = values
    super.init()
  }

  /// Creates a style with the default attributes.
  public override convenience init() { self.init(values: ParagraphAttributes()) }

  /// A Boolean value that indicates whether the class supports secure coding, which it does.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a style from an archive.
  public required init?(coder: NSCoder) {
    guard let style = coder.decodeState(ArchivedParagraphStyle.self, of: NSParagraphStyle.self) else { return nil }
    values = style.values
    if coder.containsValue(forKey: Self.listsKey) {
      let lists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: Self.listsKey)
      values.textLists = lists as? [NSTextList] ?? []
    }
    super.init()
  }

  private static let listsKey = "UIKitTextLists"

  /// Archives the attributes.
  open func encode(with coder: NSCoder) {
    coder.encodeState(ArchivedParagraphStyle(values), of: self)
    if !values.textLists.isEmpty { coder.encode(values.textLists as NSArray, forKey: Self.listsKey) }
  }

  /// The default paragraph style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of a language.
  ///
  /// - Parameter languageName: The identifier of the language, such as "ar"; `nil` for that of the user.
  public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: - Getting Style Information

  /// The horizontal alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The technique for wrapping or truncating text that does not fit into a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The base writing direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The distance between the lines of the paragraph, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the end of the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before the beginning of the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the lines after the first, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The position of the end of the lines, as the distance from a margin.
  ///
  /// A positive value is the distance from the leading margin; other values are relative to the trailing margin.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of the lines.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of the lines; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The multiple of the fonts' natural line height; 0 leaves it unchanged.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The tab stops.
  ///
  /// The default are twelve stops 28 points apart, at which text begins.
  ///
  /// - Note: Tabs in the lines after the first have the widths that they would have if the paragraph were one line.
  open var tabStops: [NSTextTab]! { values.tabStops.map(NSTextTab.init) }
  /// The distance of the tab stops after the last of ``tabStops``.
  ///
  /// The default is 0, which is 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The part of the width that a line has to fill, so that its last word is not hyphenated.
  ///
  /// The default is 0.
  ///
  /// - Note: Words are hyphenated at soft hyphens (U+00AD) only, because there is no dictionary.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// The strategy for breaking the lines of the paragraph.
  ///
  /// The default is none.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// A Boolean value that indicates whether the characters move closer together before a line is truncated.
  ///
  /// A line that exceeds its width by at most 5 percent is tightened, and other lines are truncated. The default is
  /// `false`.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// The lists that contain the paragraph, from the outermost to the innermost one.
  ///
  /// The default is none. The text itself contains the markers of items.
  open var textLists: [NSTextList] { values.textLists }

  // MARK: - Copying and Comparing

  /// Returns an immutable copy of the style.
  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
  /// Returns a mutable copy of the style.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// Returns whether another object is a style with equal attributes.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}
