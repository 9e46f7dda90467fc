/// An object that manages a view hierarchy.
///
/// Overridable members are declared here; the extensions implement them: ``UIViewController`` +Containment,
/// +Appearance, +Loading. `AppearanceState` and `AppearanceByWindow` determine when the appearance callbacks are sent.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  var viewStorage: UIView?
  var childrenStorage: [UIViewController] = []
  /// Valid while it is set: a parent clears it in its deinit. Not weak, which would make every retain of a parent slow.
  unowned(unsafe) var parentStorage: UIViewController?
  var appearance = AppearanceState()
  var relocation = ParentRelocation()
  var activeCoordinator: TransitionCoordinator?
  /// The coordinator of the presentation or dismissal in which the controller takes part. A container can have a transition
  /// of its own meanwhile.
  var modalCoordinator: TransitionCoordinator?
  /// The presentation that this controller has made of another one. Owned by its container view.
  weak var presentationOfOther: ModalPresentation?
  /// The presentation that this controller is shown by.
  weak var ownPresentation: ModalPresentation?
  /// Created on first access, before or by the presentation.
  var presentationControllerStorage: UIPresentationController? {
    didSet {
      guard let controller = presentationControllerStorage, controller !== oldValue, ownPresentation == nil else {
        return
      }
      controller.isOwnedByPresented()
    }
  }
  /// Created on first access.
  private var navigationItemStorage: UINavigationItem?
  private var contentScrollViews = ContentScrollViews()
  private var editButtonStorage: UIBarButtonItem?
  /// Created on first access, or set by the app.
  var tabBarItemStorage: UITabBarItem?
  private var toolbarItemStorage: [UIBarButtonItem]?
  /// The correction of the view's safe area above and below while bars move.
  var barCorrection: (top: CGFloat, bottom: CGFloat) = (0, 0) {
    didSet { if barCorrection != oldValue { viewStorage?.markSafeAreaStale() } }
  }
  /// The tab that has made this controller.
  weak var tabStorage: UITab?
  var traitAdjustments: TraitAdjustments?
  /// The last traits that were reported to the controller.
  var lastTraits: UITraitCollection?
  /// The data of the storyboard from which the controller was created.
  var interface: ControllerInterface?

  // MARK: - Creating a View Controller

  /// The name of the nib; `nil` if the view is created in code.
  public let nibName: String?
  /// The bundle of the nib.
  public let nibBundle: Bundle?

  /// Creates a controller. Nothing is loaded before the first access to the view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    LifecycleObservation.report(.initialized, of: self)
  }

  /// Creates a controller from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    LifecycleObservation.report(.initialized, of: self)
    decodeInterface(coder, as: UIViewController.self)
  }

  /// Creates a controller whose view is created in code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    MainActorDeinit.run {
      LifecycleObservation.report(.deinitialized, of: self)
      viewStorage?.owner = nil
      for child in childrenStorage { child.parentWentAway() }
    }
  }

  // MARK: - Performing Segues

  /// The storyboard from which the controller was created.
  open var storyboard: UIStoryboard? { interface?.storyboard }

  /// Determines whether a segue that the user starts should be performed. The default is `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to configure its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the controller's storyboard.
  ///
  /// - Precondition: The controller came from a storyboard, where a segue of this identifier starts from it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueByName(identifier, sender: sender)
  }

  // MARK: - Managing the View

  /// The controller's view; reading it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(with: newValue) }
  }

  /// The view if it is loaded; never loads it.
  open var viewIfLoaded: UIView? { viewStorage }

  /// A Boolean value that indicates whether the view is loaded; never loads it.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Creates the view. An override assigns `view` and does not call `super`.
  ///
  /// By default it comes from the storyboard or nib; without either it is a plain one.
  open func loadView() {
    if !loadInterfaceView() { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// Loads the view unless that has happened.
  open func loadViewIfNeeded() { performLoadIfNeeded() }

  /// Tells that the view was loaded.
  open func viewDidLoad() {}

  /// A title for the user.
  open var title: String? {
    didSet {
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
      tellObservers(of: \UIViewController.title, from: oldValue as Any, to: title as Any)
    }
  }

  /// The preferred size for the view controller's content. The parent is notified of changes.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
      ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: - Responding to View-Related Events

  /// Tells that the view is about to be added to a window. Traits and geometry may still be old.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is in the window with its traits and size, before layout. Once for each appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells that the view is on screen, its animation over.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to be removed or covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view was removed or covered.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A Boolean value that indicates whether the controller appears because it is being added to a parent; true in those
  /// callbacks only.
  open var isMovingToParent: Bool { relocation.isMovingIn && appearance.isSendingAppear }
  /// A Boolean value that indicates whether the controller disappears because it is being removed from its parent; true
  /// in those callbacks only.
  open var isMovingFromParent: Bool { relocation.isMovingOut && appearance.isSendingDisappear }

  /// A Boolean value that indicates whether the controller appears because it or an ancestor is being presented; true
  /// in those callbacks only.
  open var isBeingPresented: Bool { appearance.isSendingAppear && topmostAncestor.modalTransition == .presentation }
  /// A Boolean value that indicates whether the controller disappears because it or an ancestor is being dismissed;
  /// true in those callbacks only.
  open var isBeingDismissed: Bool { appearance.isSendingDisappear && topmostAncestor.modalTransition == .dismissal }

  /// Tells that the root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the root view has laid out its subviews, but not their contents.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the controller's view; an override calls super last.
  open func updateViewConstraints() { viewStorage?.updateConstraints() }

  // MARK: - Safe Area

  /// The insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewStorage?.markSafeAreaStale() } }
  }
  /// Tells that the root view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: - Margins

  /// The minimum layout margins of the root view, without the safe area.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { computeSystemMinimumLayoutMargins() }
  /// A Boolean value that indicates whether the root view's margins are never smaller than
  /// ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewStorage?.reportMargins() } }
  }
  /// Tells that the root view's margins changed. An override calls `super`.
  open func viewLayoutMarginsDidChange() {}

  // MARK: - Managing Child View Controllers

  /// The contained controllers in the order in which they were added.
  open var children: [UIViewController] { childrenStorage }
  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }

  /// Adds a controller as a child, removing it from its old parent first. Sends it `willMove(toParent:)`, and leaves
  /// `didMove(toParent:)` to the container. Does not change the view hierarchy.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent, and sends itself `didMove(toParent: nil)`. The view is not changed.
  open func removeFromParent() { leaveParent() }

  /// Tells that the controller is about to get a parent, or to lose it. An override calls `super`.
  open func willMove(toParent parent: UIViewController?) {
    LifecycleObservation.report(.willMove(toParent: parent.map(LifecycleObservation.name(of:))), of: self)
    relocation.isMovingOut = parent == nil
    relocation.isRemovalAnnounced = parent == nil
  }
  /// Tells that the controller got a parent, or lost it. An override calls `super`.
  open func didMove(toParent parent: UIViewController?) {
    LifecycleObservation.report(.didMove(toParent: parent.map(LifecycleObservation.name(of:))), of: self)
    relocation.isRemovalAnnounced = false
    // A container that changed its mind about a removal says so here.
    if parent != nil { relocation.isMovingOut = false }
  }

  /// Replaces the view of a child with that of another one, with an animation and appearance callbacks.
  ///
  /// Only views are changed; the caller adds the one child and removes the other.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swapViews(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// A Boolean value that indicates whether UIKit passes this controller's appearance callbacks on to its children;
  /// true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Returns whether callbacks are forwarded to one child; some containers of the runtime forward them selectively.
  func forwardsAppearanceAutomatically(to child: UIViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods
  }

  /// Tells a child that it is about to appear or disappear. A container that forwards by hand calls this.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.beginExplicitly(isAppearing, animated: animated, on: self)
  }

  /// Ends the appearance transition of a child; each call balances one begin.
  open func endAppearanceTransition() { appearance.endExplicitly(on: self) }

  // MARK: - Configuring the View's Layout Behavior

  /// The edges at which the view extends behind translucent bars. The default is all.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }

  /// A Boolean value that indicates whether the view extends behind opaque bars as well. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
  }

  /// The guide at the top of the view, as high as what bars cover there. Constraints to the safe area do the same.
  open var topLayoutGuide: any UILayoutSupport { edgeGuide(\.topGuide, at: .top) }

  /// The guide at the bottom of the view, as high as what bars cover there. Constraints to the safe area do the same.
  open var bottomLayoutGuide: any UILayoutSupport { edgeGuide(\.bottomGuide, at: .bottom) }

  // MARK: - Environment

  /// The controller's traits: its surroundings' with its own override.
  open var traitCollection: UITraitCollection { computeTraitCollection() }

  /// Tells that ``traitCollection`` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells of changed traits now, in the controller, its view and everything in it, instead of before the next layout.
  open func updateTraitsIfNeeded() { performTraitUpdate() }

  /// Sets trait overrides for a child and its descendants; `nil` removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { setOverride(collection, for: childViewController) }

  /// Returns the traits that were set for a child; `nil` for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitAdjustments?.parentOverride(of: self)
  }

  /// The style of the controller and everything in it; unspecified inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { reportOwnStyleChange(from: oldValue) }
  }

  /// Called when the view's size is about to change; changes can be animated alongside. Forwarded to the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childrenStorage {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Tells that the traits are about to change. Passed on to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childrenStorage { child.willTransition(to: child.adjust(newCollection), with: coordinator) }
  }

  /// The size that a child will have when this controller has `parentSize`: by default all of it.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  /// Tells that a child's ``preferredContentSize`` changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The coordinator of the transition that involves this controller or an ancestor; `nil` when there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator ?? modalCoordinator ?? parentStorage?.transitionCoordinator
  }

  // MARK: - Presenting a View Controller

  /// The presentation style of the controller; `.automatic` is the system's choice.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The transition style of the controller's presentation; set before presenting.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// A Boolean value that indicates whether the user cannot dismiss the presented controller; code can.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether presentations in the current context cover this controller.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether the context's ``modalTransitionStyle`` takes precedence over the presented
  /// controller's.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether the keyboard remains when the controller is presented. The default is
  /// `true` for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Provides the animators and, for the custom style, the presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Presents a controller. The presenter may be an ancestor, depending on the style.
  ///
  /// The presentation becomes visible at the end of the turn; `completion` follows the presented controller's
  /// `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { performPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller that this controller or an ancestor presented, with all presentations above it; a
  /// controller without a presented controller is itself dismissed.
  ///
  /// `completion` follows `viewDidDisappear`; without a presentation it is called immediately.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismissal(animated: flag, completion: completion)
  }

  /// The controller that this one or an ancestor has presented.
  open var presentedViewController: UIViewController? { nearestPresentationOfOther?.presented }
  /// The controller that has presented this one or an ancestor.
  open var presentingViewController: UIViewController? { nearestOwnPresentation?.presenter }

  /// The presentation controller of the controller or its nearest ancestor that is presented.
  ///
  /// Before the controller is presented, one is made for the ``modalPresentationStyle`` of the moment, and kept.
  open var presentationController: UIPresentationController? {
    nearestOwnPresentation?.controller ?? presentationController(presentedBy: nil, source: self)
  }
  /// The presentation controller of a presentation that has begun, of the controller or an ancestor; `nil` before.
  open var activePresentationController: UIPresentationController? { nearestOwnPresentation?.controller }
  /// The presentation controller, if it manages a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// A Boolean value that indicates whether the controller decides about the status bar although it is not presented
  /// full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The orientation to present the controller in, if it covers the screen: the one that the interface has.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIScreen.main.orientation }

  /// A last chance to refuse, for controllers of the runtime that are presented.
  func prepareForPresentation() {}
  /// Returns the presentation controller of controllers of the runtime that have one of their own.
  func makeSystemPresentationController() -> UIPresentationController? { nil }
  /// The transition that the controller's appearance belongs to, while a transition of its presentation runs.
  var modalTransition: ModalTransition?

  // MARK: - Status Bar, Home Indicator, Screen Edges, Orientation, Pointer

  /// Dark or light text in the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden: by default where there is little height.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// The animation style of changes to the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the status bar style; `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Notifies the system that the preferences for the status bar changed.
  open func setNeedsStatusBarAppearanceUpdate() { AppRuntime.shared.setNeedsCommit() }

  /// A Boolean value that indicates whether the home indicator is hidden while there are no touches.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines this preference; `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Notifies the system that the preference changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { AppRuntime.shared.setNeedsCommit() }

  /// The edges at which the app's gestures go before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines this preference; `nil` for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Notifies the system that the preference changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { AppRuntime.shared.setNeedsCommit() }

  /// The orientations that the controller supports; the root view controller of the window is asked.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIApplication.defaultOrientations }
  /// Notifies the system that the supported orientations changed, so that the interface rotates if necessary.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    InterfaceRotation.setNeedsCorrection()
  }

  /// A Boolean value that indicates whether the pointer should be locked.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines this preference; `nil` for this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Notifies the system that the preference changed.
  open func setNeedsUpdateOfPrefersPointerLocked() { AppRuntime.shared.setNeedsCommit() }

  // MARK: - Editing

  /// A Boolean value that indicates whether the controller allows the user to edit its contents.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing. An override calls `super` first, which changes ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    if let editButtonStorage { show(editing, on: editButtonStorage) }
  }
  private var isEditingStorage = false

  /// A button for the navigation bar that starts and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let editButtonStorage { return editButtonStorage }
    let item = makeEditButtonItem()
    editButtonStorage = item
    return item
  }

  // MARK: - Navigation

  /// The navigation item that represents the controller in a navigation bar. Created with the controller's title on
  /// first access.
  open var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(optionalTitle: title)
    navigationItemStorage = item
    return item
  }

  /// A Boolean value that indicates whether the tab bar is hidden while the controller is on a navigation stack, after
  /// it was pushed.
  open var hidesBottomBarWhenPushed = false

  /// The items of a navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemStorage }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    let old = toolbarItemStorage
    toolbarItemStorage = toolbarItems
    tellObservers(of: \UIViewController.toolbarItems, from: old as Any, to: toolbarItems as Any)
    guard let navigation = parentStorage as? UINavigationController, navigation.topViewController === self else {
      return
    }
    navigation.toolbarItemsDidChange(animated: animated)
  }

  /// Sets the scroll view whose content extends behind the bars at these edges, if it is not the first one of the view.
  ///
  /// With `nil` the bars determine the scroll view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    contentScrollViewDidChange()
  }

  /// Sets the scroll view whose content extends behind the bars at all edges.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Returns the content scroll view for an edge. A container returns that of its content.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge]
  }

  // MARK: - Tabs

  /// The tab bar item that represents the controller. Created with the controller's title on first access; setting it
  /// to `nil` creates a new one.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemStorage { return tabBarItemStorage }
      let item = makeTabBarItem()
      tabBarItemStorage = item
      return item
    }
    set {
      let old = tabBarItemStorage
      tabBarItemStorage = newValue
      tabBarItemDidChange()
      tellObservers(of: \UIViewController.tabBarItem, from: old as Any, to: newValue as Any)
    }
  }

  /// Shows a controller the way the surroundings do that: a navigation controller pushes it, otherwise it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parentStorage {
      parentStorage.show(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows a controller as a detail in the way that an ancestor implements; without one, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parentStorage {
      parentStorage.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Takes the navigation item of a storyboard.
  func adopt(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    navigationItemStorage = item
  }

  /// A child left, by itself or for another parent.
  func childDidLeave(_ child: UIViewController) {}

  // MARK: - Memory

  /// Tells that memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: - Responder Chain

  /// The superview of the controller's view; for a window's root view controller, the window; for a presented
  /// controller, its presenter.
  open override var next: UIResponder? {
    ownPresentation?.presenter ?? viewStorage?.superviewStorage ?? parentStorage
  }
}
