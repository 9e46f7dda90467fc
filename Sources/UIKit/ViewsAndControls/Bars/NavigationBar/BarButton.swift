/// The button of a bar button item.
@MainActor
final class BarButton: BarControl {
  private let item: UIBarButtonItem
  private let look: BarButtonLook
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private var backgroundView: UIImageView?

  init(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?) {
    self.item = item
    look = BarButtonLook(item: item, appearance: appearance)
    super.init(frame: .zero)
    item.shownView = self
    let image = item.image ?? item.systemItem?.image(with: Self.size)
    let words = item.title ?? item.systemItem?.words
    if let image {
      imageView.image = image
      imageView.contentMode = .center
      addSubview(imageView)
      if let effects = item.symbolEffects { show(effects) }
    } else {
      label.text = words
      label.textAlignment = .center
      addSubview(label)
    }
    isEnabled = item.isEnabled
    item.describe(self, defaultLabel: words ?? item.systemItem?.spokenName)
    accessibilityTraits = item.accessibilityTraits.union(item.isEnabled ? .button : [.button, .notEnabled])
    showLargeContent(of: item, title: words ?? item.accessibilityLabel, image: image)
    addAction(
      UIAction { [item] _ in
        if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
        item.perform()
      }, for: .touchUpInside)
    if item.isSpringLoaded { setSpringLoading(true) { makeSpringLoading() } }
    isSelected = item.isSelected
    if item.shownMenu != nil {
      isContextMenuInteractionEnabled = true
      showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
      contextMenuInteraction?.menuSender = item
    }
    updateColors()
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.shownMenu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private static let size = UIImage.SymbolConfiguration(pointSize: 20)

  /// Shows effects of the image.
  func show(_ effects: SymbolEffectPlayer) { effects.show(in: imageView) }

  /// Shows the image for the present orientation.
  private func updateImage() {
    guard imageView.superview != nil, let image = item.image(in: traitCollection), image !== imageView.image else {
      return
    }
    imageView.image = image
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateImage()
    let content = imageView.image?.size ?? sizeOfTitle(in: size)
    let isDrawn = look.background(for: .normal, isCompact: isCompact) != nil
    let width = item.width > 0 && item.width.isFinite ? item.width : max(content.width + (isDrawn ? 16 : 0), 24)
    return CGSize(width: width, height: max(content.height, 32))
  }

  /// Returns the size for the title, or for the widest of the titles that the item can have.
  private func sizeOfTitle(in size: CGSize) -> CGSize {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height)
    var result = label.sizeThatFits(room)
    guard let titles = item.possibleTitles else { return result }
    let ruler = UILabel()
    for title in titles {
      show(title, in: ruler)
      result.width = max(result.width, ruler.sizeThatFits(room).width)
    }
    return result
  }

  private func show(_ title: String?, in label: UILabel) {
    label.show(
      title, font: .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
      color: self.label.textColor, attributes: look.titleAttributes(for: state))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateImage()
    let offset = look.titleOffset(for: state, isCompact: isCompact)
    label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    imageView.frame = bounds
    imageView.place(with: item.imageInsets(in: traitCollection))
    updateColors()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Shows the image behind the title.
  private func updateBackground() {
    let background = look.background(for: state, isCompact: isCompact)
    if background != nil, backgroundView == nil {
      let view = UIImageView(frame: .zero)
      insertSubview(view, at: 0)
      backgroundView = view
    }
    backgroundView?.image = background?.image
    guard let background else { return }
    backgroundView?.frame = bounds.offsetBy(dx: background.offset.horizontal, dy: background.offset.vertical)
  }

  override func updateColors() {
    backgroundColor = isSelected ? tintColor.withAlphaComponent(0.2) : nil
    layer.cornerRadius = isSelected ? 6 : 0
    let own: UIColor =
      item.systemItem == .close && item.tintColor == nil ? UIColor.systemGray : item.tintColor ?? tintColor
    show(isEnabled ? own : .tertiaryLabel, on: label, imageView)
    updateBackground()
    guard label.superview != nil else { return }
    show(label.text, in: label)
  }
}
