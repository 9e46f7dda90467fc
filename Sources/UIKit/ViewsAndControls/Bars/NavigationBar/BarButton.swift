/// The button of a bar button item.
@MainActor
final class BarButton: BarControl {
  private let item: UIBarButtonItem
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    let image =
      item.image ?? item.systemItem?.symbolName.flatMap { UIImage(systemName: $0, withConfiguration: Self.size) }
    let words = item.title ?? item.systemItem?.words
    if let image {
      imageView.image = image
      imageView.contentMode = .center
      addSubview(imageView)
    } else {
      label.text = words
      label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
      label.textAlignment = .center
      addSubview(label)
    }
    isEnabled = item.isEnabled
    isAccessibilityElement = true
    accessibilityLabel = words ?? item.systemItem?.spokenName
    accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
    addAction(
      UIAction { [item] _ in
        if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
        item.perform()
      }, for: .touchUpInside)
    isSelected = item.isSelected
    if item.menu != nil {
      isContextMenuInteractionEnabled = true
      showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
      contextMenuInteraction?.menuSender = item
    }
    updateColors()
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private static let size = UIImage.SymbolConfiguration(pointSize: 20)

  /// Shows the image for the present orientation.
  private func updateImage() {
    guard imageView.superview != nil, let image = item.image(in: traitCollection), image !== imageView.image else {
      return
    }
    imageView.image = image
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateImage()
    let content =
      imageView.image?.size
      ?? label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height))
    let width = item.width > 0 && item.width.isFinite ? item.width : max(content.width, 24)
    return CGSize(width: width, height: max(content.height, 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateImage()
    label.frame = bounds
    imageView.frame = bounds
    updateColors()
  }

  override func updateColors() {
    backgroundColor = isSelected ? tintColor.withAlphaComponent(0.2) : nil
    layer.cornerRadius = isSelected ? 6 : 0
    let own: UIColor =
      item.systemItem == .close && item.tintColor == nil ? UIColor.systemGray : item.tintColor ?? tintColor
    show(isEnabled ? own : .tertiaryLabel, on: label, imageView)
  }
}
