/// A control for the input of dates, times, and durations.
///
/// - Note: Date pickers are wheels; compact and inline date pickers are not available.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  private let view: DatePickerWheelsView
  private var storage: Date
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  private var ownTimeZone: TimeZone?

  // MARK: - Creating a Date Picker

  /// Creates a date picker that shows the current date and time.
  public override init(frame: CGRect) {
    let now = Date()
    storage = now
    view = Self.makeView(showing: now)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a date picker from an archive.
  public required init?(coder: NSCoder) {
    let now = Date()
    storage = now
    view = Self.makeView(showing: now)
    super.init(coder: coder)
    setUp()
  }

  private static func makeView(showing date: Date) -> DatePickerWheelsView {
    let wheels = DateWheels(
      mode: .dateAndTime, calendar: .current, locale: .current, minuteInterval: 1, today: date)
    return DatePickerWheelsView(wheels, date: date)
  }

  private func setUp() {
    if bounds.size == .zero { bounds.size = PickerMetrics.size }
    addSubview(view)
    view.didSelect = { [weak self] in self?.userDidSelect($0) }
    view.show(storage, animated: false)
  }

  // MARK: - Managing the Date and Calendar

  /// The date.
  ///
  /// Setting it does not send an event.
  ///
  /// It is limited to the range of dates, and rounded to the minute interval.
  open var date: Date {
    get { adjusted(storage) }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, and turns the wheels to it.
  open func setDate(_ date: Date, animated: Bool) {
    storage = date
    view.show(adjusted(date), animated: animated && window != nil)
  }

  /// The calendar of the date picker.
  ///
  /// The default is the user's current calendar.
  open var calendar: Calendar! {
    get { shownCalendar }
    set {
      ownCalendar = newValue
      wheelsDidChange()
    }
  }

  /// The locale that determines the order and the language of the wheels.
  ///
  /// The default is the user's current locale.
  open var locale: Locale? {
    get { ownLocale ?? ownCalendar?.locale ?? Locale.current }
    set {
      ownLocale = newValue
      wheelsDidChange()
    }
  }

  /// The time zone in which the date is shown.
  ///
  /// If the value is `nil`, it is that of the calendar.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      wheelsDidChange()
    }
  }

  private var shownCalendar: Calendar {
    var calendar = ownCalendar ?? .current
    if let ownTimeZone { calendar.timeZone = ownTimeZone }
    return calendar
  }

  // MARK: - Configuring the Mode and the Style

  /// The mode of the date picker.
  ///
  /// The default is `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { wheelsDidChange() } }
  }

  /// The current style of the date picker.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  /// The style that the app prefers.
  ///
  /// The default is `automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  // MARK: - Configuring the Range

  /// The minimum date, or `nil`.
  ///
  /// The limits are ignored if the minimum exceeds the maximum.
  open var minimumDate: Date? {
    didSet { view.show(date, animated: false) }
  }

  /// The maximum date, or `nil`.
  ///
  /// The limits are ignored if the minimum exceeds the maximum.
  open var maximumDate: Date? {
    didSet { view.show(date, animated: false) }
  }

  /// The interval of the minutes.
  ///
  /// The default is 1, which also replaces an interval that does not divide 60 evenly.
  open var minuteInterval: Int {
    get { intervalStorage }
    set {
      intervalStorage = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      wheelsDidChange()
    }
  }
  private var intervalStorage = 1

  /// A Boolean value that indicates whether the date is rounded to the minute interval.
  ///
  /// The default is `true`.
  open var roundsToMinuteInterval = true

  /// The duration in seconds that the countdown mode shows, from 0 to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get {
      let parts = shownCalendar.dateComponents([.hour, .minute], from: date)
      return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
    }
    set {
      let seconds = newValue.isFinite ? min(max(newValue, 0), 86_340) : 0
      date = shownCalendar.startOfDay(for: storage).addingTimeInterval(seconds)
    }
  }

  /// Returns a date within the range, at the minute interval.
  private func adjusted(_ date: Date) -> Date {
    var date = date
    let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    if datePickerMode != .countDownTimer, low <= high { date = min(max(date, low), high) }
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let parts = shownCalendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let excess = (parts.minute ?? 0) % minuteInterval
    guard excess > 0 else { return date }
    return date.addingTimeInterval(-TimeInterval(excess * 60 + (parts.second ?? 0)))
  }

  // MARK: - Wheels

  private func wheelsDidChange() {
    view.wheels = DateWheels(
      mode: datePickerMode, calendar: shownCalendar, locale: locale ?? .current, minuteInterval: minuteInterval,
      today: Date())
    view.show(date, animated: false)
  }

  private func userDidSelect(_ date: Date) {
    storage = date
    let shown = adjusted(date)
    storage = shown
    // A date that is out of range returns to the nearest limit.
    view.show(shown, animated: window != nil)
    sendValueChanged()
  }

  // MARK: - Measuring and Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    view.frame = bounds
    view.alpha = partAlpha
    view.isUserInteractionEnabled = isEnabled
  }
}
