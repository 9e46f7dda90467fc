/// A title in a menu.
///
/// It is the title of the menu, of a section, or of a submenu; the last returns to the menu that contains the submenu.
@MainActor
final class MenuHeaderView: UIView {
  private let label = UILabel()
  private let chevron = UIImageView(frame: .zero)
  private let isSubmenu: Bool
  private let onActivate: () -> Void

  init(_ title: String, isSubmenu: Bool, onActivate: @escaping () -> Void) {
    self.isSubmenu = isSubmenu
    self.onActivate = onActivate
    super.init(frame: .zero)
    label.text = title
    label.font = isSubmenu ? .systemFont(ofSize: 17, weight: .semibold) : MenuMetrics.headerFont
    label.textColor = isSubmenu ? .label : .secondaryLabel
    label.numberOfLines = isSubmenu ? 1 : 2
    addSubview(label)
    if isSubmenu {
      chevron.image = UIImage(
        systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
      chevron.contentMode = .center
      chevron.tintColor = .label
      addSubview(chevron)
    }
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = isSubmenu ? [.header, .button] : .header
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? MenuMetrics.highlight : nil }
  }

  var height: CGFloat { isSubmenu ? MenuMetrics.rowHeight : MenuMetrics.headerHeight }

  override func accessibilityActivate() -> Bool {
    if isSubmenu { onActivate() }
    return isSubmenu
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = MenuMetrics.padding + (isSubmenu ? MenuMetrics.markWidth : 0)
    label.frame = CGRect(
      x: start, y: 0, width: max(bounds.width - start - MenuMetrics.padding, 0), height: bounds.height)
    chevron.frame = CGRect(x: MenuMetrics.padding - 6, y: 0, width: MenuMetrics.markWidth, height: bounds.height)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}
