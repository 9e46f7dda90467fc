public import UIKit

/// A container that shows an ordered list of view controllers and changes it safely.
///
/// This class is the base of all state containers, and the only part of the library that performs containment and
/// forwards appearance callbacks. You can make a request at any time and from any callback: children are added and
/// removed in the order that UIKit documents, their appearance callbacks are balanced, the newest request wins, and
/// every request reports its outcome.
///
/// ```swift
/// let container = ContainerViewController()
/// container.setViewController(OnboardingViewController(), using: .none)
/// container.setViewController(MainViewController(), using: .flip)
/// ```
///
/// The container forwards the system's requests for the appearance of the content to the topmost child: status bar,
/// home indicator, screen edges, orientations, pointer lock, and preferred content size.
open class ContainerViewController: UIViewController {
  let containment = ContainmentInterpreter()
  let inquiry = LeaveInquiry()
  private var contentViewStorage: UIView?
  private let mirror = ItemMirror()
  /// The edges for which the app has set a scroll view that bars observe.
  private var edgesWithScrollViewOfApp = NSDirectionalRectEdge()
  /// The preferred content size that the container has taken from a child.
  private var forwardedContentSize = CGSize.zero
  /// The view controller whose children this container manages in place of its own; see ``stage``.
  weak var drivenController: _DrivenViewController?

  // MARK: - Creating a Container

