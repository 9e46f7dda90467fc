/// An element in a menu: a row with a title, or a cell of a line of several.
///
/// The view shows the element and whether it is touched. The menu decides what a touch does.
@MainActor
final class MenuItemView: UIView {
  let item: MenuContent.Item
  private let style: MenuContent.Style
  private var size: UIMenu.ElementSize { style.size }
  private let hasMarkColumn: Bool
  private let onActivate: () -> Void
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private let markView = UIImageView(frame: .zero)
  private var indicator: UIActivityIndicatorView?

  /// - Parameter onActivate: Selects the element for assistive technology.
  init(
    _ item: MenuContent.Item, style: MenuContent.Style, hasMarkColumn: Bool, onActivate: @escaping () -> Void
  ) {
    self.item = item
    self.style = style
    self.hasMarkColumn = hasMarkColumn
    self.onActivate = onActivate
    super.init(frame: .zero)
    fill()
    describe()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// A Boolean value that indicates whether the element is touched.
  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? MenuMetrics.highlight : nil }
  }

  /// Returns the height of the view in a width, in which a title can have several lines.
  func height(inWidth width: CGFloat) -> CGFloat {
    switch size {
    case .small: MenuMetrics.smallCellHeight
    case .medium: MenuMetrics.mediumCellHeight
    case .large, .automatic:
      (subtitleLabel.text == nil ? MenuMetrics.rowHeight : MenuMetrics.subtitledRowHeight)
        + additionalHeight(of: titleLabel, inRowOf: width) + additionalHeight(of: subtitleLabel, inRowOf: width)
    }
  }

  /// Returns the height of the lines after the first one.
  private func additionalHeight(of label: UILabel, inRowOf width: CGFloat) -> CGFloat {
    guard style.titleLines != 1, label.text != nil else { return 0 }
    let size = CGSize(width: textRange(inWidth: width).width, height: .greatestFiniteMagnitude)
    return max(label.sizeThatFits(size).height - label.font.lineHeight.rounded(.up), 0)
  }

  private var isRow: Bool { size == .large || size == .automatic }

  // MARK: - Content

  private func fill() {
    let color: UIColor =
      !item.isEnabled ? .tertiaryLabel : item.isDestructive ? .systemRed : isMarkedCell ? tintColor : .label
    titleLabel.text = item.element?.title ?? "Loading…"
    titleLabel.font = isRow ? MenuMetrics.titleFont : MenuMetrics.cellFont
    titleLabel.textColor = color
    titleLabel.textAlignment = isRow ? .natural : .center
    titleLabel.lineBreakMode = .byTruncatingTail
    for label in [titleLabel, subtitleLabel] { label.numberOfLines = isRow ? style.titleLines : 1 }
    titleLabel.isHidden = size == .small && item.element?.image != nil
    subtitleLabel.text = isRow ? item.element?.subtitle.flatMap { $0.isEmpty ? nil : $0 } : nil
    subtitleLabel.font = MenuMetrics.subtitleFont
    subtitleLabel.textColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
    imageView.image = item.element?.image
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = color
    markView.image = mark
    markView.contentMode = .center
    markView.tintColor = color
    for view in [titleLabel, subtitleLabel, imageView, markView] as [UIView] { addSubview(view) }
    guard case .loading = item else { return }
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    addSubview(indicator)
    self.indicator = indicator
  }

  private var isMarkedCell: Bool { !isRow && item.mark == .on }

  private var mark: UIImage? {
    guard isRow else { return nil }
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    if case .submenu = item { return UIImage(systemName: "chevron.forward", withConfiguration: configuration) }
    switch item.mark {
    case .off: return nil
    case .on: return UIImage(systemName: "checkmark", withConfiguration: configuration)
    case .mixed: return UIImage(systemName: "minus", withConfiguration: configuration)
    }
  }

  private func describe() {
    isAccessibilityElement = true
    accessibilityLabel = item.element?.accessibilityLabel ?? titleLabel.text
    accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
    if item.mark == .on { accessibilityTraits.insert(.selected) }
    if case .action(let action) = item {
      accessibilityIdentifier = (action as? UIAction)?.identifier.rawValue
      accessibilityHint = action.discoverabilityTitle
    }
    if let identifier = item.element?.accessibilityIdentifier { accessibilityIdentifier = identifier }
  }

  override func accessibilityActivate() -> Bool {
    onActivate()
    return true
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if isRow { layOutRow() } else { layOutCell() }
  }

  /// Returns the place of the title in a row.
  private func textRange(inWidth rowWidth: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let isSubmenu = if case .submenu = item { true } else { false }
    let start = MenuMetrics.padding + (hasMarkColumn || isSubmenu ? MenuMetrics.markWidth : 0)
    let hasImage = imageView.image != nil || indicator != nil
    let end = MenuMetrics.padding + (hasImage ? MenuMetrics.imageWidth + 8 : 0)
    return (start, max(rowWidth - start - end, 0))
  }

  private func layOutRow() {
    let (start, width) = textRange(inWidth: bounds.width)
    let size = CGSize(width: width, height: bounds.height)
    let titleHeight = titleLabel.sizeThatFits(size).height
    let subtitleHeight = subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(size).height
    let top = (bounds.height - titleHeight - subtitleHeight) / 2
    titleLabel.frame = CGRect(x: start, y: top, width: width, height: titleHeight)
    subtitleLabel.frame = CGRect(x: start, y: top + titleHeight, width: width, height: subtitleHeight)
    markView.frame = CGRect(x: MenuMetrics.padding - 6, y: 0, width: MenuMetrics.markWidth, height: bounds.height)
    let image = CGRect(
      x: bounds.width - MenuMetrics.padding - MenuMetrics.imageWidth, y: (bounds.height - 22) / 2,
      width: MenuMetrics.imageWidth, height: 22)
    imageView.frame = image
    indicator?.center = CGPoint(x: image.midX, y: image.midY)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
  }

  private func layOutCell() {
    let imageHeight: CGFloat = 22
    if size == .small || titleLabel.text?.isEmpty != false {
      imageView.frame = CGRect(
        x: (bounds.width - 26) / 2, y: (bounds.height - imageHeight) / 2, width: 26, height: imageHeight)
      titleLabel.frame = bounds.insetBy(dx: 4, dy: 0)
    } else {
      imageView.frame = CGRect(x: (bounds.width - 26) / 2, y: 11, width: 26, height: imageHeight)
      titleLabel.frame = CGRect(x: 4, y: 38, width: max(bounds.width - 8, 0), height: 18)
    }
    indicator?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
