/// The owner of a calendar grid, which determines the selection and what days show.
@MainActor
protocol CalendarGridDelegate: AnyObject {
  /// Returns the selected days, each as its beginning.
  func selectedDays(in grid: CalendarGridView) -> Set<Date>
  /// Returns whether the user can select or deselect a day in the range.
  func calendarGrid(_ grid: CalendarGridView, isEnabled day: Date, isSelected: Bool) -> Bool
  /// Called when the user has tapped an enabled day.
  func calendarGrid(_ grid: CalendarGridView, didTap day: Date, isSelected: Bool)
  /// Returns the decoration of a day.
  func calendarGrid(_ grid: CalendarGridView, decorationFor day: Date) -> UICalendarView.Decoration?
  /// Called when the user has turned to another month.
  func calendarGrid(_ grid: CalendarGridView, didTurnFrom month: Date)
}

extension CalendarGridDelegate {
  func calendarGrid(_ grid: CalendarGridView, decorationFor day: Date) -> UICalendarView.Decoration? { nil }
  func calendarGrid(_ grid: CalendarGridView, didTurnFrom month: Date) {}
}

/// A calendar that shows one month, from which the user turns to others.
///
/// It is the content of inline date pickers and of calendar views. The title of the month shows wheels for the month
/// and the year in place of the days.
@MainActor
final class CalendarGridView: UIView {
  weak var delegate: (any CalendarGridDelegate)?
  private(set) var settings: CalendarSettings
  private var texts: CalendarTexts
  private let header = CalendarHeaderView()
  private var weekdays: [UILabel] = []
  private let pages: CalendarPagesView
  private var wheels: DatePickerWheelsView?

