/// A title that opens a menu when it is tapped: the text, and an indicator beside it.
@MainActor
final class TitleMenuButton: BarControl {
  private let label: UILabel
  private let indicator: UIImageView
  private let menuProvider: () -> UIMenu?

  private static let gap: CGFloat = 4

  /// Creates a button around the label of a title.
  init(_ label: UILabel, indicatorSize: CGFloat, menu: @escaping () -> UIMenu?) {
    self.label = label
    menuProvider = menu
    indicator = UIImageView(
      image: UIImage(
        systemName: "chevron.down.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: indicatorSize, weight: .semibold)))
    super.init(frame: .zero)
    indicator.tintColor = .secondaryLabel
    addSubview(label)
    addSubview(indicator)
    isAccessibilityElement = true
    accessibilityLabel = label.text
    accessibilityTraits = [.button, .header]
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menuProvider().map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  override func updateColors() { for part in [label, indicator] { part.alpha = isHighlighted ? 0.3 : 1 } }

  private var indicatorSize: CGSize { indicator.image?.size ?? .zero }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    let mark = indicatorSize
    return CGSize(
      width: min(text.width.rounded(.up) + Self.gap + mark.width, size.width), height: max(text.height, mark.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mark = indicatorSize
    let text = min(label.sizeThatFits(bounds.size).width.rounded(.up), max(bounds.width - mark.width - Self.gap, 0))
    label.frame = directed(CGRect(x: 0, y: 0, width: text, height: bounds.height), in: bounds)
    indicator.frame = directed(
      CGRect(
        x: text + Self.gap, y: bounds.midY - mark.height / 2, width: mark.width, height: mark.height), in: bounds)
  }
}
