/// An object that manages a view hierarchy.
///
/// The class declares the members that can be overridden; extensions in other files implement them, such as
/// ``UIViewController`` +Containment, +Appearance, and +Loading. `AppearanceState` and `AppearanceByWindow` determine
/// when the appearance callbacks are sent.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIStateRestoring, UIFocusEnvironment {
  var viewStorage: UIView?
  var childrenStorage: [UIViewController] = []
  /// The parent, which resets the reference in its deinitializer.
  ///
  /// Not weak, because that would slow every retain of a parent.
  unowned(unsafe) var parentStorage: UIViewController?
  var appearance = AppearanceState()
  /// The registrations for previews, which retain their gesture recognizers.
  var previewingContexts: [PreviewingContext] = []
  var relocation = ParentRelocation()
  var activeCoordinator: TransitionCoordinator?
  /// The coordinator of the presentation or dismissal in which the controller takes part.
  ///
  /// A container can have a transition of its own at the same time.
  var modalCoordinator: TransitionCoordinator?
  /// The presentation of another controller by this one.
  ///
  /// It is owned by its container view.
  weak var presentationOfOther: ModalPresentation?
  /// The presentation that shows this controller.
  weak var ownPresentation: ModalPresentation?
  /// The window whose root view controller this is.
  weak var windowOfRoot: UIWindow?
  /// The presentation controller, which is created on first access or by the presentation.
  var presentationControllerStorage: UIPresentationController? {
    didSet {
      guard let controller = presentationControllerStorage, controller !== oldValue, ownPresentation == nil else {
        return
      }
      controller.isOwnedByPresented()
    }
  }
  /// The navigation item, which is created on first access.
  private var navigationItemStorage: UINavigationItem?
  private var contentScrollViews = ContentScrollViews()
  private var editButtonStorage: UIBarButtonItem?
  /// The tab bar item, which is created on first access or set by the app.
  var tabBarItemStorage: UITabBarItem?
  private var toolbarItemStorage: [UIBarButtonItem]?
  /// The correction of the view's safe area at the top and the bottom while bars move.
  var barCorrection: (top: CGFloat, bottom: CGFloat) = (0, 0) {
    didSet { if barCorrection != oldValue { viewStorage?.markSafeAreaStale() } }
  }
  /// The tab that created this controller.
  weak var tabStorage: UITab?
  var traitAdjustments: TraitAdjustments?
  /// The traits that were reported to the controller last.
  var lastTraits: UITraitCollection?
  /// The data of the storyboard from which the controller was created.
  var interface: ControllerInterface?
  /// The content-unavailable view; `nil` until a configuration is set.
  var contentUnavailability: ContentUnavailability?
  var needsContentUnavailableUpdate = true

  // MARK: - Creating a View Controller

  /// The name of the nib file; `nil` if the view is created in code.
  open var nibName: String? { nibNameStorage }
  /// The bundle that contains the nib file, which is that of the app unless another one was specified.
  open var nibBundle: Bundle? { nibBundleStorage ?? .main }
  private let nibNameStorage: String?
  /// The bundle that was specified.
  let nibBundleStorage: Bundle?

  /// Creates a controller.
  ///
  /// The view is loaded on first access.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibNameStorage = nibNameOrNil
    nibBundleStorage = nibBundleOrNil
    super.init()
    LifecycleObservation.report(.initialized, of: self)
  }

  /// Creates a controller from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    nibNameStorage = coder.interfaceAttribute("nibName")
    nibBundleStorage = nibNameStorage == nil ? nil : (coder as? InterfaceCoder)?.loader.bundle
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

  /// Returns whether a segue that the user starts should be performed.
  ///
  /// The default is `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to configure its destination.
  ///
  /// The default implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the controller's storyboard.
  ///
  /// - Precondition: The controller was created from a storyboard that has a segue from it with this identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueByName(identifier, sender: sender)
  }

  /// Returns whether the controller accepts an unwind action.
  ///
  /// The default implementation calls the method without the sender's optionality, which earlier versions of iOS
  /// called.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// Returns whether the controller accepts an unwind action.
  ///
  /// The default implementation returns whether the controller implements the action, as `_runtimeCanPerform(_:)` says.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    ActionDispatch.isNamed(action, by: self)
  }

  /// Returns the children to search for the destination of an unwind segue, in the order of the search.
  ///
  /// The default implementation returns the children without the one that contains the source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return childrenStorage.filter { $0 !== origin }
  }

  /// Returns the child that contains the source of an unwind segue; `nil` if there is none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var controller: UIViewController? = source.source
    while let current = controller, current.parentStorage !== self { controller = current.parentStorage }
    return controller
  }

  /// Called when an unwind segue passes the controller.
  ///
  /// The method shows the next view controller on the path to the destination.
  ///
  /// The default implementation does nothing. Containers override it to show a child.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: - Managing the View

  /// The view of the controller.
  ///
  /// It is loaded when you read this property for the first time.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(with: newValue) }
  }

  /// The view of the controller, or `nil` if it is not loaded.
  ///
  /// Reading this property does not load the view.
  open var viewIfLoaded: UIView? { viewStorage }

  /// A Boolean value that indicates whether the view is loaded.
  ///
  /// Reading this property does not load the view.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Creates the view.
  ///
  /// An override assigns `view` and does not call `super`.
  ///
  /// The default implementation loads the view from the storyboard or nib file, or creates an empty view if there is
  /// none.
  open func loadView() {
    guard !loadInterfaceView() else { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { performLoadIfNeeded() }

  /// Called after the view was loaded.
  ///
  /// The default implementation does nothing.
  open func viewDidLoad() {}

  /// A localized title that represents the controller.
  open var title: String? {
    didSet {
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
      tellObservers(of: \UIViewController.title, from: oldValue as Any, to: title as Any)
    }
  }

  /// The preferred size of the controller's content.
  ///
  /// The parent is notified of changes.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      if preferredContentSize != oldValue { reportPreferredContentSize() }
    }
  }

  /// Notifies the container and the presentation that the preferred size of the content changed.
  func reportPreferredContentSize() {
    parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
    ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  // MARK: - Responding to View-Related Events

  /// Called when the view is about to be added to a window.
  ///
  /// Traits and geometry may not be up to date.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window with its traits and size, before layout.
  ///
  /// Once for each appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen and its animation has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to be removed or covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view was removed or covered.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A Boolean value that indicates whether the controller appears because it is being added to a parent.
  ///
  /// The value is `true` only during the appearance callbacks.
  open var isMovingToParent: Bool { relocation.isMovingIn && appearance.isSendingAppear }
  /// A Boolean value that indicates whether the controller disappears because its parent removes it.
  ///
  /// The value is `true` only during the disappearance callbacks.
  open var isMovingFromParent: Bool { relocation.isMovingOut && appearance.isSendingDisappear }

  /// A Boolean value that indicates whether the controller or an ancestor is being presented.
  ///
  /// The value is `true` from the beginning of the transition, before `viewWillAppear(_:)`, to its end, after
  /// `viewDidAppear(_:)`, and `false` in the completion handler of the presentation.
  open var isBeingPresented: Bool { topmostAncestor.modalTransition == .presentation }
  /// A Boolean value that indicates whether the controller or an ancestor is being dismissed.
  ///
  /// The value is `true` from the beginning of the transition, before `viewWillDisappear(_:)`, to its end, after
  /// `viewDidDisappear(_:)`, and `false` in the completion handler of the dismissal.
  open var isBeingDismissed: Bool { topmostAncestor.modalTransition == .dismissal }

  /// Called when the root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the root view has laid out its subviews, before their own subviews are laid out.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view.
  ///
  /// An override must call `super` last.
  open func updateViewConstraints() { viewStorage?.trackedUpdateConstraints() }

  // MARK: - Safe Area

  /// The insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewStorage?.markSafeAreaStale() } }
  }
  /// Called when the safe area of the root view changes.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: - Margins

  /// The minimum layout margins of the root view, without the safe area.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { computeSystemMinimumLayoutMargins() }
  /// A Boolean value that indicates whether the system's minimum margins limit those of the root view.
  ///
  /// If the value is `true`, the margins of the root view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewStorage?.reportMargins() } }
  }
  /// Called when the margins of the root view change.
  ///
  /// An override must call `super`.
  open func viewLayoutMarginsDidChange() {}

  // MARK: - Managing Child View Controllers

  /// The child view controllers in the order in which they were added.
  open var children: [UIViewController] { childrenStorage }
  /// The view controller that contains this one.
  open var parent: UIViewController? { parentStorage }

  /// Adds a controller as a child, after removing it from its previous parent.
  ///
  /// The view hierarchy does not change.
  ///
  /// The child receives `willMove(toParent:)`. The container must call `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent, and calls `didMove(toParent: nil)`.
  ///
  /// The view hierarchy does not change.
  open func removeFromParent() { leaveParent() }

  /// Called when the controller is about to be added to a parent or removed from it.
  ///
  /// An override must call `super`.
  open func willMove(toParent parent: UIViewController?) {
    LifecycleObservation.report(.willMove(toParent: parent.map(LifecycleObservation.name(of:))), of: self)
    relocation.isMovingOut = parent == nil
    relocation.isRemovalAnnounced = parent == nil
  }
  /// Called when the controller was added to a parent or removed from it.
  ///
  /// An override must call `super`.
  open func didMove(toParent parent: UIViewController?) {
    LifecycleObservation.report(.didMove(toParent: parent.map(LifecycleObservation.name(of:))), of: self)
    relocation.isRemovalAnnounced = false
    // A container calls this method with a parent to withdraw a removal that it has announced.
    if parent != nil { relocation.isMovingOut = false }
  }

  /// Replaces the view of one child with that of another, with an animation and appearance callbacks.
  ///
  /// The method changes only the view hierarchy. The caller adds the one child and removes the other.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swapViews(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// A Boolean value that indicates whether appearance callbacks are forwarded to the children.
  ///
  /// The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Returns whether callbacks are forwarded to a child.
  ///
  /// Some containers of the runtime forward them selectively.
  func forwardsAppearanceAutomatically(to child: UIViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods
  }

  /// Begins an appearance transition of a child.
  ///
  /// Containers that forward appearance callbacks themselves call this method.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.beginExplicitly(isAppearing, animated: animated, on: self)
  }

  /// Ends an appearance transition of a child.
  ///
  /// Each call must balance a call that begins a transition.
  open func endAppearanceTransition() { appearance.endExplicitly(on: self) }

  // MARK: - Configuring the View's Layout Behavior

  /// The edges at which the view extends behind translucent bars.
  ///
  /// The default is all.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }

  /// A Boolean value that indicates whether the content of a scroll view is inset by bars even if it does not scroll.
  ///
  /// It applies to a scroll view that is the content of the controller and whose
  /// ``UIScrollView/contentInsetAdjustmentBehavior`` is `automatic`. The default is `true`.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      viewIfLoaded.flatMap(UIScrollView.content(of:))?.updateAdjustedContentInset()
    }
  }

  /// A Boolean value that indicates whether the view extends behind opaque bars as well.
  ///
  /// The default is `false`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
  }

  /// The guide at the top of the view, as high as what bars cover there.
  ///
  /// Constraints to the safe area do the same.
  open var topLayoutGuide: any UILayoutSupport { edgeGuide(\.topGuide, at: .top) }

  /// The guide at the bottom of the view, as high as what bars cover there.
  ///
  /// Constraints to the safe area do the same.
  open var bottomLayoutGuide: any UILayoutSupport { edgeGuide(\.bottomGuide, at: .bottom) }

  // MARK: - Environment

  /// The traits of the controller: those of its environment with its own overrides.
  open var traitCollection: UITraitCollection { computeTraitCollection() }

  /// Called when ``traitCollection`` changes.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Reports changed traits of the controller and its view hierarchy immediately.
  ///
  /// Otherwise, changes are reported before the next layout.
  open func updateTraitsIfNeeded() { performTraitUpdate() }

  /// Sets trait overrides for a child and its descendants; `nil` removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { setOverride(collection, for: childViewController) }

  /// Returns the trait overrides for a child; `nil` if there are none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitAdjustments?.parentOverride(of: self)
  }

  /// The interface style of the controller and its descendants.
  ///
  /// If the value is unspecified, the style is inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { reportOwnStyleChange(from: oldValue) }
  }

  /// Called when the size of the view is about to change.
  ///
  /// Changes can be animated alongside.
  ///
  /// The default implementation forwards the call to the children. If the interface rotates, it also calls the methods
  /// with which controllers responded to rotations before iOS 8, such as `willRotate(to:duration:)`.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    announceRotation(of: coordinator)
    for child in childrenStorage {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// The orientation of the interface.
  ///
  /// It is that of the scene of the view's window, or of the screen.
  @available(iOS, deprecated: 8.0)
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? UIScreen.main.orientation
  }

  /// Called before the interface rotates, if the view is on screen.
  ///
  /// The default implementation does nothing. ``interfaceOrientation`` and the bounds of the view have their old
  /// values.
  ///
  /// - Note: UIKit calls this method and the two that follow only for a controller that does not override
  ///   `viewWillTransition(to:with:)`. Here, they are also called if an override calls `super`.
  @available(iOS, deprecated: 8.0)
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

  /// Called in the animation of a rotation, when ``interfaceOrientation`` and the bounds of the view have their new
  /// values.
  ///
  /// The default implementation does nothing.
  @available(iOS, deprecated: 8.0)
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

  /// Called after the interface has rotated.
  ///
  /// The default implementation does nothing.
  @available(iOS, deprecated: 8.0)
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called when the traits are about to change.
  ///
  /// The default implementation forwards the call to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childrenStorage { child.willTransition(to: child.adjust(newCollection), with: coordinator) }
  }

  /// Returns the size of a child for a size of this controller.
  ///
  /// The default is the whole size.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  /// Called when the ``preferredContentSize`` of a child changes.
  ///
  /// The default implementation does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The coordinator of the running transition of this controller or an ancestor; `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator ?? modalCoordinator ?? parentStorage?.transitionCoordinator
  }

  // MARK: - Presenting a View Controller

  /// The presentation style of the controller.
  ///
  /// The default is `.automatic`, for which the system chooses the style.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The transition style of the controller's presentation.
  ///
  /// Set it before you present the controller.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// The transition with which the controller is presented or pushed, and dismissed or popped.
  ///
  /// It takes precedence over ``modalTransitionStyle``. A transitioning delegate, or the delegate of a navigation
  /// controller, that returns an animator takes precedence over it. The default is `nil`.
  open var preferredTransition: Transition?
  /// A Boolean value that indicates whether the user cannot dismiss the presented view controller.
  ///
  /// The app still can.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether presentations in the current context cover this controller.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether the transition style of the context takes precedence.
  ///
  /// If the value is `true`, the ``modalTransitionStyle`` of the context replaces that of the presented view
  /// controller.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether the keyboard remains when the controller is presented.
  ///
  /// The default is `true` for form sheets, and `false` otherwise.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The delegate that provides the animators and, for the custom style, the presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Presents a controller.
  ///
  /// The presenter can be an ancestor, depending on the style.
  ///
  /// The presentation becomes visible at the end of the update cycle. `completion` is called after the `viewDidAppear`
  /// of the presented view controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { performPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller that this one or an ancestor presented, with all presentations above it.
  ///
  /// If the controller has not presented another one, it is dismissed itself. `completion` is called after
  /// `viewDidDisappear`, or immediately if there is no presentation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismissal(animated: flag, completion: completion)
  }

  /// The controller that this controller or an ancestor has presented.
  open var presentedViewController: UIViewController? { nearestPresentationOfOther?.presented }
  /// The controller that has presented this controller or an ancestor.
  open var presentingViewController: UIViewController? { nearestOwnPresentation?.presenter }

  /// The presentation controller of this controller, or of its nearest presented ancestor.
  ///
  /// Before the controller is presented, this property creates a presentation controller for the current
  /// ``modalPresentationStyle``, and retains it.
  open var presentationController: UIPresentationController? {
    nearestOwnPresentation?.controller ?? presentationController(presentedBy: nil, source: self)
  }
  /// The presentation controller of this controller or an ancestor; `nil` before the presentation begins.
  open var activePresentationController: UIPresentationController? { nearestOwnPresentation?.controller }
  /// The presentation controller, if it manages a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller, if it manages a popover.
  ///
  /// It does so if ``modalPresentationStyle`` is `.popover`, and for an action sheet on iPad.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// A Boolean value that indicates whether the presented view controller determines the status bar.
  ///
  /// It applies to a controller that is not presented full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The orientation in which a controller that covers the screen is presented.
  ///
  /// The default is the current orientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIScreen.main.orientation }

  /// Called before the presentation.
  ///
  /// Controllers of the runtime override it to check preconditions.
  func prepareForPresentation() {}
  /// Returns the presentation controller that a controller of the runtime requires; `nil` for none.
  func makeSystemPresentationController() -> UIPresentationController? { nil }
  /// Called when the user has dismissed the controller, for example by pulling it down.
  ///
  /// Controllers of the runtime override it to report a cancellation.
  func presentationWasDismissedByUser() {}
  /// The transition of the presentation that causes the controller's appearance; `nil` if none runs.
  var modalTransition: ModalTransition?

  /// The actions below a preview of the view controller, which the runtime does not show.
  ///
  /// The default is none. No preview begins, because touches have no force.
  @available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: - Status Bar, Home Indicator, Screen Edges, Orientation, Pointer

  /// The preferred style of the status bar.
  ///
  /// A change has an effect after ``setNeedsStatusBarAppearanceUpdate()``, or when the controllers on screen, their
  /// traits or their orientation change.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden.
  ///
  /// The default is `true` in a compact height.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// The animation for changes of the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the status bar style; `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Notifies the system that the preferences for the status bar changed.
  open func setNeedsStatusBarAppearanceUpdate() {
    StatusBarUpdates.note()
    AppRuntime.shared.setNeedsCommit()
  }

  /// A Boolean value that indicates whether the home indicator is hidden while there are no touches.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden; `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Notifies the system that the preference for the home indicator changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { AppRuntime.shared.setNeedsCommit() }

  /// The screen edges at which the gestures of the app take precedence over those of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines the screen edges that defer system gestures; `nil` for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Notifies the system that the screen edges that defer system gestures changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { AppRuntime.shared.setNeedsCommit() }

  /// The interface orientations that the controller supports.
  ///
  /// The system uses the value of the root view controller, or of a controller that is presented over it and covers the
  /// screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIApplication.defaultOrientations }
  /// A Boolean value that indicates whether the interface follows the orientation of the device.
  ///
  /// The system uses the value of the controller that determines the orientations. The default is `true`.
  ///
  /// ``supportedInterfaceOrientations`` replaces it since iOS 16.
  open var shouldAutorotate: Bool { true }

  /// Notifies the system that the supported orientations changed.
  ///
  /// The interface rotates to the orientation of the device if that is supported, and otherwise to a supported one.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { InterfaceRotation.setNeedsUpdate() }

  /// Rotates the interface to the orientation of the device if the supported orientations permit it.
  ///
  /// Use ``setNeedsUpdateOfSupportedInterfaceOrientations()`` instead.
  public class func attemptRotationToDeviceOrientation() { InterfaceRotation.setNeedsUpdate() }

  /// A Boolean value that indicates whether the pointer should be locked.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines whether the pointer should be locked; `nil` for this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Notifies the system that the preference for the locked pointer changed.
  open func setNeedsUpdateOfPrefersPointerLocked() { AppRuntime.shared.setNeedsCommit() }

  // MARK: - Editing

  /// A Boolean value that indicates whether the user can edit the content of the controller.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  ///
  /// An override must call `super` first, which changes ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    if let editButtonStorage { show(editing, on: editButtonStorage) }
  }
  private var isEditingStorage = false

  /// A bar button item that begins and ends editing.
  ///
  /// Its target is the controller, and its action toggles ``isEditing``. An app can replace both.
  open var editButtonItem: UIBarButtonItem {
    if let editButtonStorage { return editButtonStorage }
    let item = makeEditButtonItem()
    editButtonStorage = item
    return item
  }

  // MARK: - Navigation

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest split view controller that contains this view controller.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  /// The item that represents the controller in a navigation bar.
  ///
  /// It is created with the controller's title on first access.
  open var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(optionalTitle: title)
    navigationItemStorage = item
    return item
  }

  /// A Boolean value that indicates whether the tab bar is hidden while the controller is pushed.
  ///
  /// The bar is hidden as long as the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// The items in the toolbar of a navigation controller while this controller is at the top.
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

  /// Sets the scroll view whose content extends behind the bars at the given edges.
  ///
  /// If the value is `nil`, the bars use the first scroll view of the view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    contentScrollViewDidChange()
  }

  /// Sets the scroll view whose content extends behind the bars at all edges.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Returns the content scroll view for an edge.
  ///
  /// A container returns that of its content.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge]
  }

  // MARK: - Tabs

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// The tab bar item that represents the controller.
  ///
  /// The item is created with the controller's title on first access. Setting the property to `nil` creates a new item.
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

  /// Shows a controller.
  ///
  /// The nearest ancestor that implements this method determines how: a navigation controller pushes the controller. If
  /// there is no such ancestor, the controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parentStorage {
      parentStorage.show(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows a controller as a detail.
  ///
  /// The nearest ancestor that implements this method determines how. If there is none, the controller is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parentStorage {
      parentStorage.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Returns the view controller that handles an action: this one, or its nearest ancestor that has the action.
  ///
  /// A navigation controller has the action `showViewController:sender:`, and a split view controller has it and
  /// `showDetailViewController:sender:`.
  ///
  /// - Note: Whether a class of the app overrides a method of this class cannot be determined. Such a class returns
  ///   `true` for its action from ``UIResponder/canPerformAction(_:withSender:)``.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parentStorage?.targetViewController(forAction: action, sender: sender)
  }

  /// Called when a split view controller collapses, to incorporate the secondary view controller into this one.
  ///
  /// The default implementation does nothing. A navigation controller shows the secondary view controller on its stack.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called when a split view controller expands, to return the secondary view controller.
  ///
  /// The default implementation returns `nil`. A navigation controller returns what is at the top of its stack.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  /// Uses the navigation item of a storyboard.
  func adopt(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    navigationItemStorage = item
  }

  /// Called when a child was removed by the app, or because it was added to another parent.
  func childDidLeave(_ child: UIViewController) {}

  // MARK: - Showing That Content Is Unavailable

  /// The configuration of the view that indicates that there is no content to display.
  ///
  /// The view is above the content of the controller's view, and has its size. If the value is `nil`, which is the
  /// default, there is none.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailability?.configuration }
    set {
      guard newValue != nil || contentUnavailability != nil else { return }
      let content = contentUnavailability ?? ContentUnavailability(of: self)
      contentUnavailability = content
      content.configuration = newValue
    }
  }

  /// The current state of the content-unavailable view.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    currentContentUnavailableState
  }

  /// Requests an update of the content-unavailable configuration before the next layout of the view.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called to update the content-unavailable configuration for a state.
  ///
  /// It is called before the view is laid out for the first time, and when the state has changed or an update was
  /// requested. The default implementation does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// The navigation item, if it was created.
  var navigationItemIfLoaded: UINavigationItem? { navigationItemStorage }

  // MARK: - Memory

  /// Called when the system has little available memory.
  ///
  /// The default implementation does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: - Managing State Restoration

  /// The identifier with which the state of the view controller is saved and restored.
  ///
  /// The default is `nil`: the states of the view controller and its children are not saved.
  open var restorationIdentifier: String?

  /// The class that creates or finds the view controller while the state is restored.
  ///
  /// If the value is `nil`, the view controller is requested from the app delegate.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Encodes the state of the view controller.
  ///
  /// An override calls `super`.
  ///
  /// A view controller to which a reference is encoded saves its state as well. UIKit's containers encode their
  /// children; a container of the app does so in its override.
  open func encodeRestorableState(with coder: NSCoder) { encodeBuiltInState(with: coder) }

  /// Decodes and restores the state of the view controller.
  ///
  /// An override calls `super`.
  open func decodeRestorableState(with coder: NSCoder) { decodeBuiltInState(with: coder) }

  /// Called after the states of all objects have been decoded.
  ///
  /// The default implementation does nothing.
  open func applicationFinishedRestoringState() {}

  // MARK: - Adding Key Commands

  private var keyCommandStorage: [UIKeyCommand] = []

  /// The key commands that were added to the view controller; `nil` if there are none.
  open override var keyCommands: [UIKeyCommand]? { keyCommandStorage.isEmpty ? nil : keyCommandStorage }

  /// Adds a key command to the view controller.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { keyCommandStorage.append(keyCommand) }

  /// Removes a key command from the view controller.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { keyCommandStorage.removeAll { $0 === keyCommand } }

  // MARK: - Focusing

  /// The identifier of the focus group to which the content of the view controller belongs.
  ///
  /// If it is `nil`, as it is by default, the content belongs to the group of the parent environment.
  open var focusGroupIdentifier: String?

  /// The environments in which the focus system searches for the item to focus in the view controller.
  ///
  /// The default is the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  /// A Boolean value that indicates whether the focus returns to its last item when the view controller is visible
  /// again.
  ///
  /// If the value is `false`, the focus moves to the preferred item of the view controller. The default is `true`.
  open var restoresFocusAfterTransition = true

  /// The environment that contains the view controller.
  ///
  /// It is the presentation controller while the view controller is presented, and otherwise the superview of its view.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let ownPresentation, ownPresentation.container != nil { return ownPresentation.controller }
    return viewStorage?.superviewStorage ?? parentStorage
  }

  /// The container of the focus items in the view controller, which is its view by default.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// Requests that the focus moves to the preferred item in the view controller before the update cycle ends.
  ///
  /// It has no effect if the focused item is not in the view controller.
  open func setNeedsFocusUpdate() { FocusEngine.requestUpdate(in: self) }

  /// Performs pending updates of the focus immediately, if the focused item is in the view controller.
  open func updateFocusIfNeeded() { FocusEngine.performUpdate(in: self) }

  /// Returns whether an update of the focus from or to an item in the view controller may occur.
  ///
  /// The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved from or to an item in the view controller.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: - Responder Chain

  /// Called when touches have begun in the view.
  ///
  /// The default implementation forwards them to the next responder.
  // Dynamic, so that an extension of the app can replace it; see `ReplaceableMember` in `Tools/PortApp`.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  /// The next responder.
  ///
  /// It is the superview of the view; for a window's root view controller, the window; for a presented view controller,
  /// its presenter.
  open override var next: UIResponder? {
    // The view of a root view controller has no superview while a presentation covers the screen.
    ownPresentation?.presenter ?? viewStorage?.superviewStorage ?? parentStorage ?? windowOfRoot
  }
}
