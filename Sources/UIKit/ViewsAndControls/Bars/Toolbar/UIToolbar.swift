/// A bar of buttons at the bottom of the screen.
///
/// - Note: Custom backgrounds and appearance objects are not available.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private var itemStorage: [UIBarButtonItem] = []
  private var hasItems = false
  private let background = ToolbarBackground(frame: .zero)
  private var content: ToolbarContent?
  private var isStale = false
  /// The navigation controller that manages the bar, or `nil` if the app manages it.
  weak var controller: UINavigationController?

  // MARK: - Creating a Toolbar

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UIToolbar.self)
  }

  private func setUp() {
    background.bar = self
    background.isUserInteractionEnabled = false
    addSubview(background)
  }

  /// The delegate, which provides the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The position of the bar, as its delegate returns it. Without a delegate, it is the bottom.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  // MARK: - Configuring Toolbar Items

  /// The items from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? {
    get { hasItems ? itemStorage : nil }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. If animated, the old items cross-dissolve into the new ones.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil, UIView.areAnimationsEnabled else { return replaceItems(items) }
    let leaving = beginChange(to: items)
    UIView.animate(withDuration: 0.25) {
      self.animateChange(from: leaving)
    } completion: { _ in
      leaving?.removeFromSuperview()
    }
  }

  /// Replaces the items without an animation.
  func replaceItems(_ items: [UIBarButtonItem]?) {
    guard hasItems != (items != nil) || !itemStorage.elementsEqual(items ?? [], by: ===) else { return }
    adopt(items)
    markStale()
  }

  /// Shows new items, and returns a view with the old content to fade out, or `nil` if the items do not change.
  func beginChange(to items: [UIBarButtonItem]?) -> UIView? {
    guard hasItems != (items != nil) || !itemStorage.elementsEqual(items ?? [], by: ===) else { return nil }
    layoutIfNeeded()
    let leaving = content
    leaving?.isUserInteractionEnabled = false
    content = nil
    adopt(items)
    markStale()
    UIView.performWithoutAnimation { rebuildIfStale() }
    return leaving
  }

  /// Cross-dissolves the old content into the new content. Called within an animation block.
  func animateChange(from leaving: UIView?) {
    guard let leaving else { return }
    AnimationContext.add(.fadeOut, to: leaving.layer)
    if let content { AnimationContext.add(.fadeIn, to: content.layer) }
  }

  private func adopt(_ items: [UIBarButtonItem]?) {
    hasItems = items != nil
    itemStorage = items ?? []
    for item in itemStorage { item.didChange = { [weak self] in self?.markStale() } }
  }

  private func markStale() {
    isStale = true
    setNeedsLayout()
  }

  private func rebuildIfStale() {
    guard isStale else { return }
    isStale = false
    let content = content ?? ToolbarContent(frame: .zero)
    self.content = content
    if content.superview !== self { addSubview(content) }
    content.fill(itemStorage)
    content.frame = contentFrame
    content.layoutIfNeeded()
  }

  // MARK: - Customizing the Appearance

  /// The color of the bar's background. If the value is `nil`, the system's color is used.
  open var barTintColor: UIColor? {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  /// A Boolean value that indicates whether the bar is translucent. The default is `true`.
  ///
  /// The content of a container does not extend behind an opaque bar by default; see
  /// ``UIViewController/extendedLayoutIncludesOpaqueBars``.
  open var isTranslucent = true {
    didSet {
      // The container lays out its content again.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// A Boolean value that indicates whether the bar has a background, which is hidden while the content ends above the
  /// bar.
  var showsBackground: Bool { controller?.isContentBehindToolbar ?? true }

  // MARK: - Layout

  private var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  /// The part of the bar above the safe area's bottom inset.
  private var contentFrame: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: controller == nil ? bounds.height : min(rowHeight, bounds.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

  // The content follows the bar's direction.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      setNeedsLayout()
      content?.setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    rebuildIfStale()
    content?.frame = contentFrame
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    markStale()
  }
}
