/// A position in a line to which a tab moves the text after it.
open class NSTextTab: _RuntimeValueObject, NSCopying {
  /// Keys for options of tab stops.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String
    /// Creates a key from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters at the first of which a column ends, a `CharacterSet`.
    ///
    /// The text up to the character is aligned, for example a number up to its decimal separator.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  let value: TabStop

  init(_ value: TabStop) {
    self.value = value
    super.init()
  }

  /// Creates a tab stop with natural alignment at the beginning of the line.
  public override convenience init() { self.init(TabStop(location: 0)) }

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the text at the position.
  ///   - loc: The distance of the position from the beginning of the line.
  ///   - options: The options, such as the characters at which a column ends.
  public convenience init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.init(
      TabStop(
        location: loc.finite, alignment: alignment, terminators: options[.columnTerminators] as? CharacterSet))
  }

  /// Returns the decimal separator of a locale, at which a column of numbers ends.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US_POSIX")).decimalSeparator ?? ".")
  }

  /// The alignment of the text at the position.
  open var alignment: NSTextAlignment { value.alignment }
  /// The distance of the position from the beginning of the line.
  open var location: CGFloat { value.location }
  /// The options of the tab stop.
  open var options: [OptionKey: Any] { value.terminators.map { [.columnTerminators: $0] } ?? [:] }

  /// Returns the tab stop itself, which cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is an equal tab stop.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.value == value }
  open override var hash: Int { value.hashValue }
}

/// A tab stop, as a value.
struct TabStop: Hashable, Sendable {
  var location: CGFloat
  var alignment = NSTextAlignment.natural
  var terminators: CharacterSet?

  /// The distance of the tab stops of the default style.
  static let interval: CGFloat = 28
  /// The tab stops of the default style.
  static let initial = (1...12).map { TabStop(location: CGFloat($0) * interval, alignment: .left) }

  /// Returns the part of the width of the text after a tab that is before the position.
  func share(of text: ArraySlice<Character>, width: (Character) -> CGFloat) -> CGFloat {
    if let terminators {
      let column = text.prefix { !$0.unicodeScalars.contains(where: terminators.contains) }
      return column.reduce(0) { $0 + width($1) }
    }
    switch alignment {
    case .left, .natural, .justified: return 0
    case .center: return text.reduce(0) { $0 + width($1) } / 2
    case .right: return text.reduce(0) { $0 + width($1) }
    }
  }
}

extension ParagraphAttributes {
  /// Returns the first tab stop after a distance from the beginning of the first line's text.
  func tabStop(after edge: CGFloat) -> TabStop {
    let indent = max(0, firstLineHeadIndent.finite)
    let place = edge + indent
    if var stop = tabStops.first(where: { $0.location > place + TextLayout.tolerance }) {
      stop.location -= indent
      return stop
    }
    let interval = defaultTabInterval.finite > 0 ? defaultTabInterval : TabStop.interval
    return TabStop(location: ((place / interval).rounded(.down) + 1) * interval - indent)
  }
}
