/// A container view controller that manages a radio-style selection interface.
///
/// Changes are carried out immediately: the views change within the call that selects another tab. A change that a
/// callback requests during another follows right after it. See ``UITabBarController`` +Contents, +Changes,
/// +Appearance, +Bar, +Taps and `TabTransition`.
///
/// - Note: All tabs are in the bar, however many there are: the list of further tabs and its customization are not available,
///   nor are sidebars and groups of tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, BarContainer, UITabBarDelegate {
  /// The tabs; `nil` if they were never set.
  var entries: [TabEntry]?
  var selectedEntry: TabEntry?
  /// The controllers of tabs that are children.
  var installed: [UIViewController] = []
  /// The controllers that received `willMove(toParent: nil)`.
  var departing: [UIViewController] = []
  /// The controller whose view is shown.
  var shown: UIViewController?
  var running: TabTransition?
  var isChanging = false
  var isChangeScheduled = false
  var isForwarding = false
  /// The controller that is being removed from the children because of a change of the tabs, not by itself.
  var leaver: UIViewController?

  private let barStorage = UITabBar(frame: .zero)
  var isBarHidden = false
  /// The bar is away because a controller on a navigation stack wants that.
  var isBarAwayForPush = false
  /// On whose view the bar moves, while it goes or comes with a controller of a navigation stack.
  weak var controllerBelowMovingBar: UIViewController?
  let contentView = BarredContentView(frame: .zero)

  // MARK: - Creating Tab Bar Controllers

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    barStorage.controller = self
  }

  /// Creates a tab bar controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    barStorage.controller = self
    decodeInterface(coder, as: UITabBarController.self)
  }

  /// Creates a tab bar controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The delegate, which is notified of taps and can provide animations.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: - Managing the Tabs

  /// The tabs, if they were set as such; empty if controllers were set.
  open var tabs: [UITab] {
    get { entries?.compactMap(\.tab) ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs. The selected one remains selected if it is included, otherwise the one at its index is selected, or
  /// the first.
  open func setTabs(_ tabs: [UITab], animated: Bool) { performSetTabs(tabs, animated: animated) }

  /// Returns the tab with an identifier; `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

  /// The selected tab; `nil` if controllers were set instead of tabs. Setting it does not notify the delegate.
  open var selectedTab: UITab? {
    get { selectedEntry?.tab }
    set { performSelect(newValue) }
  }

  // MARK: - Managing the View Controllers

  /// The view controllers in the order of their tabs. The default is `nil`.
  open var viewControllers: [UIViewController]? {
    get { entries?.compactMap { $0.makeController() } }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers. The selected one remains selected if it is included, otherwise the one at its index is
  /// selected, or the first. With an animation, the items of the bar appear and move animatedly.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    performSet(viewControllers, animated: animated)
  }

  // MARK: - Managing the Selected Tab

  /// The selected controller; one of ``viewControllers``. Setting it does not notify the delegate.
  open var selectedViewController: UIViewController? {
    get { selectedEntry?.makeController() }
    set { performSelect(newValue) }
  }

  /// The index of the selected tab; `NSNotFound` if there is none. Setting it does not notify the delegate, and setting
  /// an index without a tab does nothing.
  open var selectedIndex: Int {
    get { selectedEntry.flatMap { entry in entries?.firstIndex { $0 === entry } } ?? NSNotFound }
    set { performSelect(at: newValue) }
  }

  // MARK: - Managing the Tab Bar

  /// The bar. Its items belong to the controllers.
  open var tabBar: UITabBar { barStorage }

  /// A Boolean value that indicates whether the bar is hidden. The default is `false`.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { performBarHiding(hidden, animated: animated) }

  /// Called when the user taps an item, before the controller responds. The default implementation does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: - View

  open override func loadView() {
    let view = ContainerLayoutView(frame: UIScreen.main.bounds)
    view.container = self
    view.clipsToBounds = true
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    view.addSubview(barStorage)
    self.view = view
  }

  // MARK: - Appearance

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

  override func forwardsAppearanceAutomatically(to child: UIViewController) -> Bool {
    // The four methods above call the tabs' controllers, so a subclass that calls super last logs last.
    !installed.contains { $0 === child } && super.forwardsAppearanceAutomatically(to: child)
  }

  override func childDidLeave(_ child: UIViewController) { forget(child) }

  // MARK: - Deciding Child

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selectedEntry?.controller }
  open override var childForStatusBarHidden: UIViewController? { selectedEntry?.controller }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedEntry?.controller }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedEntry?.controller }
  open override var childViewControllerForPointerLock: UIViewController? { selectedEntry?.controller }

  /// The value that the delegate returns; the controllers of the tabs are not asked.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The value that the delegate returns; the controllers of the tabs are not asked.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
