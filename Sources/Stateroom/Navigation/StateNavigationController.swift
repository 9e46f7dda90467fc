public import UIKit

/// A navigation controller whose stack is a list of states.
///
/// Say which controller represents each state; pushing, popping and replacing follow from the states:
///
/// ```swift
/// final class BooksController: StateNavigationController<Page> {
///   override func viewController(for page: Page) -> UIViewController { … }
/// }
/// let books = BooksController(initialState: .shelf)
/// books.transition(to: .book(7), animated: true)               // pushes, unless it is there already
/// books.setStack([.shelf, .book(7), .chapter(2)], animated: true)
/// ```
///
/// ``states`` tells the newest stack that was asked for, at once. Whatever changes the stack changes the states: the back
/// button and its menu, the swipe (once the finger has decided, and not if it turns back), and UIKit's own methods.
/// The `delegate` is left to the app.
///
/// A controller that the app pushes by itself takes part. It has the state that ``state(representedBy:)`` gives it; without
/// one it is passed over in ``states``, is popped and covered like any other, and goes when ``setStack(_:animated:)->()`` is
/// called.
///
/// UIKit's stack is never changed in the middle of a transition. What is asked for meanwhile, also by UIKit's own methods, is
/// in ``states`` at once, and in `viewControllers` when the transition is over.
///
/// Controllers that adopt ``LeaveGuarding`` are asked before they are popped, by code, by the back button, or by a swipe.
open class StateNavigationController<State: Hashable>: UINavigationController {
  typealias Machine = NavigationMachine<ObjectIdentifier, StateIdentity<State>>
  typealias Entry = Machine.Entry

  let interpreter = NavigationInterpreter<State>()
  private let content: ((State) -> UIViewController)?
  let listeners = StateListeners<[State]>()
  let followers = ModelFollowers()
  #if !os(tvOS)
    private var gates: [PopGate] = []
  #endif

  // MARK: - Creating a State Navigation Controller

  /// Creates a controller for a subclass that says what represents each state.
  public convenience init(initialState: State) { self.init(states: [initialState]) }

  /// Creates a controller for a subclass that says what represents each state, with a whole stack.
  public init(states: [State]) {
    content = nil
    super.init(nibName: nil, bundle: nil)
    start(with: states)
  }

  /// Creates a controller that asks a closure for the controller of each state.
  public convenience init(initialState: State, content: @escaping (State) -> UIViewController) {
    self.init(states: [initialState], content: content)
  }

  /// Creates a controller that asks a closure for the controller of each state, with a whole stack.
  public init(states: [State], content: @escaping (State) -> UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    start(with: states)
  }

  /// Creates a controller from a storyboard. Override ``state(representedBy:)`` to say what its root stands for.
  public required init?(coder: NSCoder) {
    content = nil
    super.init(coder: coder)
    interpreter.attach(to: self)
  }

  private func start(with states: [State]) {
    interpreter.attach(to: self)
    interpreter.isStarting = true
    setStack(states, animated: false)
    interpreter.isStarting = false
  }

  deinit { Teardown.perform { [interpreter] in interpreter.hostGoesAway() } }

  // MARK: - The States

  /// The states of the stack, the lowest first, as it is or will be when everything that was asked for is done.
  ///
  /// A swipe back counts when the finger has let go of it and it is not taken back.
  public var states: [State] {
    interpreter.look()
    return interpreter.machine.states.map(\.state)
  }

  /// The topmost of the states; nil if no controller on the stack has one.
  public var state: State? { states.last }

  /// Whether the stack is changing, or about to.
  public var isTransitioning: Bool {
    interpreter.look()
    return !interpreter.machine.isAtRest
  }

  /// Whether a request waits for the answer of a controller that it would take away; see ``LeaveGuarding``.
  public var isAskingToLeave: Bool { interpreter.isAsking }

  // MARK: - What Represents a State

