/// The content of inline date pickers: a calendar, with a row for the time below it if the mode requires one.
@MainActor
final class DatePickerInlineView: UIView, DatePickerContent {
  private static let timeHeight: CGFloat = 48

  private let grid: CalendarGridView
  private let timeLabel = UILabel()
  private let timeField: DatePickerField?
  private var date: Date
  private var settings: DatePickerSettings

  var didSelect: (Date) -> Void = { _ in }

  init(_ settings: DatePickerSettings, date: Date) {
    self.settings = settings
    self.date = date
    grid = CalendarGridView(settings.calendar, showing: date)
    timeField = settings.mode == .dateAndTime ? DatePickerField(.time, settings, date: date) : nil
    super.init(frame: .zero)
    grid.delegate = self
    addSubview(grid)
    guard let timeField else { return }
    timeLabel.text = "Time"
    timeLabel.font = .systemFont(ofSize: 17)
    timeField.didSelect = { [weak self] in self?.didSelect($0) }
    addSubview(timeLabel)
    addSubview(timeField)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
    let isOther = date != self.date
    self.date = date
    self.settings = settings
    grid.apply(settings.calendar)
    if isOther { grid.show(date, animated: animated) }
    grid.reloadSelection(animated: animated)
    timeField?.show(date, settings, animated: animated)
    setNeedsLayout()
  }

  var naturalSize: CGSize {
    var size = CalendarMetrics.size(hasDecorations: false)
    if timeField != nil { size.height += Self.timeHeight }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let timeField else { return grid.frame = bounds }
    let directed = directed
    grid.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - Self.timeHeight, 0))
    let row = CGRect(x: 0, y: grid.frame.maxY, width: bounds.width, height: Self.timeHeight)
      .insetBy(dx: CalendarMetrics.headerMargin, dy: 0)
    let size = timeField.naturalSize
    timeField.frame = directed(
      CGRect(x: row.maxX - size.width, y: row.midY - size.height / 2 - 2, width: size.width, height: size.height),
      in: bounds)
    timeLabel.frame = directed(
      CGRect(x: row.minX, y: row.minY - 2, width: max(row.width - size.width - 8, 0), height: row.height), in: bounds)
  }
}

extension DatePickerInlineView: CalendarGridDelegate {
  func selectedDays(in grid: CalendarGridView) -> Set<Date> { [grid.settings.calendar.startOfDay(for: date)] }

  func calendarGrid(_ grid: CalendarGridView, isEnabled day: Date, isSelected: Bool) -> Bool { true }

  func calendarGrid(_ grid: CalendarGridView, didTap day: Date, isSelected: Bool) {
    guard !isSelected else { return }
    let calendar = settings.calendar.calendar
    // The time of day remains.
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.era, parts.year, parts.month, parts.day) = (own.era, own.year, own.month, own.day)
    parts.isLeapMonth = own.isLeapMonth
    didSelect(calendar.date(from: parts) ?? day)
  }
}
