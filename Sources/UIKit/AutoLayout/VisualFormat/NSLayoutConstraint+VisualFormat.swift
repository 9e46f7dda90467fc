extension NSLayoutConstraint {
  /// Options for the alignment and the direction of the views in a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left sides are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right sides are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The tops are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottoms are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading sides are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing sides are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The centers are horizontally aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The centers are vertically aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The views follow each other in the direction of the language.
    ///
    /// This is the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// The views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// Creates the constraints that a visual format such as `H:|-[name]-8-[value(>=40)]-|` describes.
  ///
  /// - Parameters:
  ///   - format: The visual format. It consists of `H:` (the default) or `V:`, `|` for the superview, `[name]` for a
  ///     view, `-8-`, `-(>=8@750)-` or `-metric-` for spaces, `-` for the system's spacing, and `[name(==other)]` or
  ///     `[name(100)]` for sizes.
  ///   - opts: The alignment of the views, and the direction in which they follow each other.
  ///   - metrics: The numbers, by their names in the format.
  ///   - views: The views and guides, by their names in the format.
  /// - Precondition: The format can be parsed, and all its names are defined. Otherwise, the message shows the
  ///   position.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      var parser = VisualFormatParser(format)
      let line = try parser.parse()
      return try VisualFormatBuilder(line, options: opts, metrics: metrics ?? [:], views: views).build()
    } catch {
      misuse("Unable to parse constraint format: \(error.message)\n\(format)\n\(error.marker)")
    }
  }
}
