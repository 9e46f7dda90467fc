/// A bar along the top of the screen that displays a title and buttons for navigation.
///
/// A navigation controller manages the items of its bar. An independent bar is a stack of items that the app pushes and
/// pops.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarWithBackground {
  private var itemStorage: [UINavigationItem] = []
  private var content: NavigationBarContent?
  let background = BarBackground()
  private var isStale = false
  private var isRebuilding = false
  /// The navigation controller that manages the bar, or `nil` if the app manages it.
  weak var controller: UINavigationController?
  /// The item that the back button pops, for which the delegate was asked at the tap.
  weak var itemLeftByTap: UINavigationItem?
  /// The search bar that the bar displays.
  var shownSearchBar: UISearchBar?

  // MARK: - Creating a Navigation Bar

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UINavigationBar.self)
  }

  private func setUp() {
    background.setUp(in: self)
  }

  private weak var ownDelegate: (any UINavigationBarDelegate)?

  /// The delegate, which can prevent changes of the items and is notified of them.
  ///
  /// The delegate of a bar that a navigation controller manages is that controller, and cannot be set.
  ///
  /// - Note: A navigation controller of a class that does not conform to ``UINavigationBarDelegate`` cannot be returned
  ///   here. The delegate is `nil` then.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { controller.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
    set {
      expect(
        controller == nil || newValue == nil || newValue === controller,
        "UINavigationBar: the delegate of a bar that a navigation controller manages cannot be set; override the controller's methods instead"
      )
      ownDelegate = newValue
    }
  }

  /// The position of the bar.
  ///
  /// In a navigation controller, it is the top of the screen. Otherwise, the delegate determines it.
  open var barPosition: UIBarPosition { controller == nil ? delegate?.position(for: self) ?? .any : .topAttached }

  // MARK: - Pushing and Popping Items

  /// The items of the stack, the top item last.
  open var items: [UINavigationItem]? {
    get { itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// The item at the top of the stack.
  open var topItem: UINavigationItem? { itemStorage.last }

  /// The item below the top item, which the back button returns to.
  open var backItem: UINavigationItem? { itemStorage.dropLast().last }

  /// Pushes an item onto the stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkOwner("pushItem(_:animated:)")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: itemStorage + [item], direction: .push, animated: animated) { bar in
      bar.delegate?.navigationBar(bar, didPush: item)
    }
  }

  /// Pops the top item, and returns it.
  ///
  /// - Returns: The item, or `nil` if the stack is empty or the delegate does not permit the change.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    checkOwner("popItem(animated:)")
    guard let item = itemStorage.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    change(to: itemStorage.dropLast(), direction: .pop, animated: animated) { bar in
      bar.delegate?.navigationBar(bar, didPop: item)
    }
    return item
  }

  /// Replaces all items.
  ///
  /// The animation is a pop if the new top item was already in the stack, and a push otherwise.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkOwner("setItems(_:animated:)")
    let items = items ?? []
    let isKnown = itemStorage.contains { $0 === items.last }
    change(to: items, direction: isKnown ? .pop : .push, animated: animated && items.last !== topItem)
  }

  private func checkOwner(_ member: String) {
    expect(
      controller == nil,
      "UINavigationBar.\(member): the items of a bar that \(controller.map { "\($0)" } ?? "a navigation controller") manages cannot be changed; push and pop view controllers instead"
    )
  }

  /// Changes the items, and calls a closure when the animation has ended, or immediately without one.
  private func change(
    to items: some Sequence<UINavigationItem>, direction: UINavigationController.Operation, animated: Bool,
    completion: @escaping (UINavigationBar) -> Void = { _ in }
  ) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      replaceItems(Array(items))
      return completion(self)
    }
    let leaving = beginChange(to: Array(items))
    UIView.animate(withDuration: 0.35) {
      self.animateChange(from: leaving, direction: direction)
    } completion: { _ in
      self.endChange(from: leaving)
      completion(self)
    }
  }

  // MARK: - Showing Items

  /// Replaces the items without an animation.
  func replaceItems(_ items: [UINavigationItem]) {
    guard items.count != itemStorage.count || !zip(items, itemStorage).allSatisfy({ $0 === $1 }) else { return }
    adopt(items)
    content?.removeFromSuperview()
    content = nil
    markStale()
  }

  /// Shows new items, and returns the view with the old content.
  ///
  /// The view remains until the end of the change.
  func beginChange(to items: [UINavigationItem]) -> NavigationBarContent? {
    layoutIfNeeded()
    let leaving = content
    moveSearchBar(to: leaving)
    // A custom view can only be in one place: the new content takes it from the old content.
    leaving?.isUserInteractionEnabled = false
    adopt(items)
    content = nil
    markStale()
    UIView.performWithoutAnimation { rebuildIfStale() }
    return leaving
  }

  /// Animates from the old to the new content.
  ///
  /// Called within an animation block.
  func animateChange(from leaving: NavigationBarContent?, direction: UINavigationController.Operation) {
    NavigationBarMotion(in: self, from: leaving, to: content, isPush: direction == .push).addEffects()
  }

  /// Removes the old content after a change.
  func endChange(from leaving: NavigationBarContent?) {
    leaving?.removeFromSuperview()
    content?.endMotion()
  }

  private func adopt(_ items: [UINavigationItem]) {
    content?.dismissBackMenu()
    for item in itemStorage where item.bar === self { item.bar = nil }
    if !haveSameAppearance(itemStorage.last, items.last) { appearanceCache = nil }
    itemStorage = items
    // The item of an outer navigation controller remains that of its bar.
    for item in items where controller?.outer == nil || item.bar !== controller?.outer?.navigationBar {
      item.bar = self
    }
  }

  /// Updates the bar.
  ///
  /// Called when the appearance of an item changes.
  func itemDidChange(_ item: UINavigationItem) {
    guard item === topItem || item === backItem else { return }
    appearanceDidChange()
  }

  /// Fades in the buttons of the top item if they were set with an animation.
  func fadeInButtons(of item: UINavigationItem) {
    guard item === topItem, window != nil, UIView.areAnimationsEnabled else { return }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) { self.content?.fadeInButtons() }
  }

  private func markStale() {
    // Values that appearance proxies set while the content is being rebuilt are part of that content.
    guard !isRebuilding else { return }
    isStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.barContentDidChange()
  }

  private func rebuildIfStale() {
    guard isStale else { return }
    isStale = false
    updateSearchBar()
    guard let item = topItem else {
      content?.removeFromSuperview()
      content = nil
      return
    }
    let content = content ?? NavigationBarContent()
    self.content = content
    if content.superview !== self { addSubview(content) }
    isRebuilding = true
    content.fill(item: item, backItem: backItem, bar: self)
    isRebuilding = false
    placeContent()
    content.layoutIfNeeded()
  }

  // MARK: - Back

  /// Pops the top item.
  ///
  /// Called when the back button is tapped.
  func goBack() {
    guard let item = topItem, itemStorage.count > 1 else { return }
    if let action = item.backAction { return action.perform(sender: self) }
    if let controller {
      guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
      itemLeftByTap = item
      controller.goBack()
    } else {
      _ = popItem(animated: true)
    }
  }

  // MARK: - Customizing the Appearance

  private(set) lazy var appearances = OwnedBarAppearances<UINavigationBarAppearance> { [weak self] in
    self?.appearanceDidChange()
  }
  var legacy = LegacyBarAppearance() {
    didSet { appearanceDidChange() }
  }
  /// A Boolean value that indicates whether the shadow is hidden, which apps set by the name `hidesShadow`.
  var hidesShadow = false {
    didSet { appearanceDidChange() }
  }
  var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  var appearanceCache: (BarAppearances<UINavigationBarAppearance>.Situation, UINavigationBarAppearance)?

  func appearanceDidChange() {
    appearanceCache = nil
    markStale()
    AppRuntime.shared.setNeedsCommit()
  }

  /// The appearance of the bar at its standard height.
  ///
  /// Without other appearances, it applies in all situations. While content is scrolled to the edge of the bar, and
  /// ``scrollEdgeAppearance`` is `nil`, the bar has this appearance without a background and a shadow.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard(or: UINavigationBarAppearance()) }
    set {
      customized(newValue) { $0.standardAppearance = $1 }
      appearances[\.standard] = newValue
    }
  }

  /// The appearance of the bar in a compact height.
  ///
  /// If the value is `nil`, it is the standard appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[\.compact] }
    set {
      customized(newValue) { $0.compactAppearance = $1 }
      appearances[\.compact] = newValue
    }
  }

  /// The appearance of the bar while content is scrolled to its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[\.scrollEdge] }
    set {
      customized(newValue) { $0.scrollEdgeAppearance = $1 }
      appearances[\.scrollEdge] = newValue
    }
  }

  /// The appearance of the bar in a compact height while content is scrolled to its edge.
  ///
  /// If the value is `nil`, it is the scroll edge appearance.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[\.compactScrollEdge] }
    set {
      customized(newValue) { $0.compactScrollEdgeAppearance = $1 }
      appearances[\.compactScrollEdge] = newValue
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
      controller?.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// The color of the background.
  ///
  /// It has no effect if ``standardAppearance`` is set.
  open var barTintColor: UIColor? {
    get { legacy.barTintColor }
    set {
      customized(newValue) { $0.barTintColor = $1 }
      legacy.barTintColor = newValue
    }
  }

  /// The image below the bar, in place of a line.
  ///
  /// An empty image hides the line.
  open var shadowImage: UIImage? {
    get { legacy.shadowImage }
    set {
      customized(newValue) { $0.shadowImage = $1 }
      legacy.shadowImage = newValue
    }
  }

  /// Sets the image of the background in any position, for a height of the bar.
  ///
  /// An empty image removes the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the image of the background in any position, for a height of the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacy.image(for: .any, metrics: barMetrics) }

  /// Sets the image of the background for a position and a height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    customized(backgroundImage, barPosition.rawValue, barMetrics.rawValue) {
      $0.setBackgroundImage($1, for: barPosition, barMetrics: barMetrics)
    }
    legacy.setImage(backgroundImage, for: barPosition, metrics: barMetrics)
  }

  /// Returns the image of the background for a position and a height of the bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    legacy.image(for: barPosition, metrics: barMetrics)
  }

  /// Sets the vertical offset of the title for a height of the bar.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    customized(adjustment, barMetrics.rawValue) { $0.setTitleVerticalPositionAdjustment($1, for: barMetrics) }
    titleAdjustments[barMetrics] = adjustment
    appearanceDidChange()
  }

  /// Returns the vertical offset of the title for a height of the bar.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// The image beside the title of the back button.
  ///
  /// It is used only if ``backIndicatorTransitionMaskImage`` is set too.
  open var backIndicatorImage: UIImage? {
    didSet {
      customized(backIndicatorImage) { $0.backIndicatorImage = $1 }
      appearanceDidChange()
    }
  }

  /// The image that masks the title of the back button while it moves.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      customized(backIndicatorTransitionMaskImage) { $0.backIndicatorTransitionMaskImage = $1 }
      appearanceDidChange()
    }
  }

  /// The font, color, and other attributes of the title.
  ///
  /// They have no effect if ``standardAppearance`` is set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      customized(titleTextAttributes) { $0.titleTextAttributes = $1 }
      appearanceDidChange()
    }
  }

  /// A Boolean value that indicates whether the bar displays large titles.
  ///
  /// The default is `false`.
  ///
  /// Items can override this value. In a compact height, titles are never large.
  open var prefersLargeTitles = false {
    didSet {
      customized(prefersLargeTitles) { $0.prefersLargeTitles = $1 }
      if prefersLargeTitles != oldValue { markStale() }
    }
  }

  /// The font, color, and other attributes of large titles.
  ///
  /// They have no effect if ``standardAppearance`` is set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      customized(largeTitleTextAttributes) { $0.largeTitleTextAttributes = $1 }
      appearanceDidChange()
    }
  }

  /// A Boolean value that indicates whether the top item has a large title.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, topItem != nil else { return false }
    let mode = itemStorage.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode ?? .always
    return mode == .always
  }

  /// The visible heights of the parts that collapse when content scrolls.
  private(set) var extents = NavigationBarExtents()

  func show(_ extents: NavigationBarExtents) {
    guard extents != self.extents else { return }
    self.extents = extents
    placeContent()
  }

  private func placeContent() {
    guard let content else { return }
    let height = rowHeight + promptHeight
    content.frame = CGRect(x: 0, y: hidesRow ? -height : 0, width: bounds.width, height: height)
    content.alpha = hidesRow ? 0 : 1
    content.showLargeTitle(controller == nil ? extentOfOwnBar : extents.largeTitle, pulledBy: extents.pull)
    placeSearchBar(below: hidesRow ? 0 : height)
  }

  /// The extent of the large title in an independent bar, which has no content that the title follows.
  private var extentOfOwnBar: CGFloat { showsLargeTitle ? LargeTitleView.height : 0 }

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

  /// The height of the background above the bar, behind the status bar.
  var reachAbove: CGFloat = 0 {
    didSet { if reachAbove != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the bar has a background.
  ///
  /// The background is hidden while the content directly below is scrolled to its top.
  var showsBackground: Bool { controller?.isContentBelowBar ?? true }

  // MARK: - Layout

  private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : NavigationBarContent.promptHeight }

  private var rowHeight: CGFloat {
    if traitCollection.verticalSizeClass == .compact { return 32 }
    return isInCard ? 56 : 44
  }

  /// A Boolean value that indicates whether the bar is in a sheet at the bottom edge of the screen.
  private var isInCard: Bool {
    let presentation = controller?.topmostAncestor.ownPresentation
    return (presentation?.controller as? UISheetPresentationController)?.isCard == true
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard controller != nil else {
      return CGSize(width: size.width, height: rowHeight + promptHeight + extentOfOwnBar)
    }
    let row = hidesRow ? 0 : rowHeight + promptHeight
    return CGSize(width: size.width, height: row + extents.total + fixedSearchBarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  // The content follows the bar's direction.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      setNeedsLayout()
      content?.setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: bounds.minX, y: bounds.minY - reachAbove, width: bounds.width, height: bounds.height + reachAbove)
    rebuildIfStale()
    placeContent()
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