  /// Creates a container without children.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    attachParts()
  }

  /// Creates a container that shows view controllers.
  ///
  /// - Parameter viewControllers: The view controllers to show, the lowest first.
  public convenience init(viewControllers: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers(viewControllers)
  }

  /// Creates a container from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attachParts()
  }

  /// Sets the references of the parts to the container.
  ///
  /// They are set during initialization, because Objective-C traps at a weak reference to an object that is being
  /// deallocated.
  private func attachParts() {
    containment.attach(to: self)
    mirror.attach(to: self)
  }

  deinit {
    Teardown.perform { [inquiry, containment] in
      inquiry.cancel()
      containment.hostIsDeallocated()
    }
  }

  // MARK: - Showing View Controllers

  /// The view controllers that are shown after the pending requests, the lowest first.
  ///
  /// If you set this property, the container changes its children without an animation.
  public var viewControllers: [UIViewController] {
    get { requestedViewControllers }
    set { setViewControllers(newValue, completion: Diagnostics.reportUnreceived) }
  }

  var requestedViewControllers: [UIViewController] {
    containment.catchUp()
    return containment.target
  }

  /// The policy for a request that is made during an animated transition.
  ///
  /// The default is ``TransitionPolicy/finishThenLatest``.
  public var transitionPolicy = TransitionPolicy.finishThenLatest

  /// The policy for presented view controllers when a child below them leaves.
  ///
  /// The default is ``PresentedControllersPolicy/keep``.
  public var presentedControllersPolicy = PresentedControllersPolicy.keep

  /// A Boolean value that indicates whether a request waits for a leave guard; see ``LeaveGuarding``.
  public var isAskingToLeave: Bool { inquiry.isAsking }

  /// A Boolean value that indicates whether an animated transition is running.
  public var isTransitioning: Bool { containment.isTransitioning }

  /// Shows view controllers.
  ///
  /// Children that remain receive no callbacks.
  ///
  /// The request is refused if a view controller has another parent, is presented, contains the container, or is listed
  /// twice. The refusal names the view controller. It is also refused if a leave guard or the ``transitionPolicy`` does
  /// not allow it, and if the children of the container are those of a state, as in a ``StateViewController``.
  ///
  /// - Parameters:
  ///   - viewControllers: The view controllers to show, the lowest first.
  ///   - transition: The transition between the leaving and the entering views. The default is `.none`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func setViewControllers(
    _ viewControllers: [UIViewController], using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    let request = makeRequest(completion)
    self.request(ListRequest(viewControllers, using: transition, isOfApp: true, for: request))
    return request
  }

  /// Shows a single view controller, or removes all children.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to show, or `nil` to show none.
  ///   - transition: The transition between the leaving and the entering view. The default is `.none`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func setViewController(
    _ viewController: UIViewController?, using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    setViewControllers(viewController.map { [$0] } ?? [], using: transition, completion: completion)
  }

  // MARK: - Interactive Transitions

  /// Begins an interactive transition that shows view controllers; see ``InteractiveTransition``.
  ///
  /// A running transition jumps to its end. A transition that another gesture has begun is cancelled.
  ///
  /// - Parameters:
  ///   - viewControllers: The view controllers that are shown when the transition is finished, the lowest first.
  ///   - transition: The transition between the leaving and the entering views. The default is a slide from the
  ///     trailing edge.
  ///   - completion: A closure that is called exactly once, with the outcome `.completed` if the transition was
  ///     finished and `.cancelled` if it was cancelled.
  /// - Returns: An object that controls the transition, or `nil` if the list is not valid, a leave guard does not allow
  ///   the change immediately, the container is not on the screen, or nothing would be animated.
  public func beginInteractiveTransition(
    to viewControllers: [UIViewController], using transition: ContainerTransition = .slide(from: .trailing),
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> InteractiveTransition? {
    let request = makeRequest(completion)
    return interact(
      self.request(ListRequest(viewControllers, using: transition, isInteractive: true, isOfApp: true, for: request)))
  }

  /// A Boolean value that indicates whether a state determines the children.
  var childrenFollowState: Bool { false }

  /// A Boolean value that indicates whether embedded view controllers are shown in front of the children.
  var embedsInFront: Bool { childrenFollowState }

  /// The refusal of a list that the app sets although the children are those of a state.
  var refusalOfList: TransitionRefusal { .childrenFollowState(in: stage) }

  /// Interrupts the running transition so that a gesture can control it.
  ///
  /// - Returns: An object that controls the transition, or `nil` if no transition is running, it cannot be interrupted,
  ///   another gesture controls it, or a request waits for its end.
  public func interruptRunningTransition() -> InteractiveTransition? {
    containment.interruptAnimation().map { InteractiveTransition(containment, $0) }
  }

  func interact(_ request: RequestID?) -> InteractiveTransition? {
    request.flatMap(containment.hold).map { InteractiveTransition(containment, $0) }
  }

  // MARK: - View

  /// The view that contains the children's views.
  ///
  /// The default is the container's own view.
  ///
  /// Reading the property loads the view. If you set it, for example in `viewDidLoad()`, the views of the children move
  /// to the new view, whose edges they fill. The new view must be in the hierarchy of the container's view, or be added
  /// to it in the same update cycle. A view inside another view controller's view, such as a child's, is refused, with
  /// a message.
  public var contentView: UIView {
    get {
      if let contentViewStorage { return contentViewStorage }
      guard let view = stage.view else { misuse("\(stage) has no view: loadView() must assign one") }
      return view
    }
    set {
      // The views of the children would not be visible in one of themselves.
      if let refusal = RequestValidation.placement(in: newValue, of: stage) {
        return Diagnostics.report(refusal, of: stage)
      }
      let old = stage.isViewLoaded ? contentView : nil
      exchange(&contentViewStorage, with: newValue)
      reportContentViewOutsideHierarchy()
      guard let old, old !== newValue else { return }
      containment.moveViews(from: old, to: newValue)
    }
  }

  /// Reports a content view that is not in the hierarchy when the app has had the time to add it.
  private func reportContentViewOutsideHierarchy() {
    Task { [weak self] in
      guard let self, let view = stage.viewIfLoaded, let contentViewStorage, !contentViewStorage.isDescendant(of: view)
      else { return }
      Diagnostics.report(.viewIsNotInHierarchy(contentViewStorage, of: stage), of: stage)
    }
  }

  // MARK: - Observing the Children

  /// Called when a child is about to appear.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - animated: A Boolean value that indicates whether the appearance is animated.
  open func childWillAppear(_ child: UIViewController, animated: Bool) {}
  /// Called when a child has appeared.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - animated: A Boolean value that indicates whether the appearance was animated.
  open func childDidAppear(_ child: UIViewController, animated: Bool) {}
  /// Called when a child is about to disappear.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - animated: A Boolean value that indicates whether the disappearance is animated.
  open func childWillDisappear(_ child: UIViewController, animated: Bool) {}
  /// Called when a child has disappeared.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - animated: A Boolean value that indicates whether the disappearance was animated.
  open func childDidDisappear(_ child: UIViewController, animated: Bool) {}

  /// Returns the notification that is posted for assistive technology when a child is shown.
  ///
  /// The method is called when the transition to the child is complete. The default implementation returns
  /// `.screenChanged` for a child that covers more than half of its window, and `.layoutChanged` otherwise.
  ///
  /// - Parameter child: The topmost child that has entered.
  /// - Returns: A notification, or `nil` to post none.
  open func accessibilityNotification(forShowing child: UIViewController) -> UIAccessibility.Notification? {
    child.viewIfLoaded?.coversMostOfWindow == true ? .screenChanged : .layoutChanged
  }

  // The interpreter calls these methods. A state container overrides them to identify the state.
  func willPerform(_ request: RequestID?, animated: Bool) {
    contentDidChange(animated: animated)
  }
  func didPerform(_ request: RequestID) {}
  func announceChangeWithoutTransition(of request: RequestID) {}
  func end(_ request: TransitionRequest, _ id: RequestID, _ outcome: TransitionOutcome) { request.end(outcome) }
  func didCompleteAllTransitions() {}
  func didCompleteRequests(_ requests: [RequestID]) {}
  func targetDidChange(to owner: RequestID?) {}

  // MARK: - Reporting to Observers

  /// The view controller that the events name, or `nil` if another container reports them for this one.
  var reportedContainer: UIViewController? { stage }

  /// Returns the states that a request leaves and shows, or `nil` to report the controllers.
  func reportedStates(for request: RequestID?) -> (from: ReportedContent, to: ReportedContent)? { nil }

  // MARK: - UIViewController

  /// A Boolean value that is always `false`.
  ///
  /// The container forwards the appearance callbacks itself.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func loadView() {
    super.loadView()
    adoptContainerView(of: containment)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    stageDidLoadView()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    containment.hostDidLayOutSubviews()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stageWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stageDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stageWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stageDidDisappear(animated)
  }

  // MARK: - Callbacks of the Stage

  /// The view controller whose children and view the container manages.
  ///
  /// The value is the container itself, unless it drives another view controller.
  var stage: UIViewController { drivenController ?? self }

  // The callbacks of the stage, which subclasses in this module extend.
  func stageDidLoadView() { containment.handle(.hostViewDidLoad) }

  func stageWillAppear(_ animated: Bool) {
    // A subclass may not have called `super` when the view was loaded.
    if !containment.isHostViewLoaded { containment.handle(.hostViewDidLoad) }
    containment.handle(.hostWillAppear(animated: animated))
    containment.reconcileForeignChildren(animated: animated)
  }

  func stageDidAppear(_ animated: Bool) {
    containment.handle(.hostDidAppear)
    containment.reconcileForeignChildren(animated: false)
  }

  func stageWillDisappear(_ animated: Bool) {
    containment.handle(.hostWillDisappear(animated: animated))
    containment.reconcileForeignChildren(animated: animated)
  }

  func stageDidDisappear(_ animated: Bool) {
    containment.handle(.hostDidDisappear)
    containment.reconcileForeignChildren(animated: false)
  }

  /// The children in the order in which they are shown, which UIKit's own list does not have.
  open override var children: [UIViewController] { containment.ordered(super.children) }

  var uiKitChildren: [UIViewController] { drivenController?.children ?? super.children }

  /// The coordinator of the container's own transition, or of the transition between its children.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? containment.player.coordinator(in: self)
  }

  /// Returns whether a child's view is in the hierarchy of the stage's view.
  func isShowing(_ child: UIViewController) -> Bool {
    guard let view = stage.viewIfLoaded, let childView = child.viewIfLoaded else { return false }
    return childView.isDescendant(of: view)
  }

  /// Returns whether the appearance transition of a child has begun and has not ended.
  func isMoving(_ child: UIViewController) -> Bool { containment.isMoving(child) }

  /// Returns whether a view controller is a child that the app has added with UIKit's `addChild(_:)`.
  func isForeign(_ child: UIViewController) -> Bool { containment.isForeign(child) }

  func assign(_ role: ChildRole, toForeign child: UIViewController, animated: Bool) {
    containment.assign(role, toForeign: child, animated: animated)
  }

  open override func addChild(_ childController: UIViewController) {
    ContainmentInterpreter.sendOwedCallbacks(of: childController)
    super.addChild(childController)
    containment.noticeAddedChild(childController)
  }

  // MARK: - Forwarding to the Content

  /// The child that the container forwards the system's requests to.
  ///
  /// The default is the topmost child.
  open var decidingViewController: UIViewController? { containment.topmost }

  // tvOS has no status bar, home indicator, screen edges and pointer, and only one orientation.
  #if !os(tvOS)
    open override var childForStatusBarStyle: UIViewController? { decidingViewController }
    open override var childForStatusBarHidden: UIViewController? { decidingViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { decidingViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { decidingViewController }
    open override var childViewControllerForPointerLock: UIViewController? { decidingViewController }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      decidingViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
  #endif

  /// Returns the scroll view that bars around the container observe.
  ///
  /// - Parameter edge: The edge of the bar.
  /// - Returns: The scroll view that was set for the container, or that of the deciding child.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edgesWithScrollViewOfApp.contains(edge) ? super.contentScrollView(for: edge) : scrollViewOfContent(for: edge)
  }

  open override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    edgesWithScrollViewOfApp.set(edge, scrollView != nil)
    super.setContentScrollView(scrollView, for: edge)
    if scrollView == nil { updateBarsAroundContent() }
  }

  /// Lets the bars observe the scroll view of the content, unless the app has set one.
  private func setScrollViewOfContent(for edge: NSDirectionalRectEdge) {
    guard !edgesWithScrollViewOfApp.contains(edge) else { return }
    // A subclass can return another one, or none.
    super.setContentScrollView(contentScrollView(for: edge), for: edge)
  }

  /// Lets the bars around the container adapt to the scroll view of other content.
  ///
  /// UIKit observes the scroll view that was set for the child of the navigation or tab bar controller, which can be an
  /// outer container. The time at which it asks a container for another one is not documented.
  final func updateBarsAroundContent() {
    guard stage.navigationController != nil || stage.tabBarController != nil else { return }
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      if let drivenController {
        drivenController.setScrollViewOfContent(for: edge)
      } else {
        setScrollViewOfContent(for: edge)
      }
    }
    (stage.parent as? ContainerViewController ?? stage.parent?.driver)?.updateBarsAroundContent()
  }

  /// The items that the container mirrors from the deciding child.
  ///
  /// The default is the empty set.
  ///
  /// ```swift
  /// root.mirroredItems = [.title, .navigationItem]
  /// navigation.pushViewController(root, animated: true)   // its title and buttons are those of the present state
  /// ```
  ///
  /// The bars around the container show the child's items from the beginning of the transition to the child, and follow
  /// their changes. The container's own items return when there is no deciding child, or for an item that is removed
  /// from the set.
  public var mirroredItems: MirroredItems = [] {
    didSet {
      mirror.items = mirroredItems
      setNeedsUpdateOfMirroredItems()
    }
  }

  /// Copies the items of the deciding child again.
  ///
  /// Call this method after a change that UIKit does not report, such as one of a property that a newer system adds to
  /// navigation items.
  public func setNeedsUpdateOfMirroredItems() {
    if !mirroredItems.isEmpty { mirror.follow(decidingViewController) }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentSizeDidChange(of: container)
  }

  func contentSizeDidChange(of container: any UIContentContainer) {
    if container === decidingViewController { forward(container.preferredContentSize) }
  }

  private func forward(_ size: CGSize) {
    forwardedContentSize = size
    stage.preferredContentSize = size
  }

  /// Updates everything that the container forwards to the deciding child.
  private func contentDidChange(animated: Bool) {
    if animated {
      // UIKit animates the update together with the animations among which it is requested.
      containment.player.animateAlongside { [weak self] in self?.setNeedsUpdateOfSystemAppearance() }
    } else {
      setNeedsUpdateOfSystemAppearance()
    }
    #if !os(tvOS)
      if #available(iOS 16, *) { stage.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #endif
    // A child without a preferred size has no effect on a size that the app has set itself.
    let size = decidingViewController?.preferredContentSize ?? .zero
    let present = stage.preferredContentSize
    if size != present, size != .zero || present == forwardedContentSize { forward(size) }
    setNeedsUpdateOfMirroredItems()
    updateBarsAroundContent()
  }

  /// Updates the status bar and the system's other elements that depend on the deciding child.
  private func setNeedsUpdateOfSystemAppearance() {
    #if !os(tvOS)
      #if !os(visionOS)
        stage.setNeedsStatusBarAppearanceUpdate()
      #endif
      stage.setNeedsUpdateOfHomeIndicatorAutoHidden()
      stage.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      stage.setNeedsUpdateOfPrefersPointerLocked()
    #endif
  }
}
