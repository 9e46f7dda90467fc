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
  /// The units of a duration, each beside the selected row of its wheel.
  private var unitLabels: [UILabel] = []
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
    setNeedsLayout()
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
    var rows = wheels.wheels.indices.map { selectedRow(inComponent: $0) }
    if wheels.isEmptyDuration(rows) {
      // The shortest duration is one step.
      rows[1] = 1
      selectRow(1, inComponent: 1, animated: true)
    }
    setNeedsLayout()
    didSelect(wheels.date(for: rows, besides: date))
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let wheel = wheels.wheels[component]
    let label = label(forRow: row, inComponent: component, reusing: view)
    label.text = wheels.text(of: row, in: wheel)
    label.textAlignment =
      !Self.isTrailing(wheel) ? .center : effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    return label
  }

  // MARK: - Layout

  /// The width of a number with two digits.
  private static let numberWidth: CGFloat = 24
  private static let unitGap: CGFloat = 7

  /// Returns whether the rows of a wheel end at the same place.
  private static func isTrailing(_ wheel: DateWheels.Wheel) -> Bool {
    switch wheel {
    case .day, .hour, .durationHours, .durationMinutes: true
    case .year, .month, .dayOfMonth, .minute, .dayPart: false
    }
  }

  /// Returns the width beside the rows of a wheel.
  private func trailingRoom(of wheel: DateWheels.Wheel, in width: CGFloat) -> CGFloat {
    switch wheel {
    case .day: 8
    case .hour: max((width - Self.numberWidth) / 2, 0)
    case .durationHours, .durationMinutes: max(width * 0.58, 0)
    case .year, .month, .dayOfMonth, .minute, .dayPart: 0
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = subviews.compactMap { $0 as? PickerColumn }
    guard columns.count == wheels.wheels.count else { return }
    let units = zip(columns, wheels.wheels).map { column, wheel in wheels.unit(of: column.selectedRow, in: wheel) }
    let count = units.compactMap(\.self).count
    while unitLabels.count > count { unitLabels.removeLast().removeFromSuperview() }
    while unitLabels.count < count {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      // The wheel says the unit with its value.
      label.isAccessibilityElement = false
      addSubview(label)
      unitLabels.append(label)
    }
    var labels = unitLabels.makeIterator()
    for (index, column) in columns.enumerated() {
      column.trailingRoom = trailingRoom(of: wheels.wheels[index], in: column.bounds.width)
      guard let unit = units[index], let label = labels.next() else { continue }
      label.text = unit
      label.textColor = textColor
      let width = max(column.trailingRoom - Self.unitGap, 0)
      label.frame = directed(
        CGRect(x: column.frame.width - width, y: 0, width: width, height: column.rowHeight),
        in: CGRect(origin: .zero, size: column.frame.size)
      ).offsetBy(dx: column.frame.minX, dy: bounds.midY - column.rowHeight / 2)
    }
  }
}
