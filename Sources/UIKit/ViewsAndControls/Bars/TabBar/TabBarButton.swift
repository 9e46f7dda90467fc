/// The button of a tab bar item.
///
/// The title is below the image, or beside it where the height is limited.
@MainActor
final class TabBarButton: BarControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private let badge = TabBadge(frame: .zero)

  init(_ item: UITabBarItem, in bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    item.shownView = self
    imageView.contentMode = .scaleAspectFit
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    for part in [imageView, label, badge] { addSubview(part) }
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    item.didChange = { [weak self] in self?.itemDidChange() }
    item.appearancesDidChange = { [weak bar] in bar?.appearanceDidChange() }
    itemDidChange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func tapped() { bar?.tapped(item) }

  // MARK: - Showing

  private func itemDidChange() {
    isEnabled = item.isEnabled
    label.text = item.shownTitle
    badge.isHidden = item.badgeValue == nil
    item.describe(self, defaultLabel: item.shownTitle)
    accessibilityValue = item.accessibilityValue ?? item.badgeValue
    showLargeContent(
      of: item, title: item.shownTitle,
      image: item.shownImage(isSelected: false, configuration: Self.large, in: traitCollection))
    updateColors()
    setNeedsLayout()
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateColors() } }
  }

  func appearanceDidChange() {
    updateColors()
    setNeedsLayout()
  }

  /// The values of the item's appearance in its state.
  private var shownValues: UITabBarItemStateAppearance.Values {
    guard let bar else { return .init() }
    return item.shownValues(in: bar.itemAppearance(in: bar.shownAppearance), isSelected: isSelected)
  }

  private static let unselected = UIColor(light: (153, 153, 153, 1), dark: (117, 117, 117, 1))

  override func updateColors() {
    guard let bar else { return }
    let values = shownValues
    let color: UIColor = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? Self.unselected
    label.show(
      label.text, font: titleFont, color: isEnabled ? color : .tertiaryLabel, attributes: values.titleTextAttributes)
    imageView.tintColor = values.iconColor ?? (isEnabled ? color : .tertiaryLabel)
    if let text = item.badgeValue { badge.show(text, values) }
    let image = item.shownImage(
      isSelected: isSelected, configuration: bar.isInline ? Self.small : Self.large, in: traitCollection)
    if imageView.image !== image { imageView.image = image }
    var traits = UIAccessibilityTraits.button.union(item.accessibilityTraits)
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  /// Returns whether a point is in the touch area.
  ///
  /// The touch areas of adjacent buttons meet without a gap.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: - Layout

  private static let large = UIImage.SymbolConfiguration(pointSize: 18.5, weight: .medium, scale: .large)
  private static let small = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium, scale: .large)

  override func layoutSubviews() {
    super.layoutSubviews()
    updateColors()
    let image = imageView.image?.size ?? .zero
    if bar?.isInline == true { layOutInline(image) } else { layOutStacked(image) }
    if imageView.image != nil { imageView.place(with: item.imageInsets(in: traitCollection)) }
    let badgeSize = badge.sizeThatFits(CGSize(width: max(bounds.width / 2, 18), height: 18))
    let picture = imageView.image == nil ? label.frame : imageView.frame
    let isRightToLeft = bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? picture.midX - 4 - badgeSize.width : picture.midX + 4
    let values = shownValues
    badge.frame = CGRect(x: x, y: 2, width: badgeSize.width, height: badgeSize.height)
      .offsetBy(dx: values.badgePositionAdjustment.horizontal, dy: values.badgePositionAdjustment.vertical)
    label.frame = label.frame.offsetBy(
      dx: values.titlePositionAdjustment.horizontal, dy: values.titlePositionAdjustment.vertical)
  }

  /// The default font of the title in the present layout.
  private var titleFont: UIFont {
    .systemFont(ofSize: bar?.isInline != true ? 10 : bounds.height < 40 ? 12 : 13, weight: .medium)
  }

  private func layOutStacked(_ image: CGSize) {
    let hasWords = label.text?.isEmpty == false
    let middle = hasWords ? 18.5 : bounds.height / 2
    imageView.frame = CGRect(
      x: bounds.midX - image.width / 2, y: middle - image.height / 2, width: image.width, height: image.height)
    label.frame = CGRect(x: 1, y: imageView.image == nil ? 18 : 34, width: max(bounds.width - 2, 0), height: 13)
  }

  private func layOutInline(_ image: CGSize) {
    let font = label.font ?? titleFont
    let gap: CGFloat = image.width > 0 && label.text?.isEmpty == false ? 7 : 0
    let words = label.text.map { TextRuler.width(of: $0, font: font).rounded(.up) + 1 } ?? 0
    let width = min(words, max(bounds.width - image.width - gap, 0))
    let start = bounds.midX - (image.width + gap + width) / 2
    let isRightToLeft = bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    imageView.frame = CGRect(
      x: isRightToLeft ? start + width + gap : start, y: bounds.midY - image.height / 2, width: image.width,
      height: image.height)
    label.frame = CGRect(
      x: isRightToLeft ? start : start + image.width + gap, y: 0, width: width, height: bounds.height)
  }
}
