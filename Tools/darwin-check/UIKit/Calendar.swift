// Swift-only declarations of calendars, and of the values of Foundation that their tests need besides those of
// darwin-check.

@available(iOS 16.0, *)
@available(tvOS, unavailable)
extension UICalendarView.Decoration {
  @MainActor @preconcurrency
  public static func `default`(
    color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
  ) -> UICalendarView.Decoration { fatalError() }
  @MainActor @preconcurrency
  public static func image(
    _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
  ) -> UICalendarView.Decoration { fatalError() }
}

extension Calendar {
  public var identifier: Identifier { fatalError() }
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
  public func date(from components: DateComponents) -> Date? { fatalError() }
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents { fatalError() }
}

extension DateComponents {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int?, year: Int? = nil, month: Int? = nil,
    day: Int? = nil
  ) { fatalError() }
  public var calendar: Calendar? {
    get { fatalError() }
    set {}
  }
}

extension DateInterval {
  public init(start: Date, end: Date) { fatalError() }
}

extension Date {
  public static var distantPast: Date { fatalError() }
  public static var distantFuture: Date { fatalError() }
}