  /// The controller that represents a state. It is asked for when the state comes onto the stack, and let go with it.
  open func viewController(for state: State) -> UIViewController {
    guard let content else {
      misuse(
        "\(type(of: self)) must override viewController(for:), or be made with a content closure (asked for \(state))")
    }
    return content(state)
  }

  /// The state of a controller that the app, or a storyboard, has put onto the stack by itself. None by default.
  open func state(representedBy viewController: UIViewController) -> State? { nil }

  /// Whether going to `newState` leads back to a state on the stack. By default if they are equal.
  ///
  /// The stack is gone through from the top. If the states are not equal, the controller of the one on the stack gives way to
  /// one for the new state.
  open func shouldPop(from stackedState: State, to newState: State) -> Bool { stackedState == newState }

  /// Whether a state that was saved may be on the stack now, when the user comes back. By default it may.
  ///
  /// From the first one that may not, all that was above it is left out; see ``StateRestoration``.
  open func canRestore(_ state: State) -> Bool { true }

  // MARK: - Observing the Stack

  /// The states have changed, whoever changed them. For subclasses; the default does nothing.
  ///
  /// It is called as soon as the change is certain, so that a model that is brought up to date here is never behind: before
  /// the transition begins, or, with a swipe, when the finger has let go and does not take it back. It may ask for another
  /// change.
  open func didChangeStack(from oldStates: [State], to newStates: [State]) {}

  /// Tells everybody that the states have changed.
  func tell(_ oldStates: [State], _ newStates: [State]) {
    listeners.tell(newStates)
    didChangeStack(from: oldStates, to: newStates)
  }

  // MARK: - UIKit's Own Ways

