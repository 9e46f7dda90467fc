public import UIKit

/// A container that shows an ordered list of view controllers and changes it safely.
///
/// It is the base of everything in Stateroom, and the only place that touches containment and appearance. Whatever is
/// asked of it, in whatever order, from whatever callback: children are added and removed by the book, their appearance
/// callbacks come in pairs, the last request wins, and every request is told what became of it.
///
/// ```swift
/// let container = ContainerViewController()
/// container.setViewController(OnboardingViewController(), using: .none)
/// container.setViewController(MainViewController(), using: .flip)
/// ```
///
/// What may be asked of the system on behalf of the content (status bar, home indicator, screen edges, orientations,
/// pointer, preferred size) is forwarded to the topmost child.
open class ContainerViewController: UIViewController {
  let containment = ContainmentInterpreter()
  let inquiry = LeaveInquiry()
  private var contentViewStorage: UIView?
  private let mirror = ItemMirror()
  /// The view controller that this container manages the children of, if it is not its own; see ``stage``.
  weak var drivenController: _DrivenViewController?

  // MARK: - Creating a Container

  /// Creates a container that shows nothing yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    attachParts()
  }

  /// Creates a container that shows these controllers, the first one lowest.
  public convenience init(viewControllers: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers(viewControllers, completion: nil)
  }

  /// Creates a container from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attachParts()
  }

  /// Gives the parts their reference to the container. None is given later: in the container's deinit it would be a weak reference
  /// to an object that is being deallocated, at which Objective-C traps.
  private func attachParts() {
    containment.attach(to: self)
    mirror.attach(to: self)
  }

  deinit {
    Teardown.perform { [inquiry, containment] in
      inquiry.cancel()
      containment.hostGoesAway()
    }
  }

  // MARK: - Showing View Controllers

  /// The controllers that are shown, or will be when a running transition is over; the first one lowest.
  ///
  /// Setting it changes them without an animation.
  public var viewControllers: [UIViewController] {
    get { requestedViewControllers }
    set { setViewControllers(newValue, completion: nil) }
  }

  var requestedViewControllers: [UIViewController] {
    containment.catchUp()
    return containment.target
  }

  /// What a request does when it finds an animated transition under way.
  public var transitionPolicy = TransitionPolicy.finishCurrentThenNewest

  /// What becomes of presented controllers when somebody leaves who is below them; they stay unless set.
  public var presentedControllersPolicy = PresentedControllersPolicy.keep

  /// Whether a request waits for the answer of a controller that is about to be left; see ``LeaveGuarding``.
  public var isAskingToLeave: Bool { inquiry.isAsking }

  /// Whether an animated transition is under way.
  public var isTransitioning: Bool { containment.isTransitioning }

  /// Shows these controllers, the first one lowest. Those that are shown already stay untouched.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers to be shown. None may be in another container, and none in here twice: such a
  ///     request is refused, with a message that names the controller.
  ///   - transition: How the leaving views give way to the entering ones.
  ///   - completion: Called exactly once, with what became of the request.
  public func setViewControllers(
    _ viewControllers: [UIViewController], using transition: ContainerTransition = .none,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    request(viewControllers, using: transition, completion: completion)
  }

  /// Shows these controllers, the first one lowest. Those that are shown already stay untouched.
  public func setViewControllers(_ viewControllers: [UIViewController], using transition: ContainerTransition = .none) {
    setViewControllers(viewControllers, using: transition, completion: nil)
  }

  /// Shows these controllers, and returns when they are shown or the request has come to another end.
  @discardableResult
  public func setViewControllers(_ viewControllers: [UIViewController], using transition: ContainerTransition = .none)
    async
    -> TransitionOutcome
  {
    await .awaiting { setViewControllers(viewControllers, using: transition, completion: $0) }
  }

  /// Shows this controller alone, or nothing.
  public func setViewController(
    _ viewController: UIViewController?, using transition: ContainerTransition,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    setViewControllers(viewController.map { [$0] } ?? [], using: transition, completion: completion)
  }

  /// Shows this controller alone, or nothing.
  public func setViewController(_ viewController: UIViewController?, using transition: ContainerTransition) {
    setViewController(viewController, using: transition, completion: nil)
  }

  /// Shows this controller alone, or nothing, and returns when it is shown or the request has come to another end.
  @discardableResult
  public func setViewController(_ viewController: UIViewController?, using transition: ContainerTransition) async
    -> TransitionOutcome
  {
    await setViewControllers(viewController.map { [$0] } ?? [], using: transition)
  }

  /// Takes a request, refuses it without having touched anything, or asks somebody first.
  ///
  /// - Parameters:
  ///   - verdict: What those who are about to be left say, if they have been asked already.
  ///   - age: The ``requestAge`` when it was made; now unless given.
  ///   - report: What the completion tells already. Made here unless given.
  ///   - prepare: Called with the request's number when it is taken.
  /// - Returns: The number, if the request was taken already.
  @discardableResult
  func request(
    _ viewControllers: [UIViewController], using transition: ContainerTransition, policy: TransitionPolicy? = nil,
    verdict: LeaveVerdict? = nil, isInteractive: Bool = false, age: Int? = nil, report: RequestReport? = nil,
    prepare: @escaping (RequestID) -> Void = { _ in }, completion: ((TransitionOutcome) -> Void)?
  ) -> RequestID? {
    // In the container's own deinit there is nothing left to show, and no reference to the container may be kept.
    guard containment.hasHost else {
      completion?(.cancelled)
      return nil
    }
    let age = age ?? requestAge
    let ownReport = report == nil ? self.report(on: viewControllers, using: transition) : nil
    let completion = ownReport.reporting(completion)
    let report = report ?? ownReport
    let list = ControllerList(viewControllers)
    let policy = policy ?? transitionPolicy
    let leaving = controllersLeft(for: list)
    guard inquiry.isOpen || verdict == nil && LeaveVerdict.isUpToSomebody(in: leaving) else {
      // As nearly always. The list is judged when it is taken, and need not be before.
      guard age == requestAge else { return overtaken(completion) }
      inquiry.pass()
      return take(
        list, using: transition, policy: policy, isInteractive: isInteractive, report: report, prepare: prepare,
        completion: completion)
    }
    if let refusal = containment.refusal(of: list, using: transition, policy: policy, isInteractive: isInteractive) {
      Diagnostics.refuse(refusal, telling: completion)
      return nil
    }
    let verdict = verdict ?? LeaveVerdict(on: leaving)
    guard age == requestAge else { return overtaken(completion) }
    report?.heard(verdict)
    // A hand does not wait for an answer; what it wanted is done without it.
    let isHeld = if case .allowed = verdict { isInteractive } else { false }
    var id: RequestID?
    inquiry.hear(verdict, completion: completion) { [weak self] in
      id = self?.take(
        list, using: transition, policy: policy, isInteractive: isHeld, report: report, prepare: prepare,
        completion: completion)
    }
    EventCenter.deliver()
    return id
  }

  /// Changes when a request is taken, or begins to wait.
  ///
  /// Judging a request runs code of the app (names, comparisons, leave guards). What that code asks for is newer, and this is
  /// how it shows.
  var requestAge: Int { containment.lastRequest + inquiry.waits }

  private func overtaken(_ completion: ((TransitionOutcome) -> Void)?) -> RequestID? {
    completion?(.superseded)
    return nil
  }

  /// Those who are to be asked whether they may be left for these.
  func controllersLeft(for list: ControllerList) -> [UIViewController] {
    let leaving = containment.leaving(for: list)
    guard presentedControllersPolicy == .dismiss, !leaving.isEmpty else { return leaving }
    return PresentedControllers.all(over: stage, leaving: leaving) + leaving
  }

  /// Takes a request of somebody who has asked the leave guards already, and more of them than are in here. Whatever is
  /// under way jumps to its end.
  func requestWithoutAsking(
    _ viewControllers: [UIViewController], using transition: ContainerTransition,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    inquiry.hear(.allowed, completion: completion) { [weak self] in
      _ = self?.take(
        ControllerList(viewControllers), using: transition, policy: .jumpToEndThenNewest, isInteractive: false,
        prepare: { _ in }, completion: completion)
    }
  }

  private func take(
    _ list: ControllerList, using transition: ContainerTransition, policy: TransitionPolicy, isInteractive: Bool,
    report: RequestReport? = nil, prepare: (RequestID) -> Void, completion: ((TransitionOutcome) -> Void)?
  ) -> RequestID? {
    let result = containment.request(
      list, using: transition, policy: policy, isInteractive: isInteractive,
      prepare: {
        containment.reporter.took($0, report)
        prepare($0)
      }, completion: completion)
    // The request is in the books now, and what an observer asks for is newer.
    EventCenter.deliver()
    switch result {
    case .success(let id): return id
    case .failure(let refusal):
      Diagnostics.refuse(refusal, telling: completion)
      return nil
    }
  }

  // MARK: - Following a Hand

  /// Begins to show these controllers in a transition that a hand moves; see ``InteractiveTransition``.
  ///
  /// Whatever is under way jumps to its end, or back to where it began if another hand holds it.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers to be shown when the transition is finished, the first one lowest.
  ///   - transition: How the leaving views give way to the entering ones.
  ///   - completion: Called exactly once: completed if the transition was finished, cancelled if it was taken back.
  /// - Returns: What moves the transition. `nil` if it was refused: by a wrong list, off the screen, or because nothing
  ///   would move.
  public func beginInteractiveTransition(
    to viewControllers: [UIViewController], using transition: ContainerTransition = .slide(from: .right),
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> InteractiveTransition? {
    interact(request(viewControllers, using: transition, isInteractive: true, completion: completion))
  }

  /// Lets a hand catch the running transition where it is, to move it on, finish it, or send it back.
  ///
  /// - Returns: What moves the transition; `nil` if none runs, or another hand holds it.
  public func catchRunningTransition() -> InteractiveTransition? {
    containment.catchAnimation().map { InteractiveTransition(containment, $0) }
  }

  func interact(_ request: RequestID?) -> InteractiveTransition? {
    guard request != nil else { return nil }
    return containment.heldGeneration.map { InteractiveTransition(containment, $0) }
  }

  // MARK: - The View

  /// The view that the children's views are put into, the container's own view unless replaced.
  ///
  /// Reading it loads the view. A replacement has to be in the view's hierarchy, and not in the view of a child, which is
  /// refused with a message; children on screen move over.
  public var contentView: UIView {
    get {
      if let contentViewStorage { return contentViewStorage }
      guard let view = stage.view else { misuse("\(stage) has no view: loadView() must assign one") }
      return view
    }
    set {
      // Children that were put into their own views could not be seen.
      if let refusal = RequestValidation.placement(in: newValue, of: stage) {
        return Diagnostics.refuse(refusal, telling: nil)
      }
      let old = stage.isViewLoaded ? contentView : nil
      exchange(&contentViewStorage, with: newValue)
      guard let old, old !== newValue else { return }
      containment.moveViews(from: old, to: newValue)
    }
  }

  // MARK: - Observing the Children

  /// A child is about to appear. For subclasses; the default does nothing.
  open func childWillAppear(_ child: UIViewController, animated: Bool) {}
  /// A child has appeared. For subclasses; the default does nothing.
  open func childDidAppear(_ child: UIViewController, animated: Bool) {}
  /// A child is about to disappear. For subclasses; the default does nothing.
  open func childWillDisappear(_ child: UIViewController, animated: Bool) {}
  /// A child has disappeared. For subclasses; the default does nothing.
  open func childDidDisappear(_ child: UIViewController, animated: Bool) {}

  /// Returns the notification that tells assistive technology that a child is shown, or `nil` to post none.
  ///
  /// Called when the transition to the child is complete. The default is `.screenChanged` for a child that covers more than half
  /// of its window, and `.layoutChanged` otherwise.
  open func accessibilityNotification(forShowing child: UIViewController) -> UIAccessibility.Notification? {
    child.viewIfLoaded?.coversMostOfWindow == true ? .screenChanged : .layoutChanged
  }

  // What the interpreter tells; a state container knows which state is meant.
  func willPerform(_ request: RequestID?, animated: Bool) {
    contentDidChange(animated: animated)
  }
  func didPerform(_ request: RequestID) {}
  func didCompleteRequests(_ requests: [RequestID]) {}
  func targetDidChange(to owner: RequestID?) {}

  // MARK: - Telling Observers

  /// Whether events tell what is done; not of those that belong to a greater whole, which tells of itself.
  var isReported = true

  /// What is left and what comes in the transition of a request, if not just controllers.
  func eventNames(for request: RequestID?) -> (from: [String], to: [String])? { nil }

  private func report(on viewControllers: [UIViewController], using transition: ContainerTransition) -> RequestReport? {
    guard isReported else { return nil }
    return RequestReport(
      in: stage,
      .init(
        from: EventName.of(containment.target), to: EventName.of(viewControllers), isAnimated: transition.isAnimated))
  }

  // MARK: - UIViewController

  /// False: the container tells its children itself, so that nothing is told twice.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    stageDidLoadView()
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

  // MARK: - Following the Stage

  /// The view controller whose children and view the container manages: the container itself, unless it drives another
  /// one.
  var stage: UIViewController { drivenController ?? self }

  // The stage's callbacks, which subclasses in this module add to.
  func stageDidLoadView() { containment.handle(.hostViewDidLoad) }

  func stageWillAppear(_ animated: Bool) {
    // In case a subclass did not call super when the view was loaded.
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

  /// The children in the order in which they are shown, which UIKit does not know.
  open override var children: [UIViewController] { containment.ordered(super.children) }

  var uiKitChildren: [UIViewController] { drivenController?.children ?? super.children }

  /// The coordinator of the transition that the container itself takes part in, or else of the one between its children.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? containment.player.coordinator(in: self)
  }

  /// Whether a child's view is in this view's hierarchy.
  func isShowing(_ child: UIViewController) -> Bool {
    guard let view = stage.viewIfLoaded, let childView = child.viewIfLoaded else { return false }
    return childView.isDescendant(of: view)
  }

  /// Returns whether the appearance transition of a child has begun and has not ended.
  func isMoving(_ child: UIViewController) -> Bool { containment.isMoving(child) }

  /// Whether it is a child that is not in the list, which the app has added by itself.
  func isForeign(_ child: UIViewController) -> Bool { containment.isForeign(child) }

  func assign(_ role: ChildRole, toForeign child: UIViewController, animated: Bool) {
    containment.assign(role, toForeign: child, animated: animated)
  }

  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    containment.noticeAddedChild(childController)
  }

  // MARK: - Speaking for the Content

  /// The child that decides what the container answers to the system: the topmost of those shown.
  open var decidingViewController: UIViewController? { containment.topmost }

  // A television has no status bar, no indicator, no edges, no pointer, and one orientation.
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

  /// The scroll view that the bars around the container follow: one that was named for the container itself, or that of
  /// the deciding child.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? decidingViewController?.contentScrollView(for: edge)
  }

  /// What the container shows in the bars around it on behalf of the deciding child; nothing at first.
  ///
  /// ```swift
  /// root.mirroredItems = [.title, .navigationItem]
  /// navigation.pushViewController(root, animated: true)   // its title and buttons are those of the present state
  /// ```
  ///
  /// What the child has is shown from the beginning of the transition to it, and changes with it. Where nobody decides, or
  /// for what is not mirrored any more, the container's own comes back.
  public var mirroredItems: MirroredItems = [] {
    didSet {
      mirror.items = mirroredItems
      setNeedsUpdateOfMirroredItems()
    }
  }

  /// Shows once more what the deciding child has. To be called after a change that UIKit does not report, such as another
  /// property of a navigation item that a newer system brings.
  public func setNeedsUpdateOfMirroredItems() {
    if !mirroredItems.isEmpty { mirror.follow(decidingViewController) }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentSizeDidChange(of: container)
  }

  func contentSizeDidChange(of container: any UIContentContainer) {
    if container === decidingViewController { stage.preferredContentSize = container.preferredContentSize }
  }

  /// Asks the system to look again at everything that the deciding child has a say in.
  private func contentDidChange(animated: Bool) {
    if animated {
      // UIKit animates the change with the animations among which it is requested.
      containment.player.animateAlongside { [weak self] in self?.setNeedsUpdateOfSystemAppearance() }
    } else {
      setNeedsUpdateOfSystemAppearance()
    }
    #if !os(tvOS)
      if #available(iOS 16, *) { stage.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #endif
    if let size = decidingViewController?.preferredContentSize, size != .zero { stage.preferredContentSize = size }
    setNeedsUpdateOfMirroredItems()
  }

  /// Lets the status bar and the system's other ornaments follow the deciding child.
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
