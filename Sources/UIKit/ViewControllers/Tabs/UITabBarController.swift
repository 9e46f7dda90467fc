/// A container view controller that manages a radio-style selection interface.
///
/// Changes are performed immediately: the views change within the call that selects another tab. A change that a
/// callback requests during another change is performed directly after it. See ``UITabBarController`` +Contents,
/// +Changes, +Appearance, +Bar, +Taps, and `TabTransition`.
///
/// If there are more tabs than fit in the bar, its last item is More: a list of the other tabs, managed by
/// ``moreNavigationController``. Five items fit, and eight in a regular width on iPad.
///
/// - Note: The customization of the More screen, sidebars, and groups of tabs are not available.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, BarContainer, UITabBarDelegate {
  /// The tabs; `nil` if they were never set.
  var entries: [TabEntry]?
  /// The tab whose controller is shown: one in the bar, or that of the More screen.
  var selectedEntry: TabEntry?
  /// The tab that the More screen has yet to display, or its own tab for its list.
  var awaitedEntry: TabEntry?
  /// The number of items that fit in the bar.
  var capacity = 5
  /// The navigation controller of the More screen, which is created on first access.
  private(set) var moreIfMade: MoreNavigationController?
  private(set) lazy var moreEntry = TabEntry(more)
  /// The controllers of the tabs that are children.
  var installed: [UIViewController] = []
  /// The controllers that received `willMove(toParent: nil)`.
  var departing: [UIViewController] = []
  /// The controller whose view is shown.
  var shown: UIViewController?
  var running: TabTransition?
  var isChanging = false
  var isChangeScheduled = false
  var isForwarding = false
  /// A Boolean value that indicates whether the view of this controller is being laid out.
  var isLayingOut = false
  /// The child that is being removed because of a change of the tabs, as opposed to by the app.
  var leaver: UIViewController?

  var barStorage = UITabBar(frame: .zero)
  var isBarHidden = false
  /// A Boolean value that indicates whether a controller on a navigation stack hides the bar.
  var isBarAwayForPush = false
  /// The controller with whose view the bar moves during a transition of a navigation stack.
  weak var controllerBelowMovingBar: UIViewController?
  let contentView = BarredContentView(frame: .zero)

  // MARK: - Focusing

  /// The environments in which the focus system searches for the item to focus: the selected view controller, and then
  /// the tab bar.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (selectedViewController.map { [$0] } ?? []) + super.preferredFocusEnvironments
  }

  // MARK: - Creating Tab Bar Controllers

  /// Creates a tab bar controller without tabs, and loads its view.
  ///
  /// As in UIKit, `viewDidLoad()` is called before the initializer returns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    barStorage.controller = self
    loadViewIfNeeded()
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

  /// Constants that specify whether tabs are in a bar or in a sidebar.
  public enum Mode: Int, Sendable {
    /// The tabs are in a bar, unless there are groups of tabs.
    case automatic = 0
    /// The tabs are in a bar.
    case tabBar = 1
    /// The tabs are in a bar, or in a sidebar on iPad.
    case tabSidebar = 2
  }

  /// Whether the tabs are in a bar or in a sidebar.
  ///
  /// The default is `automatic`.
  ///
  /// - Note: The tabs are always in a bar here, as on iPhone.
  open var mode = Mode.automatic

  /// The delegate, which is notified of taps and can provide animations.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: - Managing the Tabs

  /// The tabs; empty if view controllers were set instead.
  open var tabs: [UITab] {
    get { entries?.compactMap(\.tab) ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs.
  ///
  /// The selected tab remains selected if it is included. Otherwise the tab at its index is selected, or the first tab.
  open func setTabs(_ tabs: [UITab], animated: Bool) { performSetTabs(tabs, animated: animated) }

  /// Returns the tab with an identifier; `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

  /// The selected tab; `nil` if controllers were set instead of tabs.
  ///
  /// Setting it does not notify the delegate.
  open var selectedTab: UITab? {
    get { currentEntry?.tab }
    set { performSelect(newValue) }
  }

  // MARK: - Managing the View Controllers

  /// The view controllers in the order of their tabs.
  ///
  /// The default is `nil`.
  open var viewControllers: [UIViewController]? {
    get { entries?.compactMap { $0.makeController() } }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the view controllers.
  ///
  /// With an animation, the items of the bar appear and move.
  ///
  /// The selected view controller remains selected if it is included. Otherwise the one at its index is selected, or
  /// the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    customizableViewControllers = viewControllers
    performSet(viewControllers, animated: animated)
  }

  /// The view controllers whose tabs the user may rearrange on the More screen.
  ///
  /// Setting ``viewControllers`` makes all of them customizable.
  ///
  /// - Note: On Linux, the More screen has no Edit button, so that the user cannot rearrange tabs, as if the value were
  ///   `nil`.
  open var customizableViewControllers: [UIViewController]? {
    get {
      let own = entries?.compactMap(\.controller) ?? []
      return customizable?.compactMap(\.controller).filter { controller in own.contains { $0 === controller } }
    }
    set { customizable = newValue?.map { CustomizableController(controller: $0) } }
  }
  private var customizable: [CustomizableController]?

  /// A reference that does not keep a view controller whose tab was removed.
  private struct CustomizableController {
    weak var controller: UIViewController?
  }

  /// The navigation controller that lists the view controllers without an item in the bar, and shows one of them.
  ///
  /// It is not one of ``viewControllers``. While there is no More item, it is not shown.
  open var moreNavigationController: UINavigationController { more }

  var more: MoreNavigationController {
    if let moreIfMade { return moreIfMade }
    let more = MoreNavigationController(of: self)
    moreIfMade = more
    return more
  }

  // MARK: - Managing the Selected Tab

  /// The selected view controller: one of ``viewControllers``, or ``moreNavigationController``.
  ///
  /// A view controller without an item in the bar is shown on the More screen. Setting the property does not notify the
  /// delegate.
  open var selectedViewController: UIViewController? {
    get { currentEntry?.makeController() }
    set { performSelect(newValue) }
  }

  /// Selects the next controller on the path to the destination of an unwind segue if it is one of the tabs.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard viewControllers?.contains(where: { $0 === subsequentVC }) ?? false else { return }
    selectedViewController = subsequentVC
  }

  /// The index of the selected tab; `NSNotFound` if there is none, or if the list of the More screen is shown.
  ///
  /// Setting the property does not notify the delegate. Setting an index without a tab does nothing.
  open var selectedIndex: Int {
    get { currentEntry.flatMap { entry in entries?.firstIndex { $0 === entry } } ?? NSNotFound }
    set { performSelect(at: newValue) }
  }

  // MARK: - Managing the Tab Bar

  /// The tab bar.
  ///
  /// Its items are those of the controllers.
  open var tabBar: UITabBar { barStorage }

  /// A Boolean value that indicates whether the tab bar is hidden.
  ///
  /// The default is `false`.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { performBarHiding(hidden, animated: animated) }

  /// Called when the user taps an item, before the controller responds.
  ///
  /// The default implementation does nothing.
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
    // The four methods above forward the callbacks to the tabs, so an override that calls `super` last runs after them.
    !installed.contains { $0 === child } && super.forwardsAppearanceAutomatically(to: child)
  }

  override func childDidLeave(_ child: UIViewController) { forget(child) }

  // MARK: - Preferences

  // Dynamic members, which extensions of the app can replace, are those of `ReplaceableMember` in `Tools/PortApp`.

  /// Called when the view was loaded.
  open dynamic override func viewDidLoad() { super.viewDidLoad() }

  /// The child for the status bar style: the selected view controller.
  open dynamic override var childForStatusBarStyle: UIViewController? { selectedEntry?.controller }
  /// The style of the status bar if no child determines it.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var childForStatusBarHidden: UIViewController? { selectedEntry?.controller }
  /// A Boolean value that applies if no child determines whether the status bar is hidden.
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedEntry?.controller }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedEntry?.controller }
  open override var childViewControllerForPointerLock: UIViewController? { selectedEntry?.controller }

  /// A Boolean value that indicates whether the interface rotates with the device, as that of every view controller.
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }

  /// The orientations that the delegate returns.
  ///
  /// Those of the tabs' controllers are not used.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate returns.
  ///
  /// Those of the tabs' controllers are not used.
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
