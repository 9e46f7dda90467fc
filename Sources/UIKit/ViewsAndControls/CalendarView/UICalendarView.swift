/// A view that displays a calendar with decorations, in which the user can select dates.
///
///     let calendarView = UICalendarView()
///     calendarView.calendar = Calendar(identifier: .gregorian)
///     calendarView.delegate = self
///     calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
///
/// The view shows one month. The user turns to others with a drag, with the buttons of the header, or with wheels for
/// the month and the year. Without a ``selectionBehavior``, the user cannot select dates.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  private let grid: CalendarGridView
  private var ownCalendar: Calendar?
  private var ownLocale: Locale?
  /// Returns the current date, whose day is highlighted.
  var now: () -> Date = { Date() } {
    didSet { settingsDidChange() }
  }

  // MARK: - Creating a Calendar View

  /// Creates a calendar view that shows the current month.
  public override init(frame: CGRect) {
    grid = Self.makeGrid()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a calendar view from an archive.
  public required init?(coder: NSCoder) {
    grid = Self.makeGrid()
    super.init(coder: coder)
    setUp()
  }

  private static func makeGrid() -> CalendarGridView {
    let now = Date()
    return CalendarGridView(
      CalendarSettings(
        calendar: nil, locale: nil, timeZone: nil, range: DateInterval(start: .distantPast, end: .distantFuture),
        now: now), showing: now)
  }

  private func setUp() {
    addSubview(grid)
    grid.allowsSelection = false
    grid.delegate = self
    settingsDidChange()
  }

  // MARK: - Setting Calendar Details

  /// The calendar that the view displays.
  ///
  /// The default is the user's current calendar.
  open var calendar: Calendar {
    get { settings.calendar }
    set {
      ownCalendar = newValue
      settingsDidChange()
    }
  }

  /// The locale that determines the language of the calendar.
  ///
  /// The default is the user's current locale.
  open var locale: Locale {
    get { settings.locale }
    set {
      ownLocale = newValue
      settingsDidChange()
    }
  }

  /// The time zone of the dates, or `nil` for that of the calendar.
  ///
  /// The default is `nil`.
  open var timeZone: TimeZone? {
    didSet { settingsDidChange() }
  }

  /// The settings of the displayed calendar.
  var settings: CalendarSettings { grid.settings }

  private func settingsDidChange() {
    var settings = CalendarSettings(
      calendar: ownCalendar, locale: ownLocale, timeZone: timeZone, range: availableDateRange, now: now())
    settings.fontDesign = fontDesign
    settings.hasDecorations = wantsDateDecorations
    grid.apply(settings)
  }

  // MARK: - Setting the Visible Date and Range

  /// The components that represent the visible month.
  ///
  /// Setting them does not notify the delegate. Components of another calendar are converted. A date out of
  /// ``availableDateRange`` shows the nearest month in the range. The default is the current month.
  open var visibleDateComponents: DateComponents {
    get { settings.calendar.dateComponents([.calendar, .era, .year, .month], from: grid.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Turns to the month of a date, with or without an animation.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let day = settings.day(of: dateComponents) else { return }
    grid.show(day, animated: animated)
  }

  /// The range of dates that the user can reach.
  ///
  /// The default is from the distant past to the distant future.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { settingsDidChange() }
  }

  // MARK: - Customizing the Calendar Display

  /// The design of the font.
  ///
  /// The default is `default`.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { settingsDidChange() }
  }

  /// The delegate, which provides decorations.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { grid.reloadDecorations(animated: false) }
  }

  /// A Boolean value that indicates whether the view displays the decorations of its delegate.
  ///
  /// The default is `true`.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      settingsDidChange()
      invalidateIntrinsicContentSize()
    }
  }

  /// Requests the decorations of dates from the delegate again.
  ///
  /// Dates that are not visible are ignored, because their decorations are requested when they become visible.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    grid.reloadDecorations(of: Set(dates.compactMap(settings.day)), animated: animated)
  }

  // MARK: - Handling Date Selections

  /// The object that tracks the selection, or `nil` if the user cannot select dates.
  ///
  /// The default is `nil`.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      if oldValue?.calendarView === self { oldValue?.calendarView = nil }
      selectionBehavior?.calendarView = self
      grid.allowsSelection = selectionBehavior != nil
      grid.reloadSelection(animated: false)
    }
  }

  /// Displays the current selection.
  func selectionDidChange(animated: Bool) { grid.reloadSelection(animated: animated) }

  // MARK: - Measuring and Layout

  open override var intrinsicContentSize: CGSize { CalendarMetrics.size(hasDecorations: wantsDateDecorations) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    grid.frame = bounds
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The current day may have changed while the view was off screen.
    if window != nil { settingsDidChange() }
  }
}

// MARK: - The Grid

extension UICalendarView: CalendarGridDelegate {
  func selectedDays(in grid: CalendarGridView) -> Set<Date> {
    Set(selectionBehavior?.selectedDays(in: grid.settings) ?? [])
  }

  func calendarGrid(_ grid: CalendarGridView, isEnabled day: Date, isSelected: Bool) -> Bool {
    isSelected || selectionBehavior?.canSelect(grid.settings.components(of: day)) != false
  }

  func calendarGrid(_ grid: CalendarGridView, didTap day: Date, isSelected: Bool) {
    selectionBehavior?.userDidTap(grid.settings.components(of: day), isSelected: isSelected)
  }

  func calendarGrid(_ grid: CalendarGridView, decorationFor day: Date) -> Decoration? {
    delegate?.calendarView(self, decorationFor: grid.settings.components(of: day))
  }

  func calendarGrid(_ grid: CalendarGridView, didTurnFrom month: Date) {
    let previous = grid.settings.calendar.dateComponents([.calendar, .era, .year, .month], from: month)
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }
}