  // Each of them says what is wanted of the stack, and takes its turn like every other request. UIKit may call one of them
  // on the way of another, and the swipe may come through here before it is a transition; both go straight on.

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let identity = ObjectIdentifier(viewController)
    if interpreter.isStep({ $1.contains(identity) }) {
      return super.pushViewController(viewController, animated: animated)
    }
    interpreter.look()
    let isTaken = interpreter.machine.isOnTarget(identity)
    let report = interpreter.report(
      on: interpreter.names(of: currentTarget) + [EventName.of(viewController)], isAnimated: animated)
    if let refusal = NavigationValidation.refusal(
      of: viewController, isTaken: isTaken, in: self, isInSplitView: isInSplitView)
    {
      return refuse(refusal, report.reporting(nil))
    }
    let entry = interpreter.entry(of: viewController)
    interpreter.ask(.push(entry), with: [viewController], animated: animated, report: report, completion: nil)
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    if isLedByFinger { return super.popViewController(animated: animated) }
    let stack = currentTarget
    guard let top = stack.last, let below = stack.dropLast().last else { return nil }
    let controller = interpreter.controller(top.controller)
    let report = interpreter.report(on: interpreter.names(of: stack.dropLast()), isAnimated: animated)
    let isTaken = interpreter.ask(
      .popTo(below.controller), with: [], animated: animated, report: report, completion: nil)
    return isTaken ? controller : nil
  }

  @discardableResult
  open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    let identity = ObjectIdentifier(viewController)
    if isLedByFinger || interpreter.isStep({ $1.last == identity }) {
      return super.popToViewController(viewController, animated: animated)
    }
    guard let index = currentTarget.firstIndex(where: { $0.controller == identity }) else {
      let report = interpreter.report(on: [EventName.of(viewController)], isAnimated: animated)
      refuse(NavigationValidation.notOnStack(viewController, in: self), report.reporting(nil))
      return nil
    }
    return pop(keeping: index + 1, animated: animated)
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if isLedByFinger || interpreter.isStep({ $1.count <= 1 }) {
      return super.popToRootViewController(animated: animated)
    }
    return currentTarget.isEmpty ? nil : pop(keeping: 1, animated: animated)
  }

  private func pop(keeping count: Int, animated: Bool) -> [UIViewController] {
    let stack = currentTarget
    let popped = stack.dropFirst(count).compactMap { interpreter.controller($0.controller) }
    let wish = Machine.Wish.popTo(stack[count - 1].controller)
    let report = interpreter.report(on: interpreter.names(of: stack.prefix(count)), isAnimated: animated)
    return interpreter.ask(wish, with: [], animated: animated, report: report, completion: nil) ? popped : []
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let identities = viewControllers.map { ObjectIdentifier($0) }
    if interpreter.isStep({ $1 == identities }) {
      return super.setViewControllers(viewControllers, animated: animated)
    }
    interpreter.look()
    let report = interpreter.report(on: EventName.of(viewControllers), isAnimated: animated)
    for (index, controller) in viewControllers.enumerated() {
      let isTaken = identities[..<index].contains(identities[index])
      if let refusal = NavigationValidation.refusal(
        of: controller, isTaken: isTaken, in: self, isInSplitView: isInSplitView)
      {
        return refuse(refusal, report.reporting(nil))
      }
    }
    let entries = viewControllers.map { interpreter.entry(of: $0) }
    interpreter.ask(.set(entries), with: viewControllers, animated: animated, report: report, completion: nil)
  }

  /// The controllers that UIKit has on its stack. They are those of ``states`` when no transition is under way.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the controller is a column of a split view controller.
  var isInSplitView: Bool {
    #if canImport(ObjectiveC)
      sequence(first: self as UIViewController, next: \.parent).contains { $0 is UISplitViewController }
    #else
      // Without UIKit's own split view controller nothing collapses.
      false
    #endif
  }

  // MARK: - For the Interpreter

  var uiKitStack: [UIViewController] { super.viewControllers }

  /// UIKit's recognizers that pop the top view controller: from the edge, and since iOS 26 from anywhere in the content.
  private var popGestureRecognizers: [UIGestureRecognizer] {
    #if os(tvOS)
      []
    #else
      var recognizers = [interactivePopGestureRecognizer]
      if #available(iOS 26, visionOS 26, *) { recognizers.append(interactiveContentPopGestureRecognizer) }
      return recognizers.compactMap { $0 }
    #endif
  }

  /// A Boolean value that indicates whether one of UIKit's pop gestures follows a touch.
  var isPopGestureActive: Bool { popGestureRecognizers.contains { [.began, .changed].contains($0.state) } }

  /// A Boolean value that indicates whether a pop comes from UIKit itself, at the beginning of a gesture.
  ///
  /// Since iOS 26 a gesture may begin in the middle of another change. A pop that comes after the gesture's own is the app's.
  private var isLedByFinger: Bool { isPopGestureActive && !interpreter.isFollowingGesture }

  func carryOut(_ call: Machine.Call, animated: Bool, _ controllers: [ObjectIdentifier: UIViewController]) {
    switch call {
    case .push(let identity):
      if let controller = controllers[identity] { super.pushViewController(controller, animated: animated) }
    case .popTo(let identity):
      guard let controller = controllers[identity] else { return }
      if super.viewControllers.dropLast().last === controller {
        super.popViewController(animated: animated)
      } else {
        super.popToViewController(controller, animated: animated)
      }
    case .set(let identities):
      super.setViewControllers(identities.compactMap { controllers[$0] }, animated: animated)
    }
  }

  #if !os(tvOS)
    open override func viewDidLoad() {
      super.viewDidLoad()
      gates = popGestureRecognizers.map { pop in
        PopGate(for: pop, on: view) { [weak self] in self?.interpreter.maySwipeBack(wouldBegin: $0) ?? true }
      }
    }
  #endif

  // MARK: - Occasions to Look

  open override func viewWillLayoutSubviews() {
    // UIKit begins transitions in this pass; what it has done until now is known before anybody hears of it.
    interpreter.look()
    super.viewWillLayoutSubviews()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    interpreter.look(mayEnd: true)
  }

  open override func viewWillAppear(_ animated: Bool) {
    interpreter.isOnScreen = true
    super.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interpreter.look(mayEnd: true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    interpreter.isOnScreen = false
    interpreter.look(mayEnd: true)
  }
}
