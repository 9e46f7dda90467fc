/// The rounded label of a compact date picker, which shows an editor when the user taps it.
@MainActor
final class DatePickerField: UIControl {
  /// Constants that specify what a field shows.
  enum Part {
    case date
    case time
  }

  private static let height: CGFloat = 34
  private static let padding: CGFloat = 11

  private let part: Part
  private let label = UILabel()
  private var formatter: DateFormatter
  private var settings: DatePickerSettings
  private var date: Date
  private weak var overlay: DatePickerOverlayController?

  /// Called with the date that the user selected in the editor.
  var didSelect: (Date) -> Void = { _ in }

  init(_ part: Part, _ settings: DatePickerSettings, date: Date) {
    self.part = part
    self.settings = settings
    self.date = date
    formatter = Self.formatter(part, settings)
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = part == .date ? "Date Picker" : "Time Picker"
    showText()
    showColor()
    addAction(UIAction { [weak self] _ in self?.presentEditor() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private static func formatter(_ part: Part, _ settings: DatePickerSettings) -> DateFormatter {
    let formatter = settings.calendar.formatter()
    formatter.dateStyle = part == .date ? .medium : .none
    formatter.timeStyle = part == .time ? .short : .none
    return formatter
  }

  // MARK: - The Date

  func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool) {
    self.date = date
    if settings != self.settings {
      self.settings = settings
      formatter = Self.formatter(part, settings)
    }
    showText()
    overlay?.content.show(date, editorSettings, animated: animated)
  }

  private func showText() {
    // Some locales have a narrow space before AM and PM, which is not in the display's fonts.
    label.text = formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    accessibilityValue = label.text
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether the editor is on screen.
  var isEditing: Bool { overlay != nil }

  private func showColor() {
    label.textColor = isEditing ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColor()
  }

  override var isTappedByOneFinger: Bool { true }

  // MARK: - The Editor

  private var editorSettings: DatePickerSettings { settings.with(part == .date ? .date : .time) }

  private func presentEditor() {
    guard overlay == nil, let presenter = nearestViewController, presenter.presentedViewController == nil else {
      return
    }
    let content = editorSettings.makeContent(part == .date ? .inline : .wheels, showing: date)
    content.didSelect = { [weak self] in self?.didSelect($0) }
    let overlay = DatePickerOverlayController(content, source: self)
    overlay.didEnd = { [weak self, weak overlay] in
      guard let self, self.overlay === overlay else { return }
      self.overlay = nil
      change(animated: true) { self.showColor() }
    }
    self.overlay = overlay
    showColor()
    presenter.present(overlay, animated: true)
  }

  /// Dismisses the editor, because the field leaves the screen.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, let overlay { overlay.ownPresentation?.dismiss(animated: false, completion: nil) }
  }

  override func accessibilityActivate() -> Bool {
    presentEditor()
    return true
  }

  // MARK: - Measuring and Layout

  var naturalSize: CGSize {
    let width = label.sizeThatFits(.zero).width
    return CGSize(width: width.rounded(.up) + 2 * Self.padding, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

extension UIResponder {
  /// The nearest view controller in the responder chain that begins at this responder.
  var nearestViewController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}
