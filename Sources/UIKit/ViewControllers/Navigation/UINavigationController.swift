/// A container view controller that defines a stack-based scheme for navigating hierarchical content.
///
/// Changes of the stack are noted immediately; their visible part begins in the next layout pass of the controller's
/// view. Requests that are made while a transition runs, or from a callback of a change, wait in one queue until the
/// transition is over and the turn has been committed. See ``UINavigationController`` +Stack, +Queue, +Appearance and
/// `NavigationTransition`.
///
/// - Note: Bars do not hide by themselves.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarContainer {
  /// The operation of a navigation transition.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A controller is pushed onto the stack.
    case push = 1
    /// The top controller is popped.
    case pop = 2
  }

  /// The duration of the animation that shows or hides the bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  var stack: [UIViewController] = []
  /// The controller whose view is shown; differs from the top while a change is noted and not yet seen.
  var shown: UIViewController?
  /// The stack that the last finished transition has left.
  var settledStack: [UIViewController] = []
  var pending: NavigationRequest?
  /// The coordinator of the transition to what is pending, until it begins.
  var announcedCoordinator: TransitionCoordinator?
  var running: NavigationTransition?
  var waiting: [NavigationRequest] = []
  /// The controllers that receive `didMove(toParent:)` once they are shown.
  var arrivals: [UIViewController] = []
  /// The controllers that leave once they are no longer shown.
  var departures: [UIViewController] = []
  var isForwarding = false
  /// The controller that is being removed from the children because of a change of the stack, not by itself.
  var leaver: UIViewController?
  /// A change is being carried out, and user code may be running in it.
  var isWorking = false
  var isQueueScheduled = false
  /// A Boolean value that indicates whether the stack wants a tab bar away; decided when the stack changes.
  var hidesBottomBar = false
  /// The same of the stack that the last finished transition has left.
  var didHideBottomBar = false
  private var hasOwnTabBarItem = false

  private var barStorage = UINavigationBar(frame: .zero)
  /// Created on first access.
  private(set) var toolbarIfLoaded: UIToolbar?
  var isToolbarHiddenStorage = true
  /// A transition is about to change the bar's height, and does so with its animation.
  var holdsBarHeight = false
  /// Set while the insets of the content are updated; a change of the content's offset that results is not scrolling.
  var isFollowingContent = false
  var isBarHidden = false
  let contentView = BarredContentView(frame: .zero)
  private(set) lazy var interactivePop = InteractivePop(of: self)

  // MARK: - Creating Navigation Controllers

  /// Creates a navigation controller with a bar and a toolbar of classes; `nil` for the ordinary ones.
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
    barStorage.controller = self
  }

  /// Creates a navigation controller with a controller at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    barStorage.controller = self
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    barStorage.controller = self
  }

  /// Creates a navigation controller from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    barStorage.controller = self
    decodeInterface(aDecoder, as: UINavigationController.self)
  }

  // MARK: - Accessing Items on the Navigation Stack

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// The visible view controller: one presented over this controller, otherwise the one at the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// The stack from the root to the controller on top. Setting it changes the stack without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack with one transition: a pop if the new top was below the old one, a push if it was not on the
  /// stack, none if it is on top already.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    performSet(viewControllers, animated: animated)
  }

  // MARK: - Pushing and Popping Stack Items

  /// Puts a controller on top and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    performPush(viewController, animated: animated)
  }

  /// Pops the top controller. Returns it; `nil` if there is only the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    performPop(keeping: nextStack.count - 1, animated: animated)?.first
  }

  /// Pops all controllers above the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    performPop(keeping: 1, animated: animated)
  }

  /// Pops all controllers above one of the stack and returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = nextStack.firstIndex(where: { $0 === viewController }) else {
      misuse(
        "Tried to pop to a view controller that doesn't exist: \(viewController) is not on the stack of \(self)")
    }
    return performPop(keeping: index + 1, animated: animated)
  }

  /// The gesture that leads back: a pan from the edge of the screen where reading begins.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  /// The gesture recognizer that pops with a pan in the content: a horizontal pan from the leading side, where no view
  /// inside handles it.
  ///
  /// - Note: UIKit lets it begin in the middle of a push or a pop; this runtime when the transition is over.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { interactivePop.contentRecognizer }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: - Configuring Navigation Bars

  /// The bar. Its items belong to the controllers of the stack.
  open var navigationBar: UINavigationBar { barStorage }

  /// A Boolean value that indicates whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar. During a transition it is animated alongside.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { performBarHiding(hidden, animated: animated) }

  // MARK: - Configuring Custom Toolbars

  /// The toolbar. It shows the ``UIViewController/toolbarItems`` of the controller on top.
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

  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { isToolbarHiddenStorage }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar. During a transition it is animated alongside.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { performToolbarHiding(hidden, animated: animated) }

  /// The delegate of the navigation controller.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The item that was set or that has this controller's title; otherwise that of the controller at the bottom of the
  /// stack.
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
  }

  // MARK: - Appearance

  // UIKit passes these on from inside its own implementations, so a subclass that calls super last logs last.
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

  // MARK: - Deciding Child

  /// The top, while the bar is hidden; otherwise the bar decides.
  open override var childForStatusBarStyle: UIViewController? { isBarHidden ? stack.last : nil }
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }
  open override var childViewControllerForPointerLock: UIViewController? { stack.last }

  /// The value that the delegate returns; the controllers of the stack are not asked.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The value that the delegate returns; the controllers of the stack are not asked.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
