/// A bar that displays items, one of which is selected.
///
/// A tab bar controller manages the items of its bar. An independent bar shows the items that the app sets, and
/// notifies its delegate of taps.
///
/// - Note: The interface for customizing items is not available.
@preconcurrency @MainActor
open class UITabBar: UIView, BarWithBackground {
  private var itemStorage: [UITabBarItem] = []
  private var hasItems = false
  weak var selectedItemStorage: UITabBarItem?
  private weak var delegateStorage: (any UITabBarDelegate)?
  let background = BarBackground()
  private(set) var buttons: [TabBarButton] = []
  /// The tab bar controller that manages the bar, or `nil` if the app manages it.
  weak var controller: UITabBarController?

  // MARK: - Creating a Tab Bar

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UITabBar.self)
  }

  private func setUp() {
    background.setUp(in: self)
    accessibilityTraits = .tabBar
  }

  /// The delegate, which is notified of taps.
  ///
  /// The delegate of a managed bar is its tab bar controller.
  open weak var delegate: (any UITabBarDelegate)? {
    get { controller ?? delegateStorage }
    set {
      expect(
        controller == nil || newValue === controller,
        "UITabBar: the delegate of a tab bar managed by \(managerName) cannot be changed; set the controller's delegate"
      )
      delegateStorage = newValue
    }
  }

  // MARK: - Configuring Tab Bar Items

  /// The items in the order in which they are displayed.
  open var items: [UITabBarItem]? {
    get { hasItems ? itemStorage : nil }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items, with an optional animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    checkOwner("items")
    hasItems = items != nil
    replaceItems(items ?? [], animated: animated)
    if let selectedItemStorage, !itemStorage.contains(selectedItemStorage) { self.selectedItemStorage = nil }
  }

  /// The selected item, or `nil` if no item is selected.
  open weak var selectedItem: UITabBarItem? {
    get { selectedItemStorage }
    set {
      checkOwner("selectedItem")
      expect(
        newValue.map(itemStorage.contains) ?? true,
        "UITabBar: \(newValue.map { "\($0)" } ?? "") is not one of the bar's items; set items first")
      show(selected: newValue)
    }
  }

  private var managerName: String { controller.map { "\($0)" } ?? "a tab bar controller" }

  private func checkOwner(_ member: String) {
    expect(
      controller == nil,
      "UITabBar.\(member): a tab bar managed by \(managerName) cannot be modified directly; change the controller instead"
    )
  }

  // MARK: - Showing Items

  /// Shows the items of the tab bar controller.
  func show(_ items: [UITabBarItem], selected: UITabBarItem?, animated: Bool) {
    hasItems = true
    replaceItems(items, animated: animated)
    show(selected: selected)
  }

  private func show(selected item: UITabBarItem?) {
    guard item !== selectedItemStorage else { return }
    selectedItemStorage = item
    for button in buttons { button.isSelected = button.item === item }
    setNeedsLayout()
  }

  private func replaceItems(_ items: [UITabBarItem], animated: Bool) {
    guard !items.elementsEqual(itemStorage, by: ===) else { return }
    let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
    let old = buttons
    itemStorage = items
    buttons = items.map { item in old.first { $0.item === item } ?? TabBarButton(item, in: self) }
    for button in old where !buttons.contains(button) { button.removeFromSuperview() }
    // Assistive technology reads the subviews in order.
    for button in buttons { addSubview(button) }
    setNeedsLayout()
    let new = buttons.filter { !old.contains($0) }
    for button in new {
      button.isSelected = button.item === selectedItemStorage
      button.item.applyAppearance(in: self)
    }
    guard isAnimated else { return }
    UIView.performWithoutAnimation { for button in new { place(button) } }
    UIView.animate(withDuration: 0.3) {
      for button in new { AnimationContext.add(.fadeIn, to: button.layer) }
      // Layout would run the app's code inside the animation block.
      for button in self.buttons { self.place(button) }
    }
  }

  /// Selects an item and notifies the delegate.
  ///
  /// Called when the item's button is tapped.
  func tapped(_ item: UITabBarItem) {
    guard itemStorage.contains(item), item.isEnabled else { return }
    if let controller {
      controller.tabBar(self, didSelect: item)
      controller.userDidTap(item)
    } else {
      show(selected: item)
      delegateStorage?.tabBar(self, didSelect: item)
    }
  }

  // MARK: - Customizing Tab Bar Appearance

  private(set) lazy var appearances = OwnedBarAppearances<UITabBarAppearance> { [weak self] in
    self?.appearanceDidChange()
  }
  var legacy = LegacyBarAppearance() {
    didSet { appearanceDidChange() }
  }
  /// A Boolean value that indicates whether the shadow is hidden, which apps set by the name `hidesShadow`.
  var hidesShadow = false {
    didSet { appearanceDidChange() }
  }
  let indicator = UIImageView(frame: .zero)

  func appearanceDidChange() {
    setNeedsLayout()
    for button in buttons { button.appearanceDidChange() }
    AppRuntime.shared.setNeedsCommit()
  }

  /// The standard appearance of the bar.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard(or: UITabBarAppearance()) }
    set {
      customized(newValue) { $0.standardAppearance = $1 }
      appearances[\.standard] = newValue
    }
  }

  /// The appearance of the bar while content is scrolled to its edge.
  ///
  /// If the value is `nil`, it is the standard appearance without a background and a shadow.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[\.scrollEdge] }
    set {
      customized(newValue) { $0.scrollEdgeAppearance = $1 }
      appearances[\.scrollEdge] = newValue
    }
  }

  // MARK: - Customizing the Appearance Without Appearance Objects

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

  /// The color of the items that are not selected.
  ///
  /// If the value is `nil`, the system's gray is used.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      customized(unselectedItemTintColor) { $0.unselectedItemTintColor = $1 }
      updateColors()
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

  /// The image of the background.
  ///
  /// An empty image removes the background.
  open var backgroundImage: UIImage? {
    get { legacy.image(for: .any, metrics: .default) }
    set {
      customized(newValue) { $0.backgroundImage = $1 }
      legacy.setImage(newValue, for: .any, metrics: .default)
    }
  }

  /// The image above the bar, in place of a line.
  ///
  /// An empty image hides the line.
  open var shadowImage: UIImage? {
    get { legacy.shadowImage }
    set {
      customized(newValue) { $0.shadowImage = $1 }
      legacy.shadowImage = newValue
    }
  }

  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      customized(selectionIndicatorImage) { $0.selectionIndicatorImage = $1 }
      appearanceDidChange()
    }
  }

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

  /// The positioning of the items.
  ///
  /// The default is `automatic`.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      customized(itemPositioning) { $0.itemPositioning = $1 }
      if itemPositioning != oldValue { setNeedsLayout() }
    }
  }

  /// The width of centered items, or 0 for the system's width.
  ///
  /// Negative values are treated as 0.
  open var itemWidth: CGFloat {
    get { widthStorage }
    set {
      customized(newValue) { $0.itemWidth = $1 }
      widthStorage = newValue.isFinite ? max(newValue, 0) : 0
      setNeedsLayout()
    }
  }
  private var widthStorage: CGFloat = 0

  /// The distance between centered items, or 0 for the system's distance.
  ///
  /// Negative values are treated as 0.
  open var itemSpacing: CGFloat {
    get { spacingStorage }
    set {
      customized(newValue) { $0.itemSpacing = $1 }
      spacingStorage = newValue.isFinite ? max(newValue, 0) : 0
      setNeedsLayout()
    }
  }
  private var spacingStorage: CGFloat = 0

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { for button in buttons { button.item.applyAppearance(in: self) } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() { for button in buttons { button.updateColors() } }

  /// A Boolean value that indicates whether the bar has a background.
  ///
  /// The background is hidden while the content ends above the bar.
  var showsBackground: Bool { controller?.isContentBehindBar ?? true }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { controller?.barVisibilityDidChange() } }
  }

  // MARK: - Layout

  /// A Boolean value that indicates whether the title of an item is beside its image.
  var isInline: Bool {
    traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
  }

  /// The height of the bar without the safe area's bottom inset.
  private var rowHeight: CGFloat {
    if traitCollection.verticalSizeClass == .compact { return 32 }
    return traitCollection.horizontalSizeClass == .regular ? 50 : 49
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + (windowStorage?.safeAreaInsets.bottom ?? 0))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

  override var standardHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

  // The content follows the bar's direction.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      setNeedsLayout()
      for button in buttons { button.setNeedsLayout() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    for button in buttons { place(button) }
    placeIndicator()
  }

  private func place(_ button: TabBarButton) {
    guard let index = buttons.firstIndex(of: button) else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    button.frame = slot(isRightToLeft ? buttons.count - 1 - index : index)
  }

  private var isCentered: Bool {
    switch shownAppearance.items.positioning {
    case .automatic: traitCollection.horizontalSizeClass == .regular && traitCollection.userInterfaceIdiom == .pad
    case .fill: false
    case .centered: true
    }
  }

  /// Returns the frame of the item at an index, counted from the left.
  private func slot(_ index: Int) -> CGRect {
    let safe = safeAreaInsets
    let room = CGRect(
      x: safe.left, y: 0, width: max(bounds.width - safe.left - safe.right, 0), height: min(rowHeight, bounds.height))
    let count = CGFloat(max(buttons.count, 1))
    var (width, spacing) = (room.width / count, CGFloat(0))
    if isCentered {
      let items = shownAppearance.items
      spacing = items.spacing > 0 ? items.spacing : 34
      width = min(items.width > 0 ? items.width : 110, max((room.width - spacing * (count - 1)) / count, 0))
    }
    let start = room.midX - (width * count + spacing * (count - 1)) / 2
    return CGRect(x: start + CGFloat(index) * (width + spacing), y: 0, width: width, height: room.height)
  }
}
