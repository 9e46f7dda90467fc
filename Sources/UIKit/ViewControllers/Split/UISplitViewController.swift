/// A container view controller that displays a hierarchy in columns.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(detail, for: .secondary)
///
/// While its width is regular, the interface is expanded: each visible column is a child, in the frame that a
/// `SplitArrangement` computes for the display mode. A change of the mode is one function, which sends the appearance
/// callbacks of the columns that enter and leave, and animates the frames.
///
/// While its width is compact, the interface is collapsed: the only child is the compact column, or, without one, the
/// primary column. The navigation stack of the primary column then contains the navigation controllers of the other
/// columns, each with its own stack. The contents of the columns do not change, and return with the columns. The
/// interface collapses and expands in the layout pass in which the width has changed, and thus within a rotation.
///
/// - Note: The inspector column, the button for the secondary column only, background styles, and the visibility of the
///   display mode button are not available.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  var columns: [Column: SplitColumn] = [:]
  private var isCollapsedStorage = false
  /// The only child while the interface is collapsed.
  var collapsedRoot: UIViewController?
  var mode = DisplayMode.automatic
  /// The mode that the app or the user has chosen last, or `automatic` if neither has.
  var chosenMode = DisplayMode.automatic
  /// The columns whose views are in the view of the expanded interface.
  var shownColumns: Set<Column> = []
  /// The columns that a running change of the mode hides.
  var leavingColumns: Set<Column> = []
  /// The number of changes of the mode so far.
  ///
  /// The end of an earlier one is ignored.
  var generation = 0
  /// A Boolean value that indicates whether children are being moved.
  ///
  /// No other change may begin meanwhile.
  var isRearranging = false
  let separators = [SplitSeparator(), SplitSeparator()]
  let dimmingView = SplitDimmingView()
  private(set) lazy var gestures = SplitGestures(of: self)
  private lazy var modeButton = makeDisplayModeButton()

  // MARK: - Creating a Split View Controller

  /// Creates a split view controller with columns.
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller with the classic interface.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller from an archive.
  public required init?(coder: NSCoder) {
    style =
      switch coder.interfaceAttribute("style") {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      default: .unspecified
      }
    super.init(coder: coder)
    decodeInterface(coder, as: UISplitViewController.self)
  }

  /// The style, which determines the number of columns.
  public let style: Style

  /// The delegate of the split view controller.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: - Managing the Child View Controllers

  /// Sets the view controller of a column.
  ///
  /// The split view controller creates a navigation controller around a view controller that is not one, except in the
  /// compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { performSet(vc, for: column) }

  /// Returns the view controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.content }

  /// The view controllers that the split view controller manages, from the primary to the secondary one.
  ///
  /// While the interface is collapsed, there is only one. Set the property only in a classic interface.
  open var viewControllers: [UIViewController] {
    get { managedControllers }
    set { performSet(newValue) }
  }

  // MARK: - Displaying the Child View Controllers

  /// Shows a column in the nearest display mode in which it is visible.
  open func show(_ column: Column) { performShow(column) }

  /// Hides a column in the nearest display mode in which it is not visible.
  ///
  /// The secondary column cannot be hidden.
  open func hide(_ column: Column) { performHide(column) }

  /// Shows a view controller as the primary one.
  open override func show(_ vc: UIViewController, sender: Any?) { performShow(primary: vc, sender: sender) }

  /// Shows a view controller as the secondary one.
  ///
  /// While the interface is collapsed, the navigation controller on screen pushes it; if there is none, it is
  /// presented.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    performShow(detail: vc, sender: sender)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == ShowAction.show || action == ShowAction.showDetail || super.canPerformAction(action, withSender: sender)
  }

  // MARK: - Managing the Display Mode

  /// The preferred arrangement of the columns.
  ///
  /// The default is `automatic`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { preferencesDidChange(resetsMode: true) }
  }

  /// The current arrangement of the columns.
  ///
  /// It has no effect while the interface is collapsed.
  open var displayMode: DisplayMode { mode == .automatic ? resolvedMode : mode }

  /// A button that changes the display mode.
  ///
  /// In an interface with a column style, the leading visible column displays it.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  /// The visibility of the button that changes the display mode.
  ///
  /// The default is `automatic`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { if displayModeButtonVisibility != oldValue { updateButton() } }
  }

  /// The style of the background of the primary column on a Mac.
  ///
  /// The default is `none`. On iPhone and iPad, it has no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// A Boolean value that indicates whether the user can show and hide columns with a swipe.
  ///
  /// The default is `true`.
  open var presentsWithGesture = true {
    didSet { preferencesDidChange(resetsMode: false) }
  }

  // MARK: - Managing the Split Behavior

  /// The preferred behavior of the columns.
  ///
  /// The default is `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { preferencesDidChange(resetsMode: true) }
  }

  /// The current behavior of the columns.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  // MARK: - Managing Column Dimensions

  /// The value of a dimension that the split view controller determines.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// A Boolean value that indicates whether only one of the view controllers is displayed.
  open var isCollapsed: Bool { isCollapsedStorage }
  func setCollapsed(_ isCollapsed: Bool) {
    isCollapsedStorage = isCollapsed
    modeButton.isSuppressed = isCollapsed
  }

  /// The width of the primary column as a fraction of the whole width.
  ///
  /// The default is ``automaticDimension``.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { dimensionsDidChange() }
  }
  /// The preferred width of the primary column.
  ///
  /// It takes precedence over the fraction. The default is ``automaticDimension``.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { dimensionsDidChange() } }
  /// The minimum width of the primary column.
  ///
  /// The default is ``automaticDimension``.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { dimensionsDidChange() } }
  /// The maximum width of the primary column.
  ///
  /// The default is ``automaticDimension``.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { dimensionsDidChange() } }
  /// The actual width of the primary column.
  open var primaryColumnWidth: CGFloat { primaryWidth(in: currentSize) }

  /// The width of the supplementary column as a fraction of the whole width.
  ///
  /// The default is ``automaticDimension``.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { dimensionsDidChange() }
  }
  /// The preferred width of the supplementary column.
  ///
  /// It takes precedence over the fraction. The default is ``automaticDimension``.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { dimensionsDidChange() }
  }
  /// The minimum width of the supplementary column.
  ///
  /// The default is ``automaticDimension``.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { dimensionsDidChange() }
  }
  /// The maximum width of the supplementary column.
  ///
  /// The default is ``automaticDimension``.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { dimensionsDidChange() }
  }
  /// The actual width of the supplementary column.
  open var supplementaryColumnWidth: CGFloat { supplementaryWidth(in: currentSize) }

  /// The side of the primary column.
  ///
  /// The default is `leading`.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { dimensionsDidChange() }
  }

  // MARK: - View

  open override func loadView() {
    let view = ContainerLayoutView(frame: UIScreen.main.bounds)
    view.container = self
    view.clipsToBounds = true
    for part in separators + [dimmingView] { view.addSubview(part) }
    dimmingView.onTouch = { [weak self] in self?.hideSidebars() }
    gestures.attach(to: view)
    self.view = view
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (split: UISplitViewController, _) in
      split.viewIfLoaded?.setNeedsLayout()
    }
  }

  // MARK: - Appearance

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwardWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardDidAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardDidDisappear()
  }

  override func childDidLeave(_ child: UIViewController) { forget(child) }

  // MARK: - Size

  /// Returns the size of a child, which is that of its column.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { size(ofChild: container, in: parentSize) }

  // MARK: - Preferences

  // Dynamic members, which extensions of the app can replace, are those of `ReplaceableMember` in `Tools/PortApp`.

  open dynamic override var childForStatusBarStyle: UIViewController? { childForPreferences }
  /// The style of the status bar if no child determines it.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open override var childForStatusBarHidden: UIViewController? { childForPreferences }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { childForPreferences }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { childForPreferences }
  open override var childViewControllerForPointerLock: UIViewController? { childForPreferences }

  /// A Boolean value that indicates whether the interface rotates with the device, as that of every view controller.
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }

  /// The supported orientations, which the delegate determines.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The preferred orientation for a presentation, which the delegate determines.
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