  init(_ settings: CalendarSettings, showing date: Date) {
    self.settings = settings
    texts = CalendarTexts(settings)
    pages = CalendarPagesView(showing: settings.nearestMonth(to: date))
    reportedMonth = pages.month
    super.init(frame: .zero)
    for view in [header, pages] as [UIView] { addSubview(view) }
    header.onTitle = { [weak self] in self?.toggleWheels() }
    header.onTurn = { [weak self] distance in self?.turn(by: distance) }
    settingsDidChange(showing: date)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  // MARK: - Settings

  /// A Boolean value that indicates whether days are buttons.
  var allowsSelection = true {
    didSet { if allowsSelection != oldValue { reloadSelection(animated: false) } }
  }

  /// Displays the calendar with other settings.
  func apply(_ settings: CalendarSettings) {
    guard settings != self.settings else { return }
    // The middle of a month is in the same month in every time zone.
    let middle = self.settings.calendar.date(byAdding: .day, value: 14, to: month) ?? month
    self.settings = settings
    texts = CalendarTexts(settings)
    settingsDidChange(showing: middle)
    reportedMonth = month
    if let wheels {
      wheels.wheels = DateWheels(monthsIn: settings)
      wheels.show(month, animated: false)
    }
  }

  private func settingsDidChange(showing date: Date) {
    let (settings, texts) = (settings, texts)
    let content = CalendarPagesView.Content(
      makeMonth: { [weak self] month in
        let view = CalendarMonthView(month, settings: settings, texts: texts)
        self?.prepare(view)
        return view
      },
      neighbor: { settings.month($0, adding: $1) },
      didTurn: { [weak self] in self?.userDidTurn() },
      didTap: { [weak self] in self?.select($0) })
    pages.show(content, at: settings.nearestMonth(to: date))
    while weekdays.count > texts.weekdays.count { weekdays.removeLast().removeFromSuperview() }
    while weekdays.count < texts.weekdays.count {
      let label = UILabel()
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      weekdays.append(label)
      addSubview(label)
    }
    for (index, label) in weekdays.enumerated() {
      label.text = texts.weekdays[index]
      label.accessibilityLabel = texts.spokenWeekdays[index]
      label.font = .systemFont(ofSize: 13, weight: .semibold, design: settings.fontDesign)
    }
    monthDidChange()
  }

  // MARK: - The Month

  /// The first day of the visible month.
  var month: Date { pages.month }
  /// The month that was visible when the delegate was last notified.
  private var reportedMonth: Date

  /// Turns to the month that contains a date, without notifying the delegate.
  func show(_ date: Date, animated: Bool) {
    pages.turn(to: settings.nearestMonth(to: date), animated: animated)
    monthDidChange()
    reportedMonth = month
    wheels?.show(month, animated: animated)
  }

  private func turn(by distance: Int) {
    guard let month = settings.month(month, adding: distance) else { return }
    pages.turn(to: month, animated: true)
    userDidTurn()
  }

  private func userDidTurn() {
    monthDidChange()
    let previous = reportedMonth
    guard previous != month else { return }
    reportedMonth = month
    delegate?.calendarGrid(self, didTurnFrom: previous)
  }

  private func monthDidChange() {
    header.show(texts.title(of: month), design: settings.fontDesign, isOpen: wheels != nil)
    header.setTurnable(
      back: settings.month(month, adding: -1) != nil, forward: settings.month(month, adding: 1) != nil)
  }

  // MARK: - Days

  private func select(_ day: CalendarDayView) {
    guard day.state.isButton, day.state.isEnabled else { return }
    delegate?.calendarGrid(self, didTap: day.day, isSelected: day.state.isSelected)
  }

  private func prepare(_ month: CalendarMonthView) {
    let selected = delegate?.selectedDays(in: self) ?? []
    for view in month.days {
      view.onActivate = { [weak self, weak view] in if let view { self?.select(view) } }
      view.show(state(of: view.day, selected), animated: false)
      if settings.hasDecorations {
        view.show(delegate?.calendarGrid(self, decorationFor: view.day), animated: false)
      }
    }
  }

  private func state(of day: Date, _ selected: Set<Date>) -> CalendarDayView.State {
    let isSelected = selected.contains(day)
    let isEnabled =
      settings.contains(day)
      && (!allowsSelection || delegate?.calendarGrid(self, isEnabled: day, isSelected: isSelected) != false)
    return CalendarDayView.State(
      isToday: day == settings.today, isSelected: isSelected, isEnabled: isEnabled, isButton: allowsSelection)
  }

  /// Displays the selection of the delegate.
  func reloadSelection(animated: Bool) {
    let selected = delegate?.selectedDays(in: self) ?? []
    for view in pages.existingMonths.flatMap(\.days) { view.show(state(of: view.day, selected), animated: animated) }
  }

  /// Requests the decorations of days, or of all days, from the delegate again.
  func reloadDecorations(of days: Set<Date>? = nil, animated: Bool) {
    guard settings.hasDecorations else { return }
    for view in pages.existingMonths.flatMap(\.days) where days?.contains(view.day) != false {
      view.show(delegate?.calendarGrid(self, decorationFor: view.day), animated: animated)
    }
  }

  // MARK: - Wheels

  private func toggleWheels() {
    if let wheels {
      self.wheels = nil
      UIView.animate(withDuration: 0.25) {
        wheels.alpha = 0
      } completion: { _ in
        wheels.removeFromSuperview()
      }
    } else {
      let view = DatePickerWheelsView(DateWheels(monthsIn: settings), date: month)
      view.didSelect = { [weak self] date in self?.userDidSelectMonth(date) }
      wheels = view
      UIView.performWithoutAnimation {
        addSubview(view)
        view.alpha = 0
        setNeedsLayout()
        layoutIfNeeded()
        view.show(month, animated: false)
      }
      change(animated: true) { view.alpha = 1 }
    }
    monthDidChange()
    let isOpen = wheels != nil
    let covered = weekdays + [pages]
    for view in covered { view.accessibilityElementsHidden = isOpen }
    change(animated: true) {
      for view in covered { view.alpha = isOpen ? 0 : 1 }
    }
  }

  private func userDidSelectMonth(_ date: Date) {
    let month = settings.nearestMonth(to: date)
    pages.turn(to: month, animated: false)
    // Wheels that are out of range return to the nearest month.
    wheels?.show(month, animated: true)
    userDidTurn()
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let directed = directed
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CalendarMetrics.headerHeight)
    let row = CGRect(
      x: 0, y: CalendarMetrics.headerHeight, width: bounds.width, height: CalendarMetrics.weekdayHeight)
    for (index, label) in weekdays.enumerated() {
      label.frame = directed(CalendarMetrics.column(index, in: row), in: bounds)
    }
    pages.frame = CGRect(
      x: 0, y: row.maxY, width: bounds.width, height: max(bounds.height - row.maxY - CalendarMetrics.bottom, 0))
    let room = CGRect(x: 0, y: row.minY, width: bounds.width, height: max(bounds.height - row.minY, 0))
    let height = min(PickerMetrics.size.height, room.height)
    wheels?.frame = CGRect(x: 0, y: room.midY - height / 2, width: bounds.width, height: height)
  }
}
