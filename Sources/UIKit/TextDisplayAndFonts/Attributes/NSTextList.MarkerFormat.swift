extension NSTextList {
  /// The format of the markers of a list.
  ///
  /// It is a text that can contain a keyword in braces, in whose place a marker has a symbol or the number of its item.
  /// The format `({decimal})` is that of the markers (1), (2), (3).
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text of the format.
    public let rawValue: String
    /// Creates a format from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a format from its text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// An outlined square.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// An outlined circle.
    public static let circle = MarkerFormat("{circle}")
    /// A filled diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// Hexadecimal numbers with lowercase letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Hexadecimal numbers with uppercase letters.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Octal numbers.
    public static let octal = MarkerFormat("{octal}")
    /// The letters from a to z; aa is after z.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// The letters from A to Z; AA is after Z.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// The letters from a to z; aa is after z.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// The letters from A to Z; AA is after Z.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Roman numerals with lowercase letters.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numerals with uppercase letters.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Decimal numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// The options of a list.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The markers of a nested list begin with the marker of the item that contains the list.
    ///
    /// The list does not know that item. What writes the markers into the text also writes this one.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }
}
