/// A formatter of durations, such as "1:10:00" and "1 hour, 10 minutes".
///
/// Foundation for Linux has this class without its members. The texts of weeks and shorter units are those of its
/// `Duration.UnitsFormatStyle`, for every locale; years and months have English names, and German ones in German.
// Unchecked because the superclass is: as on Apple's platforms, the code that configures a formatter must not do so on
// several threads.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// Constants that specify the style of units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons between them, such as "1:10:00".
    case positional = 0
    /// The shortest words, such as "1h 10m".
    case abbreviated = 1
    /// Abbreviated words, such as "1 hr, 10 min".
    case short = 2
    /// Complete words, such as "1 hour, 10 minutes".
    case full = 3
    /// Words that are shorter than those of the short style, such as "1 hr 10 min".
    case brief = 5
  }

  /// Constants that specify which units of the value zero are omitted.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a behavior from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading zeros are omitted in the positional style, and all zeros in other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros before the first other unit are omitted.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between other units are omitted.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros after the last other unit are omitted.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are omitted.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are shown, with two digits in the positional style.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// Creates a formatter for the current calendar.
  public override init() { super.init() }

  /// Creates a formatter for the current calendar; archives contain no formatters.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The units into which durations are divided.
  ///
  /// The default are all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
  /// The style of the units.
  ///
  /// The default is `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units of the value zero that are omitted.
  ///
  /// The default is `default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The greatest number of units, of which the smallest are omitted; 0 for no limit.
  ///
  /// The default is 0.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether a largest unit of the value 1 is added to the next one, as in "63s".
  ///
  /// The default is `false`.
  open var collapsesLargestUnit = false
  /// The calendar, whose locale determines the language; by default the current one.
  open var calendar: Calendar? = Calendar.current

  /// Returns the text for components.
  open func string(from components: DateComponents) -> String? {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    guard let end = effectiveCalendar.date(byAdding: components, to: reference) else { return nil }
    return string(from: reference, to: end)
  }

  /// Returns the text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationUnit.allCases.filter { allowedUnits.contains($0.flag) }
    guard !units.isEmpty else { return nil }
    let found = effectiveCalendar.dateComponents(
      Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    let text = DurationText(
      units.map { .init(unit: $0, value: found.value(for: $0.component) ?? 0) }, formatter: self,
      locale: effectiveCalendar.locale ?? .current)
    return (endDate < startDate ? "-" : "") + text.string
  }

  /// Returns the text for a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: reference, to: reference.addingTimeInterval(ti.rounded(.towardZero)))
  }

  /// Returns the text for date components; `nil` for other objects.
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  /// Returns the text for components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The calendar, in a time zone without daylight saving time, in which days have the same length.
  private var effectiveCalendar: Calendar {
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    return calendar
  }
}
