/// A day in a calendar: its number, the circle that shows a selection, and its decoration.
@MainActor
final class CalendarDayView: UIView {
  /// What a day shows, apart from its number.
  struct State: Equatable {
    var isToday = false
    var isSelected = false
    /// A Boolean value that indicates whether the day is in the range and can be selected.
    var isEnabled = true
    /// A Boolean value that indicates whether a tap selects the day, if it is enabled.
    var isButton = false
  }

  let day: Date
  private let circle = ControlPart()
  private let label = UILabel()
  private let settings: CalendarSettings
  private var decorationView: CalendarDecorationView?
  /// Called when assistive technology activates the day.
  var onActivate: () -> Void = {}

  init(_ day: Date, settings: CalendarSettings, texts: CalendarTexts) {
    self.day = day
    self.settings = settings
    super.init(frame: .zero)
    label.text = texts.number(of: day)
    label.textAlignment = .center
    isAccessibilityElement = true
    accessibilityLabel = texts.spokenText(of: day)
    addSubview(circle)
    addSubview(label)
    showState()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  // MARK: - State

  private(set) var state = State()

  func show(_ state: State, animated: Bool) {
    guard state != self.state else { return }
    self.state = state
    change(animated: animated) { self.showState() }
  }

  private func showState() {
    label.font = .systemFont(
      ofSize: CalendarMetrics.dayFontSize, weight: state.isSelected ? .semibold : .regular,
      design: settings.fontDesign)
    let isFilled = state.isSelected && state.isToday
    let isTinted = state.isSelected || state.isToday && state.isEnabled
    label.textColor = isFilled ? .white : isTinted ? tintColor : state.isEnabled ? .label : .tertiaryLabel
    circle.backgroundColor = isFilled ? tintColor : tintColor.withAlphaComponent(0.18)
    circle.alpha = state.isSelected ? 1 : 0
    var traits: UIAccessibilityTraits = state.isButton ? .button : .staticText
    if state.isSelected { traits.insert(.selected) }
    if !state.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override func accessibilityActivate() -> Bool {
    guard state.isButton, state.isEnabled else { return false }
    onActivate()
    return true
  }

  // MARK: - Decoration

  func show(_ decoration: UICalendarView.Decoration?, animated: Bool) {
    let old = decorationView
    decorationView = decoration.map(CalendarDecorationView.init)
    if let decorationView {
      addSubview(decorationView)
      setNeedsLayout()
      if animated, window != nil {
        UIView.performWithoutAnimation { decorationView.alpha = 0 }
        change(animated: true) { decorationView.alpha = 1 }
      }
    }
    guard let old else { return }
    guard animated, window != nil else { return old.removeFromSuperview() }
    UIView.animate(withDuration: 0.25) {
      old.alpha = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let decorationHeight = settings.hasDecorations ? CalendarMetrics.decorationHeight : 0
    let upper = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - decorationHeight, 0))
    label.frame = upper
    let side = min(upper.width, upper.height, CalendarMetrics.circle)
    circle.frame = CGRect(x: upper.midX - side / 2, y: upper.midY - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    // The decoration follows the circle, whatever the height of the row.
    decorationView?.frame = CGRect(
      x: 0, y: circle.frame.maxY, width: bounds.width,
      height: max(min(decorationHeight, bounds.height - circle.frame.maxY), 0))
  }
}
