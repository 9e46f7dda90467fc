/// The text field of a search bar, which has a filled background and a magnifying glass.
///
/// - Note: Tokens are not available.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let radius: CGFloat = 10
  private lazy var standardClearImage = clearButton.image(for: .normal)
  /// The offsets of the icons from their places.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { if iconOffsets != oldValue { contentDidChange() } }
  }

  /// The offset of the text from its place.
  var textOffset = UIOffset.zero {
    didSet { if textOffset != oldValue { contentDidChange() } }
  }

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Creates a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    AppearanceProxies.withSystemValues { backgroundColor = .tertiarySystemFill }
    layer.cornerRadius = Self.radius
    leftView = Self.makeGlass()
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  // MARK: - Custom Icons

  private static func makeGlass() -> UIView { SearchGlass(frame: CGRect(x: 0, y: 0, width: 18, height: 18)) }

  /// Shows an image in place of the magnifying glass; `nil` shows the glass.
  func showSearchImage(_ image: UIImage?) {
    guard let image else {
      if !(leftView is SearchGlass) { leftView = Self.makeGlass() }
      return
    }
    guard (leftView as? UIImageView)?.image !== image else { return }
    let view = UIImageView(image: image)
    view.tintColor = .systemGray
    leftView = view
  }

  /// Shows an image in the clear button; `nil` shows the standard image.
  func showClearImage(_ image: UIImage?, for state: UIControl.State) {
    let standard = standardClearImage
    clearButton.setImage(image ?? (state == .normal ? standard : nil), for: state)
  }

  /// Shows images behind the text in place of the filled background.
  func showBackground(_ image: UIImage?, disabled: UIImage?) {
    let hadImage = background != nil
    (background, disabledBackground) = (image, disabled)
    guard hadImage != (image != nil) else { return }
    AppearanceProxies.withSystemValues { backgroundColor = image == nil ? .tertiarySystemFill : nil }
  }

  /// Returns a rectangle moved by the offset of an icon, which is mirrored with the field.
  private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
    guard let offset = iconOffsets[icon] else { return rect }
    return rect.offsetBy(dx: isLaidOutRightToLeft ? -offset.horizontal : offset.horizontal, dy: offset.vertical)
  }

  private var fullHeight: CGFloat { max(36, usedFont.lineHeight.rounded(.up) + 15) }

  /// Returns the bounds that the field has while its bar is not collapsed.
  ///
  /// With these bounds, the views beside the text keep their size.
  private func expanded(_ bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 0, dy: min(bounds.height - fullHeight, 0) / 2)
  }

  /// Shows the content of a field that has a fraction of its height, because its bar collapses.
  func showContent(_ fraction: CGFloat) {
    let alpha = min(max(2 * fraction - 1, 0), 1)
    for view in [canvas, leftView, rightView, clearButton] where view?.alpha != alpha { view?.alpha = alpha }
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: expanded(bounds)).offsetBy(dx: 8, dy: 0), .search)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: expanded(bounds)).offsetBy(dx: -8, dy: 0)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds).offsetBy(dx: -6, dy: 0), .clear)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    spaced(super.textRect(forBounds: bounds), in: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    spaced(super.editingRect(forBounds: bounds), in: bounds)
  }

  /// Insets a rectangle so that the text does not overlap the magnifying glass or touch the edge.
  private func spaced(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let rect = directed(rect, in: bounds)
    let right = min(rect.maxX, bounds.maxX - 8)
    let left = rect.minX + 6 + textOffset.horizontal
    return directed(
      CGRect(x: left, y: rect.minY + textOffset.vertical, width: max(right - left, 0), height: rect.height), in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width + 28, height: fullHeight)
  }

  // MARK: - Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }
}
