/// A container view controller that defines a stack-based scheme for navigating hierarchical content.
///
/// The stack changes immediately; the visible part of a change begins in the next layout pass of the controller's view.
/// Requests that are made while a transition runs, or in a callback of a change, wait in a queue until the transition
/// has ended and the update cycle has been committed. See ``UINavigationController`` +Stack, +Queue, +Appearance, and
/// `NavigationTransition`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarContainer {
  /// Constants that specify the type of a navigation transition.
  public enum Operation: Int, Sendable {
    /// The stack changes without a push or a pop.
    case none = 0
    /// A controller is pushed onto the stack.
    case push = 1
    /// The top view controller is popped.
    case pop = 2
  }

  /// The duration of the animation that shows or hides the bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  var stack: [UIViewController] = []
  /// The controller whose view is shown.
  ///
  /// It differs from the top view controller while a change is pending.
  var shown: UIViewController?
  /// The stack after the last transition that ended.
  var settledStack: [UIViewController] = []
  var pending: NavigationRequest?
  /// The coordinator of the transition to what is pending, until it begins.
  var announcedCoordinator: TransitionCoordinator?
  var running: NavigationTransition?
  let shades = NavigationShades()
  /// The gesture that drags zoomed view controllers away; `nil` if there was none yet.
  var zoomDrag: ZoomDrag?
  var waiting: [NavigationRequest] = []
  /// The controllers that receive `didMove(toParent:)` when they are shown.
  var arrivals: [UIViewController] = []
  /// The controllers that are removed when they are no longer shown.
  var departures: [UIViewController] = []
  var isForwarding = false
  /// The child that is being removed because of a change of the stack, as opposed to by the app.
  var leaver: UIViewController?
  /// A Boolean value that indicates whether a change is being performed, which can call code of the app.
  var isWorking = false
  var isQueueScheduled = false
  /// A Boolean value that indicates whether the stack hides the tab bar.
  ///
  /// It is determined when the stack changes.
  var hidesBottomBar = false
  /// The value of ``hidesBottomBar`` after the last transition that ended.
  var didHideBottomBar = false
  private var hasOwnTabBarItem = false

  var barStorage = UINavigationBar(frame: .zero)
  /// The toolbar, which is created on first access.
  var toolbarIfLoaded: UIToolbar?
  var isToolbarHiddenStorage = true
  /// A Boolean value that indicates whether a transition is about to animate the height of the bar.
  var holdsBarHeight = false
  /// A Boolean value that indicates whether the insets of the content are being updated.
  ///
  /// A change of the content offset that results from the update is not a scroll.
  var isFollowingContent = false
  var isBarHidden = false
  let contentView = BarredContentView(frame: .zero)
  private(set) lazy var interactivePop = InteractivePop(of: self)
  private(set) lazy var barHiding = BarHiding(of: self)

  // MARK: - Focusing

  /// The environments in which the focus system searches for the item to focus: the view controller at the top of the
  /// stack, and then the bars.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (topViewController.map { [$0] } ?? []) + super.preferredFocusEnvironments
  }

  // MARK: - Creating Navigation Controllers

  /// Creates a navigation controller with classes for its bars.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the navigation bar; `nil` for the standard class.
  ///   - toolbarClass: The class of the toolbar; `nil` for the standard class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let navigationBarClass {
      guard let type = navigationBarClass as? UINavigationBar.Type,
        let bar = ResponderConstruction.make(type) as? UINavigationBar
      else {
        misuse(
          "UINavigationController.init(navigationBarClass:toolbarClass:): \(navigationBarClass) is not a subclass of UINavigationBar"
        )
      }
      barStorage = bar
    }
    if let toolbarClass {
      guard let type = toolbarClass as? UIToolbar.Type, let bar = ResponderConstruction.make(type) as? UIToolbar else {
        misuse(
          "UINavigationController.init(navigationBarClass:toolbarClass:): \(toolbarClass) is not a subclass of UIToolbar"
        )
      }
      toolbarIfLoaded = bar
      bar.controller = self
    }
    setUp()
  }

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a navigation controller from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
    decodeInterface(aDecoder, as: UINavigationController.self)
  }

  private func setUp() {
    barStorage.controller = self
    definesPresentationContext = true
  }

  // MARK: - Accessing Items on the Navigation Stack

  /// The view controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible view controller: one that is presented over this controller, or the top view controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// The view controllers on the stack, from the root to the top.
  ///
  /// Setting the property does not animate the change.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack with one transition.
  ///
  /// The transition is a pop if the new top view controller was lower on the stack, and a push if it was not on the
  /// stack. There is no transition if it is already at the top.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    performSet(viewControllers, animated: animated)
  }

  // MARK: - Pushing and Popping Stack Items

  /// Pushes a controller onto the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    performPush(viewController, animated: animated)
  }

  /// Pops the top view controller and returns it; `nil` if it is the root view controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    performPop(keeping: nextStack.count - 1, animated: animated)?.first
  }

  /// Pops all controllers above the root view controller and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    performPop(keeping: 1, animated: animated)
  }

  /// Pops all controllers above a controller of the stack and returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = nextStack.firstIndex(where: { $0 === viewController }) else {
      misuse(
        "Tried to pop to a view controller that doesn't exist: \(viewController) is not on the stack of \(self)")
    }
    return performPop(keeping: index + 1, animated: animated)
  }

  /// The gesture recognizer that pops the top view controller: a pan from the leading edge of the screen.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  /// The gesture recognizer that pops the top view controller with a pan in its content.
  ///
  /// The pan is horizontal from the leading side, where no view in the content handles it.
  ///
  /// - Note: In UIKit, the gesture can begin during a push or a pop. In this runtime, it can begin when the transition
  ///   has ended.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { interactivePop.contentRecognizer }

  /// Shows the secondary view controller of a split view controller at the top of the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { pushViewController(secondaryViewController, animated: false) }

  /// Returns the controller at the top of the stack, which leaves it.
  ///
  /// The result is `nil` if it is the root view controller.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { takeTopForSplit() }

  /// Pushes the controller onto the stack, or presents it if it is a navigation controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController, !nests(vc) {
      present(vc, animated: UIView.areAnimationsEnabled)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == ShowAction.show || super.canPerformAction(action, withSender: sender)
  }

  // MARK: - Unwinding

  /// Returns the controllers on the stack without the one that contains the source, the most recent first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Pops to the next controller on the path to the destination if it is on the stack.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard nextStack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: unwindSegue.animatesUnwinding)
  }

  // MARK: - Configuring Navigation Bars

  /// The navigation bar.
  ///
  /// Its items are those of the controllers on the stack.
  open var navigationBar: UINavigationBar { barStorage }

  /// A Boolean value that indicates whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  ///
  /// During a transition, the change is animated alongside.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { performBarHiding(hidden, animated: animated) }

  // MARK: - Configuring Custom Toolbars

  /// The toolbar, which shows the ``UIViewController/toolbarItems`` of the top view controller.
  open var toolbar: UIToolbar! { toolbarStorage }

  var toolbarStorage: UIToolbar {
    if let toolbarIfLoaded { return toolbarIfLoaded }
    let bar = UIToolbar(frame: .zero)
    toolbarIfLoaded = bar
    bar.controller = self
    bar.isHidden = true
    viewIfLoaded?.addSubview(bar)
    return bar
  }

  /// A Boolean value that indicates whether the toolbar is hidden.
  ///
  /// The default is `true`.
  open var isToolbarHidden: Bool {
    get { isToolbarHiddenStorage }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  ///
  /// During a transition, the change is animated alongside.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { performToolbarHiding(hidden, animated: animated) }

  // MARK: - Hiding the Bars

  /// A Boolean value that indicates whether a swipe upward hides the bars, and a swipe downward shows them.
  ///
  /// The toolbar is hidden and shown if it has items. The default is `false`.
  open var hidesBarsOnSwipe = false {
    didSet { barHiding.update() }
  }

  /// A Boolean value that indicates whether a tap in the content that nothing else handles hides or shows the bars.
  ///
  /// The default is `false`.
  open var hidesBarsOnTap = false {
    didSet { barHiding.update() }
  }

  /// A Boolean value that indicates whether the bars are hidden when the keyboard appears.
  ///
  /// The default is `false`.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { barHiding.update() }
  }

  /// A Boolean value that indicates whether the bars are hidden in a compact height.
  ///
  /// In a regular height, and after a tap in the content that nothing else handles, they are shown again. The default
  /// is `false`.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { barHiding.update() }
  }

  /// The gesture recognizer that hides and shows the bars on a swipe.
  ///
  /// It is enabled while ``hidesBarsOnSwipe`` is `true`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

  /// The gesture recognizer that hides and shows the bars on a tap.
  ///
  /// It is enabled while ``hidesBarsOnTap`` or ``hidesBarsWhenVerticallyCompact`` is `true`.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// The delegate of the navigation controller.
  // Disfavored for `UIImagePickerController`, which declares the property with a narrower type, as on Apple's
  // platforms.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  /// The tab bar item that was set or has this controller's title; otherwise the root view controller's.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard !hasOwnTabBarItem, title == nil, let root = stack.first else { return super.tabBarItem }
      return root.tabBarItem
    }
    set {
      hasOwnTabBarItem = newValue != nil
      super.tabBarItem = newValue
    }
  }

  // MARK: - View

  open override func loadView() {
    let view = ContainerLayoutView(frame: UIScreen.main.bounds)
    view.container = self
    view.clipsToBounds = true
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    view.addSubview(barStorage)
    if let toolbarIfLoaded { view.addSubview(toolbarIfLoaded) }
    interactivePop.attach(to: view)
    self.view = view
    barHiding.update()
  }

  // MARK: - Content Size

  /// The preferred size of the content: the one that was set, and otherwise that of the top view controller.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? stack.last?.preferredContentSize ?? own : own
    }
    set { super.preferredContentSize = newValue }
  }

  /// Notifies the container of this controller when the preferred size of the top view controller changes.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === stack.last, super.preferredContentSize == .zero { reportPreferredContentSize() }
  }

  // MARK: - Appearance

  // UIKit forwards the callbacks in its own implementations, so an override that calls `super` last runs after them.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwardWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardDidAppear(animated)
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

  /// Returns whether a navigation controller may be on the stack of this one.
  func nests(_ controller: UIViewController) -> Bool { splitViewController?.nests(controller) == true }

  /// Called when the controllers that left the stack have been removed.
  func containmentDidSettle() {}

  // MARK: - Preferences

  // Dynamic members, which extensions of the app can replace, are those of `ReplaceableMember` in `Tools/PortApp`.

  /// Called when the view was loaded.
  open dynamic override func viewDidLoad() { super.viewDidLoad() }

  /// The child for the status bar style, which is the top view controller if the bar is hidden.
  ///
  /// Otherwise the bar determines the style.
  open dynamic override var childForStatusBarStyle: UIViewController? { isBarAway ? stack.last : nil }
  /// The style for the bar, if the bar has another one than its surroundings: light content on a black bar.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    guard !isBarAway else { return super.preferredStatusBarStyle }
    if navigationBar.barStyle.isDark { return .lightContent }
    switch navigationBar.overrideUserInterfaceStyle {
    case .dark: return .lightContent
    case .light: return .darkContent
    default: return super.preferredStatusBarStyle
    }
  }
  open dynamic override var childForStatusBarHidden: UIViewController? { stack.last }
  /// A Boolean value that applies if no child determines whether the status bar is hidden.
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }
  open override var childViewControllerForPointerLock: UIViewController? { stack.last }

  /// A Boolean value that indicates whether the interface rotates with the device, as that of every view controller.
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }

  /// The orientations that the delegate returns.
  ///
  /// Those of the controllers on the stack are not used.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate returns.
  ///
  /// Those of the controllers on the stack are not used.
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
