/// The button that returns to the previous item: a chevron and a title.
@MainActor
final class BackButton: BarControl {
  let label = UILabel()
  static let chevronImage =
    UIImage(
      systemName: "chevron.backward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .semibold))
    ?? UIImage()
  let chevron = UIImageView(image: chevronImage)
  private(set) var backgroundView: UIImageView?
  private let look: BarButtonLook
  private let menu: () -> UIMenu?

  /// Creates a back button.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - look: The values with which the button is shown.
  ///   - indicator: The image beside the title.
  ///   - onTap: A closure that is called when the button is tapped.
  ///   - menu: A closure that returns the menu for a long press.
  init(
    title: String, look: BarButtonLook, indicator: UIImage, onTap: @escaping () -> Void, menu: @escaping () -> UIMenu?
  ) {
    self.look = look
    self.menu = menu
    super.init(frame: .zero)
    label.text = title
    label.font = look.titleAttributes(for: .normal)[.font] as? UIFont ?? .systemFont(ofSize: 17)
    chevron.image = indicator
    label.lineBreakMode = .byTruncatingTail
    chevron.contentMode = .center
    addSubview(chevron)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title.isEmpty ? "Back" : title
    accessibilityTraits = .button
    showsLargeContentViewer = true
    largeContentTitle = accessibilityLabel
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    isContextMenuInteractionEnabled = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menu().map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) } }

  private static let chevronWidth: CGFloat = 16
  private static let gap: CGFloat = 3

  /// Returns the width of the button with a title.
  func width(of title: String) -> CGFloat {
    let text = TextRuler.width(of: title, font: label.font ?? .systemFont(ofSize: 17)).rounded(.up)
    return Self.chevronWidth + (title.isEmpty ? 0 : Self.gap + text + 1)
  }

  /// A Boolean value that indicates whether the bar is laid out from right to left.
  ///
  /// The direction of the bar may differ from that of its surroundings.
  private var isBarRightToLeft: Bool {
    (superview?.superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = Self.chevronWidth + Self.gap
    let width = max(bounds.width - start, 0)
    chevron.semanticContentAttribute = isBarRightToLeft ? .forceRightToLeft : .forceLeftToRight
    chevron.frame = CGRect(
      x: isBarRightToLeft ? bounds.width - Self.chevronWidth : 0, y: 0, width: Self.chevronWidth, height: bounds.height)
    let offset = look.backTitleOffset(for: state, isCompact: isCompact)
    label.frame = CGRect(x: isBarRightToLeft ? 0 : start, y: 0, width: width, height: bounds.height)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    label.textAlignment = isBarRightToLeft ? .right : .left
    updateColors()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Shows the image behind the title.
  private func updateBackground() {
    let image = look.backBackground(for: state, isCompact: isCompact)
    if image != nil, backgroundView == nil {
      let view = UIImageView(frame: .zero)
      insertSubview(view, at: 0)
      backgroundView = view
    }
    backgroundView?.image = image
    backgroundView?.frame = bounds
  }

  override func updateColors() {
    updateBackground()
    show(look.item.tintColor ?? tintColor, on: label, chevron)
    label.show(
      label.text, font: .systemFont(ofSize: 17), color: label.textColor, attributes: look.titleAttributes(for: state))
  }
}
