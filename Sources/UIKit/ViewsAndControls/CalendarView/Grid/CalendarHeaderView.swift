/// The header of a calendar: the visible month, which shows wheels for months and years, and buttons to its neighbors.
@MainActor
final class CalendarHeaderView: UIView {
  private let title = CalendarTitleControl()
  private let backButton = UIButton(type: .system)
  private let forwardButton = UIButton(type: .system)

  var onTitle: () -> Void = {}
  /// Called with the distance of the month that the user requests.
  var onTurn: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.addAction(UIAction { [weak self] _ in self?.onTitle() }, for: .touchUpInside)
    setUp(backButton, symbol: "chevron.backward", label: "Previous Month", distance: -1)
    setUp(forwardButton, symbol: "chevron.forward", label: "Next Month", distance: 1)
    addSubview(title)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func setUp(_ button: UIButton, symbol: String, label: String, distance: Int) {
    button.setImage(
      UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .semibold)),
      for: .normal)
    button.accessibilityLabel = label
    button.addAction(UIAction { [weak self] _ in self?.onTurn(distance) }, for: .touchUpInside)
    addSubview(button)
  }

  /// Shows a month.
  ///
  /// - Parameters:
  ///   - text: The name of the month.
  ///   - design: The design of the font.
  ///   - isOpen: A Boolean value that indicates whether the wheels are visible.
  func show(_ text: String, design: UIFontDescriptor.SystemDesign, isOpen: Bool) {
    title.show(text, design: design, isOpen: isOpen)
    for button in [backButton, forwardButton] { button.isHidden = isOpen }
    setNeedsLayout()
  }

  func setTurnable(back: Bool, forward: Bool) {
    backButton.isEnabled = back
    forwardButton.isEnabled = forward
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = CalendarMetrics.headerMargin
    let side = min(bounds.height, 40)
    let y = (bounds.height - side) / 2
    let directed = directed
    // The symbols, which are centered in their buttons, end at the margin.
    let end = bounds.width - margin + 12
    forwardButton.frame = directed(CGRect(x: end - side, y: y, width: side, height: side), in: bounds)
    backButton.frame = directed(CGRect(x: end - 2 * side, y: y, width: side, height: side), in: bounds)
    let room = max(end - 2 * side - margin, 0)
    let width = min(title.sizeThatFits(bounds.size).width, room)
    title.frame = directed(CGRect(x: margin, y: 0, width: width, height: bounds.height), in: bounds)
  }
}

/// The title of a calendar's header, with a chevron.
@MainActor
final class CalendarTitleControl: UIControl {
  private static let gap: CGFloat = 5
  private let label = UILabel()
  private let chevron = UIImageView(frame: .zero)

  init() {
    super.init(frame: .zero)
    chevron.contentMode = .center
    addSubview(label)
    addSubview(chevron)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private var isOpen = false

  func show(_ text: String, design: UIFontDescriptor.SystemDesign, isOpen: Bool) {
    self.isOpen = isOpen
    label.text = text
    label.font = .systemFont(ofSize: 17, weight: .semibold, design: design)
    chevron.image = UIImage(
      systemName: isOpen ? "chevron.down" : "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
    accessibilityLabel = isOpen ? "Hide year picker" : "Show year picker"
    accessibilityValue = text
    showColor()
    setNeedsLayout()
  }

  private func showColor() { label.textColor = isOpen ? tintColor : .label }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

  override var isTappedByOneFinger: Bool { true }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }

  private var chevronSize: CGSize { chevron.image?.size ?? .zero }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(width: text.width + Self.gap + max(chevronSize.width, chevronSize.height), height: text.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(chevronSize.width, chevronSize.height)
    let textWidth = max(bounds.width - width - Self.gap, 0)
    label.frame = directed(CGRect(x: 0, y: 0, width: textWidth, height: bounds.height), in: bounds)
    chevron.frame = directed(
      CGRect(x: textWidth + Self.gap, y: 0, width: width, height: bounds.height), in: bounds)
  }
}
