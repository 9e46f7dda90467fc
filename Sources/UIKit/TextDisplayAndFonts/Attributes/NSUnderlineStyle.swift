/// Constants that specify the thickness and the pattern of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value of the style.
  public let rawValue: Int
  /// Creates a style from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of a dash and two dots in alternation.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line that is drawn below or through words only, not below or through white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
