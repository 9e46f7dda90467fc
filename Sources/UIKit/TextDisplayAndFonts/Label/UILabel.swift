package import DisplayScene

/// A view that shows text.
@MainActor
open class UILabel: UIView, SceneContentProviding {
  // MARK: - Creating a Label

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: - Accessing the Text Attributes

  /// What is written.
  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }

  /// The font; nil resets it to the system's at 17 points.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { textDidChange() }
    }
  }

  /// The color of the text; nil resets it to the label color.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// Where the lines begin or end.
  open var textAlignment = NSTextAlignment.natural {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { textDidChange() }
  }

  /// Whether the label is shown as usable; otherwise its text is dimmed.
  open var isEnabled = true {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  // MARK: - Sizing the Label's Text

  /// How many lines there may be; 0 for as many as are needed.
  open var numberOfLines = 1 {
    didSet { textDidChange() }
  }

  /// Whether the text of a single line is made smaller when it does not fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { textDidChange() }
  }

  /// The part of the font's size that the text may be made smaller to; 0 means hardly any limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { textDidChange() }
  }

  // MARK: - Managing Highlight Values

  /// The color of the text while the label is highlighted; nil keeps ``textColor``.
  open var highlightedTextColor: UIColor? {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  /// Whether the label is highlighted.
  open var isHighlighted = false {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  // MARK: - Drawing and Positioning Overrides

  /// Where the text is in the given bounds, at their top, with at most so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = LabelLayout(self, size: bounds.size, numberOfLines: numberOfLines)
    return CGRect(origin: bounds.origin, size: layout.roundedSize)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A single line is as wide as its text; only several lines let the offered width decide.
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    return LabelLayout(self, size: CGSize(width: width, height: .infinity), numberOfLines: numberOfLines)
      .roundedSize
  }

  // MARK: - Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityElementStorage ?? true }
    set { accessibilityElementStorage = newValue }
  }
  private var accessibilityElementStorage: Bool?

  /// The label's own if it was given one, otherwise the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.staticText) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] {
    guard let text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
    let layout = LabelLayout(self, size: bounds.size, numberOfLines: numberOfLines).text
    // Text stands in the middle of the height that it is given.
    let top = bounds.minY + (bounds.height - layout.size.height) / 2
    let rect = CGRect(x: bounds.minX, y: top, width: bounds.width, height: layout.size.height)
    return [
      .text(
        layout.scene(
          in: rect, alignment: textAlignment, isRightToLeft: traitCollection.layoutDirection == .rightToLeft,
          color: shownColor.components.scene))
    ]
  }

  private var shownColor: UIColor {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let resolved = (color ?? .label).resolvedColor(with: traitCollection)
    return isEnabled ? resolved : resolved.withAlphaComponent(resolved.components.alpha * 0.5)
  }

  /// Called when the lines may have changed.
  func textDidChange() {
    setNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }
}
