package import DisplayScene

/// A view that displays one or more lines of text.
@preconcurrency @MainActor
open class UILabel: UIView, SceneContentProviding, UIContentSizeCategoryAdjusting {
  /// The text of the label and its attributes.
  var content = LabelContent()
  /// The content that ``drawText(in:)`` has drawn; `nil` except while the label is drawn.
  private var drawn: [SceneContent]?
  /// The text of a label of an app's class, which was drawn when the label was displayed.
  private var displayed: [SceneContent] = []
  /// The last size that was measured, until the text changes.
  private var measurement: (room: LabelRoom, size: CGSize)?

  // MARK: - Creating a Label

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: - Accessing the Text Attributes

  /// The text of the label.
  ///
  /// Setting this property removes the attributes of ``attributedText``; the properties of the label then apply to the
  /// whole text.
  open var text: String? {
    get { content.string }
    set {
      notifyingObservers(of: \UILabel.text) {
        change(keepingLines: newValue == content.string) { $0.setText(newValue) }
      }
    }
  }

  /// The styled text of the label.
  ///
  /// The properties of the label apply where the text has no attributes.
  ///
  /// Setting this property sets ``font``, ``textColor``, ``textAlignment``, ``lineBreakMode``, and the shadow to those
  /// of the first character. Setting one of these properties changes the attribute of the whole text.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set {
      notifyingObservers(of: \UILabel.attributedText) {
        change(keepingLines: newValue == nil && content.string == nil) { $0.setAttributedText(newValue) }
      }
    }
  }

  /// The font of the text.
  ///
  /// Setting it to `nil` restores the default, the system font at 17 points.
  open var font: UIFont! {
    get { content.font }
    set {
      customized(newValue) { $0.font = $1 }
      let font = newValue ?? LabelContent.defaultFont
      notifyingObservers(of: \UILabel.font) { change(keepingLines: font == content.font) { $0.setFont(font) } }
    }
  }

  /// A Boolean value that indicates whether the font adjusts when the preferred text size changes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFonts() }
  }

  /// The color of the text.
  ///
  /// Setting it to `nil` restores the default, the label color.
  open var textColor: UIColor! {
    get { content.color }
    set {
      customized(newValue) { $0.textColor = $1 }
      let color = newValue ?? .label
      notifyingObservers(of: \UILabel.textColor) { change(keepingLines: color == content.color) { $0.setColor(color) } }
    }
  }

  /// The horizontal alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { content.paragraph.alignment }
    set { change(keepingLines: newValue == content.paragraph.alignment) { $0.setParagraph(\.alignment, newValue) } }
  }

  /// The technique for wrapping or truncating text that does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { content.paragraph.lineBreakMode }
    set {
      change(keepingLines: newValue == content.paragraph.lineBreakMode) { $0.setParagraph(\.lineBreakMode, newValue) }
    }
  }

  /// The strategy for breaking the lines of the text.
  ///
  /// The default is ``NSParagraphStyle/LineBreakStrategy/standard``, so that no word is alone on the last line.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.paragraph.lineBreakStrategy }
    set {
      change(keepingLines: newValue == content.paragraph.lineBreakStrategy) {
        $0.setParagraph(\.lineBreakStrategy, newValue)
      }
    }
  }

  /// A Boolean value that indicates whether the label is enabled.
  ///
  /// The text of a disabled label is dimmed.
  open var isEnabled = true {
    didSet {
      lookDidChange()
      tellObservers(of: \UILabel.isEnabled, from: oldValue, to: isEnabled)
    }
  }

  // MARK: - Sizing the Label's Text

  /// The maximum number of lines; 0 for no limit.
  ///
  /// The default is 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// A Boolean value that indicates whether text that does not fit into ``numberOfLines`` is scaled down.
  ///
  /// If the number of lines is not limited, the text is not scaled.
  open var adjustsFontSizeToFitWidth = false {
    didSet { textDidChange() }
  }

  /// The minimum scale factor of the font when the text is scaled to fit; 0 for almost no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { textDidChange() }
  }

  /// A Boolean value that indicates whether the characters move closer together before a line is truncated.
  ///
  /// A line that exceeds its width by at most 5 percent is tightened, and other lines are scaled or truncated. The
  /// default is `false`.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.paragraph.allowsTightening }
    set {
      change(keepingLines: newValue == content.paragraph.allowsTightening) {
        $0.setParagraph(\.allowsTightening, newValue)
      }
    }
  }

  /// The vertical adjustment of a line that was scaled to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { lookDidChange() }
  }

  /// The width at which the text wraps when the intrinsic content size is calculated; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  // MARK: - Managing Highlight Values

  /// The color of the text while the label is highlighted.
  ///
  /// If the value is `nil`, ``textColor`` is used.
  open var highlightedTextColor: UIColor? {
    didSet {
      customized(highlightedTextColor) { $0.highlightedTextColor = $1 }
      lookDidChange()
    }
  }

  /// A Boolean value that indicates whether the label is highlighted.
  open var isHighlighted = false {
    didSet {
      lookDidChange()
      tellObservers(of: \UILabel.isHighlighted, from: oldValue, to: isHighlighted)
    }
  }

  // MARK: - Drawing a Shadow

  /// The color of the text's shadow, which is not blurred; `nil` for no shadow.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set {
      customized(newValue) { $0.shadowColor = $1 }
      change(keepingLines: newValue == shadowColor) { $0.setShadow(color: newValue, offset: $0.shadowOffset) }
    }
  }

  /// The offset of the shadow from the text.
  ///
  /// The default is one point upward.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set {
      customized(newValue) { $0.shadowOffset = $1 }
      change(keepingLines: newValue == shadowOffset) { $0.setShadow(color: $0.shadowColor, offset: newValue) }
    }
  }

  // MARK: - Drawing and Positioning Overrides

  /// Returns the rectangle of the text in the given bounds, at their top, with a maximum number of lines.
  ///
  /// The intrinsic content size of the label is the size of this rectangle for unlimited bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: measuredSize(in: LabelRoom(self, bounds.size, numberOfLines)))
  }

  /// Returns the size of the text, which is measured again only for another room or another text.
  ///
  /// An attributed text can have attachments, whose sizes change without notice.
  private func measuredSize(in room: LabelRoom) -> CGSize {
    if let measurement, measurement.room == room { return measurement.size }
    let size = LabelLayout(self, in: room).roundedSize
    measurement = content.isPlain ? (room, size) : nil
    return size
  }

  /// Draws the text in the bounds, by ``drawText(in:)``.
  ///
  /// The text of a subclass that does not call `super` is not displayed.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in a rectangle, vertically centered.
  ///
  /// The label calls this method when it is displayed, and again after a change of its text, its appearance or its
  /// size. A subclass that adds insets around the text passes a smaller rectangle to `super`.
  open func drawText(in rect: CGRect) {
    guard content.string?.isEmpty == false, rect.width > 0, rect.height > 0 else { return }
    let layout = LabelLayout(self, in: LabelRoom(self, rect.size, numberOfLines))
    let contents = layout.sceneContents(for: self, in: rect)
    let context = isOfApp || drawn == nil ? UIGraphicsGetCurrentContext() : nil
    // A subclass can draw rotated text, or its outline alone.
    guard drawn != nil, context?.altersText != true else {
      context?.draw(contents)
      return
    }
    drawn?.append(contentsOf: contents)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }

  // MARK: - Measuring in Auto Layout

  /// The size of the text, on one line or wrapped at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize { textSize(fitting: preferredMaxLayoutWidth) }

  override var measuresHeightForWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { textSize(fitting: width).height }

  override func baselineOffset(first: Bool) -> CGFloat? { first ? firstBaselineOffset : lastBaselineOffset }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFonts()
    // Colors depend on traits.
    lookDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookDidChange()
  }

  // MARK: - Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityElementStorage ?? true }
    set { accessibilityElementStorage = newValue }
  }
  private var accessibilityElementStorage: Bool?

  /// The accessibility label that was set, or the text of the label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits { .staticText }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] {
    guard content.string?.isEmpty == false, bounds.width > 0, bounds.height > 0 else { return [] }
    guard isOfApp else { return drawing { drawText(in: bounds) } }
    // A label in no window is displayed when it is captured.
    displaySubtree()
    return displayed
  }

  override func displayContents(_ display: () -> Void) {
    guard isOfApp else { return display() }
    displayed = TintScope.perform(for: self) { drawing(display) }
  }

  /// Returns the text that is drawn by a closure.
  private func drawing(_ draw: () -> Void) -> [SceneContent] {
    drawn = []
    draw()
    defer { drawn = nil }
    return drawn ?? []
  }

  /// A Boolean value that indicates whether the class of the label can override the methods that draw.
  ///
  /// Other labels are not displayed again after each change; their text is laid out for each picture of the screen.
  private var isOfApp: Bool { ClassOrigin.isApp(self, subclassOf: UILabel.self) }

  /// Changes the content.
  ///
  /// The lines do not change with a value that is equal to the former one, unless the text has attributes. It replaces
  /// that one even so, because equal fonts can differ in how they adjust to the preferred text size.
  private func change(keepingLines isSame: Bool, _ change: (inout LabelContent) -> Void) {
    let keepsLines = isSame && content.isPlain
    change(&content)
    if !keepsLines { textDidChange() }
  }

  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    let font = content.font.adjusted(to: traits)
    change(keepingLines: font == content.font) { content in
      if content.isPlain { content.setFont(font) } else { content.mapFonts { $0.adjusted(to: traits) } }
    }
  }

  /// Called when the lines may have changed.
  func textDidChange() {
    measurement = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    lookDidChange()
  }

  /// Called when the label must be drawn again.
  private func lookDidChange() {
    if isOfApp { invalidateDisplay(nil) }
    AppRuntime.shared.setNeedsCommit()
  }
}
