/// A control for the input of dates, times, and durations.
///
///     let picker = UIDatePicker()
///     picker.datePickerMode = .date
///     picker.preferredDatePickerStyle = .inline
///     picker.addAction(UIAction { _ in … }, for: .valueChanged)
///
/// The size of a picker that was created without one follows the style, the mode, and the text of compact pickers.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  private var content: any DatePickerContent
  private var storage: Date
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  private var ownTimeZone: TimeZone?
  /// The size of the content before the current change.
  private var naturalSize = CGSize.zero
  /// Returns the current date, whose day is highlighted.
  var now: () -> Date = { Date() } {
    didSet { settingsDidChange() }
  }

  // MARK: - Creating a Date Picker

  /// Creates a date picker that shows the current date and time.
  public override init(frame: CGRect) {
    let now = Date()
    storage = now
    content = Self.makeContent(showing: now)
    super.init(frame: frame)
    showContent()
  }

  /// Creates a date picker from an archive.
  public required init?(coder: NSCoder) {
    let now = Date()
    storage = now
    content = Self.makeContent(showing: now)
    super.init(coder: coder)
    showContent()
    decodeInterface(coder, as: UIDatePicker.self)
  }

  private static func makeContent(showing date: Date) -> any DatePickerContent {
    let calendar = CalendarSettings(
      calendar: nil, locale: nil, timeZone: nil, range: DateInterval(start: .distantPast, end: .distantFuture),
      now: date)
    return DatePickerSettings(mode: .dateAndTime, minuteInterval: 1, calendar: calendar)
      .makeContent(.compact, showing: date)
  }

  // MARK: - Managing the Date and Calendar

  /// The date.
  ///
  /// Setting it does not send an event.
  ///
  /// It is limited to the range of dates, and rounded to the minute interval.
  open var date: Date {
    get { adjusted(storage) }
    set { notifyingObservers(of: \UIDatePicker.date) { setDate(newValue, animated: false) } }
  }

  /// Sets the date, and displays it with or without an animation.
  open func setDate(_ date: Date, animated: Bool) {
    storage = date
    show(animated: animated)
  }

  /// The calendar of the date picker.
  ///
  /// The default is the user's current calendar, whose first weekday is that of the ``locale``.
  open var calendar: Calendar! {
    get { shownCalendar }
    set { changeCalendar { ownCalendar = newValue } }
  }

  /// The locale that determines the language, and the order of the wheels.
  ///
  /// The default is the user's current locale.
  open var locale: Locale? {
    get { ownLocale ?? ownCalendar?.locale ?? Locale.current }
    set { changeCalendar { ownLocale = newValue } }
  }

  /// The time zone in which the date is shown.
  ///
  /// If the value is `nil`, it is that of the calendar.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set { changeCalendar { ownTimeZone = newValue } }
  }

  private var shownCalendar: Calendar { settings.calendar.calendar }

  private var settings: DatePickerSettings {
    DatePickerSettings(
      mode: datePickerMode, minuteInterval: minuteInterval,
      calendar: CalendarSettings(
        calendar: ownCalendar, locale: ownLocale, timeZone: ownTimeZone,
        range: DateInterval(start: limits.lowerBound, end: limits.upperBound), now: now()),
      textColor: wheelTextColor, highlightsToday: highlightsToday)
  }

  // MARK: - Configuring the Mode and the Style

  /// The mode of the date picker.
  ///
  /// The default is `dateAndTime`. The countdown mode ignores the date, and shows ``countDownDuration``.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      if datePickerMode == .countDownTimer {
        dateOfOtherModes = storage
        storage = shownCalendar.startOfDay(for: storage).addingTimeInterval(hiddenDuration)
      } else if oldValue == .countDownTimer {
        hiddenDuration = timeOfDay
        storage = dateOfOtherModes ?? storage
      }
      replaceContent()
    }
  }
  /// The date before the countdown mode, which shows its duration as a time of day.
  private var dateOfOtherModes: Date?
  /// The duration while the mode is another one.
  private var hiddenDuration: TimeInterval = 0

  /// The current style of the date picker, which is never `automatic`.
  ///
  /// It is ``preferredDatePickerStyle`` if that style is available for the mode. The style of a countdown is `wheels`.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle.resolved(for: datePickerMode) }

  /// The style that the app prefers.
  ///
  /// The default is `automatic`, which is `compact` in all modes but that of a countdown.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { replaceContent() } }
  }

  /// The color of the titles of wheels, which apps set by the name `textColor`.
  var wheelTextColor: UIColor? {
    didSet { settingsDidChange() }
  }

  /// A Boolean value that indicates whether the current day keeps its color, which apps set by this name.
  var highlightsToday = true {
    didSet { settingsDidChange() }
  }

  // MARK: - Configuring the Range

  /// The minimum date, or `nil`.
  ///
  /// The limits are ignored if the minimum exceeds the maximum.
  open var minimumDate: Date? {
    didSet { settingsDidChange() }
  }

  /// The maximum date, or `nil`.
  ///
  /// The limits are ignored if the minimum exceeds the maximum.
  open var maximumDate: Date? {
    didSet { settingsDidChange() }
  }

  /// The interval of the minutes.
  ///
  /// The default is 1, which also replaces an interval that does not divide 60 evenly.
  open var minuteInterval: Int {
    get { intervalStorage }
    set {
      intervalStorage = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      settingsDidChange()
    }
  }
  private var intervalStorage = 1

  /// A Boolean value that indicates whether the date is rounded to the minute interval.
  ///
  /// The default is `true`.
  open var roundsToMinuteInterval = true

  /// The duration in seconds that the countdown mode shows, from 0 to 23 hours and 59 minutes.
  ///
  /// The default is 0. A duration that is set in another mode is shown when the mode becomes `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { datePickerMode == .countDownTimer ? timeOfDay : hiddenDuration }
    set {
      let seconds = newValue.isFinite ? min(max(newValue, 0), 86_340) : 0
      guard datePickerMode == .countDownTimer else { return hiddenDuration = seconds }
      date = shownCalendar.startOfDay(for: storage).addingTimeInterval(seconds)
    }
  }

  /// The hours and minutes of the date, in seconds.
  private var timeOfDay: TimeInterval {
    let parts = shownCalendar.dateComponents([.hour, .minute], from: date)
    return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
  }

  /// Changes the calendar, in which a countdown keeps its duration.
  private func changeCalendar(_ change: () -> Void) {
    let duration = timeOfDay
    change()
    if datePickerMode == .countDownTimer {
      storage = shownCalendar.startOfDay(for: storage).addingTimeInterval(duration)
    }
    settingsDidChange()
  }

  private var limits: ClosedRange<Date> {
    let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return low <= high ? low...high : .distantPast ... .distantFuture
  }

  /// Returns a date within the range, at the minute interval.
  private func adjusted(_ date: Date) -> Date {
    var date = date
    if datePickerMode != .countDownTimer { date = min(max(date, limits.lowerBound), limits.upperBound) }
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let parts = shownCalendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let excess = (parts.minute ?? 0) % minuteInterval
    guard excess > 0 else { return date }
    return date.addingTimeInterval(-TimeInterval(excess * 60 + (parts.second ?? 0)))
  }

  // MARK: - Content

  private func show(animated: Bool) {
    content.show(date, settings, animated: animated && window != nil)
    sizeMayHaveChanged()
  }

  private func settingsDidChange() { show(animated: false) }

  private func replaceContent() {
    content.removeFromSuperview()
    content = settings.makeContent(datePickerStyle, showing: date)
    showContent()
  }

  private func showContent() {
    content.didSelect = { [weak self] in self?.userDidSelect($0) }
    addSubview(content)
    show(animated: false)
    setNeedsLayout()
  }

  private func sizeMayHaveChanged() {
    let size = content.naturalSize
    guard size != naturalSize else { return }
    if bounds.size == naturalSize { frame.size = size }
    naturalSize = size
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func userDidSelect(_ date: Date) {
    // A date that is out of range returns to the nearest limit.
    storage = adjusted(date)
    show(animated: true)
    sendValueChanged()
  }

  // MARK: - Measuring and Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var intrinsicContentSize: CGSize { naturalSize }

  override var standardHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentFrame
    content.alpha = partAlpha
    content.isUserInteractionEnabled = isEnabled
  }

  /// The frame of the content: the bounds, in which the fields of a compact picker are aligned.
  private var contentFrame: CGRect {
    guard content is DatePickerCompactView else { return bounds }
    let room = bounds.width - naturalSize.width
    let isTrailing: Bool
    switch contentHorizontalAlignment {
    case .left: isTrailing = false
    case .right: isTrailing = true
    case .leading: isTrailing = isLaidOutRightToLeft
    case .trailing: isTrailing = !isLaidOutRightToLeft
    default: return CGRect(x: room / 2, y: 0, width: naturalSize.width, height: bounds.height)
    }
    return CGRect(x: isTrailing ? room : 0, y: 0, width: naturalSize.width, height: bounds.height)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The current day may have changed while the picker was off screen.
    if window != nil { settingsDidChange() }
  }
}
