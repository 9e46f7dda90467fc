/// A month in a calendar: its days in rows of weeks.
@MainActor
final class CalendarMonthView: UIView {
  let month: Date
  let days: [CalendarDayView]
  private let emptyPlaces: Int

  init(_ month: Date, settings: CalendarSettings, texts: CalendarTexts) {
    self.month = month
    emptyPlaces = settings.emptyPlaces(before: month)
    days = settings.days(of: month).map { CalendarDayView($0, settings: settings, texts: texts) }
    super.init(frame: .zero)
    for view in days { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Returns the day at a point in the coordinates of the month.
  func day(at point: CGPoint) -> CalendarDayView? { days.first { $0.frame.contains(point) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / CGFloat(CalendarSettings.weeks)
    let directed = directed
    for (index, view) in days.enumerated() {
      let (week, column) = (emptyPlaces + index).quotientAndRemainder(dividingBy: CalendarSettings.daysPerWeek)
      let row = CGRect(x: 0, y: CGFloat(week) * height, width: bounds.width, height: height)
      view.frame = directed(CalendarMetrics.column(column, in: row), in: bounds)
    }
  }
}
