/// The wheels of a date picker, which are those of a picker view.
@MainActor
final class DatePickerWheelsView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, DatePickerContent {
  /// The wheels of the current mode.
  ///
  /// Setting the property replaces the displayed wheels.
  var wheels: DateWheels {
    didSet {
      isFresh = true
      reloadAllComponents()
    }
  }
  /// Called with the date that the user selected.
  var didSelect: (Date) -> Void = { _ in }
  private var date: Date
  /// The settings of the date picker from which the wheels result.
  private var settings: DatePickerSettings?
  /// A Boolean value that indicates whether the wheels have not yet displayed a date.
  private var isFresh = true

  init(_ wheels: DateWheels, date: Date) {
    self.wheels = wheels
    self.date = date
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  convenience init(_ settings: DatePickerSettings, date: Date) {
    self.init(settings.wheels, date: date)
    self.settings = settings
    textColor = settings.textColor
    show(date, animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  let naturalSize = PickerMetrics.size

  func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
    if settings != self.settings {
      self.settings = settings
      textColor = settings.textColor
      wheels = settings.wheels
    }
    show(date, animated: animated)
  }

  /// Turns the wheels to a date.
  func show(_ date: Date, animated: Bool) {
    self.date = date
    let current = wheels.wheels.indices.map { selectedRow(inComponent: $0) }
    // The first date is shown in the middle of the wheels.
    let rows = wheels.rows(for: date, near: isFresh ? nil : current)
    isFresh = false
    for (component, row) in rows.enumerated()
    where row != current[component] {
      selectRow(row, inComponent: component, animated: animated)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.numberOfRows(in: wheels.wheels[component])
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    wheels.title(of: row, in: wheels.wheels[component])
  }

  override func shownTextColor(ofRow row: Int, inComponent component: Int) -> UIColor? {
    let isToday = wheels.isToday(row, in: wheels.wheels[component])
    return isToday && settings?.highlightsToday != false ? nil : textColor
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let weights = wheels.wheels.map(wheels.weight)
    let room = min(bounds.width - 2 * PickerMetrics.margin, 330)
    let space = room - PickerMetrics.gap * CGFloat(weights.count - 1)
    return max(0, space * weights[component] / max(weights.reduce(0, +), 1))
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let rows = wheels.wheels.indices.map { selectedRow(inComponent: $0) }
    didSelect(wheels.date(for: rows, besides: date))
  }
}
