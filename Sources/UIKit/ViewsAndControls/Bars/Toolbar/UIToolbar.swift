/// A bar of buttons at the bottom of the screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarWithBackground {
  private var itemStorage: [UIBarButtonItem] = []
  private var hasItems = false
  let background = BarBackground()
  private var content: ToolbarContent?
  private var isStale = false
  private var isRebuilding = false
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
    background.setUp(in: self)
  }

  /// The delegate, which provides the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The position of the bar, which its delegate determines.
  ///
  /// Without a delegate, it is the bottom.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  // MARK: - Configuring Toolbar Items

  /// The items from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? {
    get { hasItems ? itemStorage : nil }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items.
  ///
  /// If animated, the old items cross-dissolve into the new ones.
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

  /// Shows new items, and returns a view with the old content, which fades out.
  ///
  /// The result is `nil` if the items do not change.
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

  /// Cross-dissolves the old content into the new content.
  ///
  /// Called within an animation block.
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
    // Values that appearance proxies set while the content is being rebuilt are part of that content.
    guard !isRebuilding else { return }
    isStale = true
    setNeedsLayout()
  }

  private func rebuildIfStale() {
    guard isStale else { return }
    isStale = false
    let content = content ?? ToolbarContent(frame: .zero)
    self.content = content
    if content.superview !== self { addSubview(content) }
    isRebuilding = true
    content.fill(itemStorage, in: self)
    isRebuilding = false
    content.frame = contentFrame
    content.layoutIfNeeded()
  }

  // MARK: - Customizing the Appearance

  private lazy var appearances = OwnedBarAppearances<UIToolbarAppearance> { [weak self] in
    self?.appearanceDidChange()
  }
  private var legacy = LegacyBarAppearance() {
    didSet { appearanceDidChange() }
  }
  /// A Boolean value that indicates whether the shadow is hidden, which apps set by the name `hidesShadow`.
  var hidesShadow = false {
    didSet { appearanceDidChange() }
  }
  private var shadowImages: [UIBarPosition: UIImage] = [:]
  private var lastSituation: BarAppearances<UIToolbarAppearance>.Situation?

  private func appearanceDidChange() {
    markStale()
    AppRuntime.shared.setNeedsCommit()
  }

  /// The appearance of the bar at its standard height.
  ///
  /// While content is scrolled to the edge of the bar, and ``scrollEdgeAppearance`` is `nil`, the bar has this
  /// appearance without a background and a shadow.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard(or: UIToolbarAppearance()) }
    set {
      customized(newValue) { $0.standardAppearance = $1 }
      appearances[\.standard] = newValue
    }
  }

  /// The appearance of the bar in a compact height.
  ///
  /// If the value is `nil`, it is the standard appearance.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[\.compact] }
    set {
      customized(newValue) { $0.compactAppearance = $1 }
      appearances[\.compact] = newValue
    }
  }

  /// The appearance of the bar while content is scrolled to its edge.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[\.scrollEdge] }
    set {
      customized(newValue) { $0.scrollEdgeAppearance = $1 }
      appearances[\.scrollEdge] = newValue
    }
  }

  /// The appearance of the bar in a compact height while content is scrolled to its edge.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[\.compactScrollEdge] }
    set {
      customized(newValue) { $0.compactScrollEdgeAppearance = $1 }
      appearances[\.compactScrollEdge] = newValue
    }
  }

  private var situation: BarAppearances<UIToolbarAppearance>.Situation {
    .init(isAtScrollEdge: !showsBackground, isCompact: traitCollection.verticalSizeClass == .compact)
  }

  /// The appearance in the present situation.
  var shownAppearance: UIToolbarAppearance {
    let situation = situation
    // The color of a bar without appearance objects is shown wherever the content is.
    if situation.isAtScrollEdge, appearances.values.isEmpty, legacy.barTintColor != nil { return legacyAppearance }
    return appearances.values.appearance(in: situation, overriddenBy: nil, default: legacyAppearance)
  }

  var backgroundAppearance: UIBarAppearance { shownAppearance }

  var shadowEdge: UIRectEdge? {
    let isBelowContent = barPosition == .bottom || barPosition == .any
    return hidesShadow ? nil : isBelowContent ? .top : .bottom
  }

  private var legacyAppearance: UIToolbarAppearance {
    let appearance = UIToolbarAppearance(idiom: traitCollection.userInterfaceIdiom)
    var legacy = legacy
    legacy.shadowImage = shadowImages[barPosition] ?? shadowImages[.any]
    legacy.apply(
      to: appearance, position: barPosition, isCompact: traitCollection.verticalSizeClass == .compact, hasPrompt: false)
    return appearance
  }

  /// The traits with which the colors of the background are resolved.
  var barTraits: UITraitCollection { appearances.values.isEmpty ? legacy.adjusted(traitCollection) : traitCollection }

  /// The style of the bar.
  ///
  /// The default is `default`.
  open var barStyle: UIBarStyle {
    get { legacy.barStyle }
    set {
      customized(newValue) { $0.barStyle = $1 }
      legacy.barStyle = newValue
    }
  }

  /// The color of the bar's background.
  ///
  /// If the value is `nil`, the system's color is used. It has no effect if ``standardAppearance`` is set.
  open var barTintColor: UIColor? {
    get { legacy.barTintColor }
    set {
      customized(newValue) { $0.barTintColor = $1 }
      legacy.barTintColor = newValue
    }
  }

  /// Sets the image of the background for a position and a height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    customized(backgroundImage, topOrBottom.rawValue, barMetrics.rawValue) {
      $0.setBackgroundImage($1, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    legacy.setImage(backgroundImage, for: topOrBottom, metrics: barMetrics)
  }

  /// Returns the image of the background for a position and a height of the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    legacy.image(for: topOrBottom, metrics: barMetrics)
  }

  /// Sets the image at the edge of the bar for a position, in place of a line.
  ///
  /// An empty image hides the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    customized(shadowImage, topOrBottom.rawValue) { $0.setShadowImage($1, forToolbarPosition: topOrBottom) }
    shadowImages[topOrBottom] = shadowImage
    appearanceDidChange()
  }

  /// Returns the image at the edge of the bar for a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

  /// A Boolean value that indicates whether the bar is translucent.
  ///
  /// The default is `true`.
  ///
  /// The content of a container does not extend behind an opaque bar by default; see
  /// ``UIViewController/extendedLayoutIncludesOpaqueBars``.
  open var isTranslucent = true {
    didSet {
      customized(isTranslucent) { $0.isTranslucent = $1 }
      // The container lays out its content again.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// A Boolean value that indicates whether the bar has a background.
  ///
  /// The background is hidden while the content ends above the bar.
  var showsBackground: Bool { controller?.isContentBehindToolbar ?? true }

  // MARK: - Layout

  private var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  /// The part of the bar above the safe area's bottom inset.
  private var contentFrame: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: controller == nil ? bounds.height : min(rowHeight, bounds.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

  override var standardHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

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
    if !appearances.values.isEmpty, lastSituation != situation { isStale = true }
    lastSituation = situation
    rebuildIfStale()
    content?.frame = contentFrame
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Buttons have the values of appearance proxies.
    if window != nil, AppearanceProxies.areInUse { markStale() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    markStale()
  }
}
