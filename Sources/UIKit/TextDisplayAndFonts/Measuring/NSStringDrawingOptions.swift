/// Options for the measurement of a string.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value of the options.
  public let rawValue: Int
  /// Creates options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines at the given width and measures from the top.
  ///
  /// Otherwise there is one line, measured from the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the leading of the fonts between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ends the last line that fits in an ellipsis if text follows it.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
