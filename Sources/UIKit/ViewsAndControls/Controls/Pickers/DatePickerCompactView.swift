/// The content of compact date pickers: a field for the date, one for the time, or both.
@MainActor
final class DatePickerCompactView: UIView, DatePickerContent {
  private static let gap: CGFloat = 6

  private let fields: [DatePickerField]
  private let mode: UIDatePicker.Mode

  var didSelect: (Date) -> Void = { _ in }

  init(_ settings: DatePickerSettings, date: Date) {
    mode = settings.mode
    let parts: [DatePickerField.Part] =
      switch settings.mode {
      case .date: [.date]
      case .time: [.time]
      case .dateAndTime, .countDownTimer: [.date, .time]
      }
    fields = parts.map { DatePickerField($0, settings, date: date) }
    super.init(frame: .zero)
    for field in fields {
      field.didSelect = { [weak self] in self?.didSelect($0) }
      addSubview(field)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
    for field in fields { field.show(date, settings, animated: animated) }
    setNeedsLayout()
  }

  var naturalSize: CGSize {
    let sizes = fields.map(\.naturalSize)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(sizes.count - 1),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let directed = directed
    var x: CGFloat = 0
    for field in fields {
      let size = field.naturalSize
      field.frame = directed(
        CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height), in: bounds)
      x += size.width + Self.gap
    }
  }
}
