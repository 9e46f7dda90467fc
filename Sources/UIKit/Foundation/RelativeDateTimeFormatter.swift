/// A formatter of dates relative to another date, such as "2 days ago" and "tomorrow".
///
/// Foundation for Linux lacks this class. The texts are those of its `Date.AnchoredRelativeFormatStyle`, for every
/// locale.
// Unchecked because the superclass is: as on Apple's platforms, the code that configures a formatter must not do so on
// several threads.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Constants that specify whether dates have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Dates are numbers of units, such as "1 day ago".
    case numeric = 0
    /// Dates have names where there are such, such as "yesterday".
    case named = 1
  }

  /// Constants that specify the length of the units.
  public enum UnitsStyle: Int, Sendable {
    /// Complete words, such as "2 months ago".
    case full = 0
    /// Complete words, and numbers as words, such as "two months ago".
    case spellOut = 1
    /// Abbreviated words, such as "2 mo. ago".
    case short = 2
    /// The shortest words, such as "2mo ago".
    case abbreviated = 3
  }

  /// Creates a formatter for the current locale.
  public override init() { super.init() }

  /// Creates a formatter for the current locale; archives contain no formatters.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The style of dates.
  ///
  /// The default is `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units.
  ///
  /// The default is `full`.
  open var unitsStyle = UnitsStyle.full
  /// The calendar, by default the current one.
  open var calendar: Calendar! = Calendar.current
  /// The locale, by default the current one.
  open var locale: Locale! = Locale.current

  /// Returns the text for the largest unit of components that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [(Date.RelativeFormatStyle.Field, Calendar.Component, Int?)] = [
      (.year, .year, dateComponents.year), (.month, .month, dateComponents.month),
      (.week, .weekOfYear, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, .day, dateComponents.day),
      (.hour, .hour, dateComponents.hour), (.minute, .minute, dateComponents.minute),
      (.second, .second, dateComponents.second),
    ]
    let given = units.filter { $0.2 != nil }
    guard let (field, component, value) = given.first(where: { $0.2 != 0 }) ?? given.last else { return "" }
    // The middle of a month and of a day, so that the length of the units and daylight saving time do not matter.
    let reference = Date(timeIntervalSinceReferenceDate: 14.5 * 86_400)
    var calendar: Calendar = calendar ?? .current
    calendar.timeZone = .gmt
    let date = calendar.date(byAdding: component, value: value ?? 0, to: reference) ?? reference
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [field], presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: Self.units[unitsStyle] ?? .wide, locale: locale ?? .current, calendar: calendar)
    return style.format(reference)
  }

  /// Returns the text for a number of seconds from now, which is negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text for a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar: Calendar = calendar ?? .current
    return localizedString(
      from: calendar.dateComponents(
        [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date))
  }

  /// Returns the text for a date relative to now; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let units: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
    .full: .wide, .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
  ]
}
