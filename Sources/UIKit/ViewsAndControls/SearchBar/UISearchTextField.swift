/// The text field of a search bar, which has a filled background and a magnifying glass.
///
/// - Note: Tokens are not available.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let radius: CGFloat = 10

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
    leftView = SearchGlass(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 8, dy: 0)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: -8, dy: 0)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -6, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    spaced(super.textRect(forBounds: bounds), in: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    spaced(super.editingRect(forBounds: bounds), in: bounds)
  }

  /// Insets a rectangle so that the text does not overlap the magnifying glass or touch the edge.
  private func spaced(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let right = min(rect.maxX, bounds.maxX - 8)
    let left = rect.minX + 6
    return CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width + 28, height: max(36, usedFont.lineHeight.rounded(.up) + 15))
  }

  // MARK: - Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }
}
