public import UIKit

/// A navigation controller whose stack is a list of states.
///
/// Override ``viewController(for:)`` to provide the controller of each state. Pushes, pops and replacements follow from
/// the states:
///
/// ```swift
/// final class BooksController: StateNavigationController<Page> {
///   override func viewController(for page: Page) -> UIViewController { … }
/// }
/// let books = BooksController(initialState: .shelf)
/// books.transition(to: .book(7))  // pushes, unless it is there already
/// books.setStack([.shelf, .book(7), .chapter(2)])
/// ```
///
/// ``states`` is the newest requested stack, from the moment of the request. It follows every change of the stack: by
/// the back button and its menu, by a swipe when the gesture ends and is not cancelled, and by UIKit's own methods. The
/// `delegate` is available to the app.
///
/// A controller that the app pushes has the state that ``state(representedBy:)`` returns for it. A controller without a
/// state is not in ``states``, can be popped and covered like any other, and is removed by
/// ``setStack(_:animated:completion:)``.
///
/// The stack never changes in the middle of a transition. A request that is made meanwhile, also by UIKit's own
/// methods, is in ``states`` immediately, and in `viewControllers` after the transition.
///
/// The leave guards of controllers that adopt ``LeaveGuarding`` are evaluated before a pop: by code, by the back
/// button, or by a swipe.
open class StateNavigationController<State: Hashable>: UINavigationController {
  typealias Machine = StackMachine
  typealias Entry = Machine.Entry

  /// The objects that do the controller's work.
  @MainActor
  private final class Parts {
    let interpreter = NavigationInterpreter<State>()
    let listeners = StateListeners<[State]>()
    let followers = ModelFollowers()
    /// The creation of a view controller for the new top.
    let creation = ContentCreation<State>()
  }

  /// The parts, which do not exist before UIKit's initializer has returned, or has called a method.
  ///
  /// UIKit's `init(navigationBarClass:toolbarClass:)` calls `init(nibName:bundle:)` of the subclass. That initializes
  /// every stored property a second time, and does not release the first value. All properties are therefore `nil` or
  /// empty until then.
  private var createdParts: Parts?
  private var content: ((State) -> UIViewController)?
  #if !os(tvOS)
    private var gates: [PopGate] = []
  #endif

  // MARK: - Creating a State Navigation Controller

  /// Creates a navigation controller whose stack has one state.
  ///
  /// Use this initializer for a subclass that overrides ``viewController(for:)``.
  ///
  /// - Parameter initialState: The state of the root view controller.
  public convenience init(initialState: State) { self.init(states: [initialState]) }

  /// Creates a navigation controller whose stack has the given states.
  ///
  /// Use this initializer for a subclass that overrides ``viewController(for:)``.
  ///
  /// - Parameter states: The states of the stack, the lowest first.
  public init(states: [State]) {
    content = nil
    super.init(nibName: nil, bundle: nil)
    start(with: states)
  }

  /// Creates a navigation controller with one state, whose controllers come from a closure.
  ///
  /// - Parameters:
  ///   - initialState: The state of the root view controller.
  ///   - content: A closure that returns the controller of a state.
  public convenience init(initialState: State, content: @escaping (State) -> UIViewController) {
    self.init(states: [initialState], content: content)
  }

  /// Creates a navigation controller with the given states, whose controllers come from a closure.
  ///
  /// - Parameters:
  ///   - states: The states of the stack, the lowest first.
  ///   - content: A closure that returns the controller of a state.
  public init(states: [State], content: @escaping (State) -> UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    start(with: states)
  }

  /// Creates a navigation controller with an empty stack, whose view can be loaded from a nib file.
  ///
  /// Use this initializer for a subclass that overrides ``viewController(for:)``, and set ``states`` before the
  /// navigation controller is shown.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file, or `nil`.
  ///   - nibBundleOrNil: The bundle that contains the nib file, or `nil` for the main bundle.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    content = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    interpreter.attach(to: self)
  }

  /// Creates a navigation controller with custom bars and an empty stack.
  ///
  /// Use this initializer for a subclass that overrides ``viewController(for:)``, and set ``states`` before the
  /// navigation controller is shown.
  ///
  /// - Important: UIKit calls ``init(nibName:bundle:)`` of the subclass in this initializer. A subclass that declares a
  ///   designated initializer of its own must override `init(nibName:bundle:)` as well, or the app stops. The default
  ///   values of the subclass's properties are computed twice.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`, or `nil` for the standard class.
  ///   - toolbarClass: A subclass of `UIToolbar`, or `nil` for the standard class.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    content = nil
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    interpreter.attach(to: self)
  }

  /// Creates a navigation controller with custom bars, states, and a closure that returns controllers.
  ///
  /// A subclass that calls this initializer must override ``init(nibName:bundle:)``; see
  /// ``init(navigationBarClass:toolbarClass:)``.
  ///
  /// - Parameters:
  ///   - states: The states of the stack, the lowest first.
  ///   - navigationBarClass: A subclass of `UINavigationBar`, or `nil` for the standard class.
  ///   - toolbarClass: A subclass of `UIToolbar`, or `nil` for the standard class.
  ///   - content: A closure that returns the controller of a state.
  public init(
    states: [State], navigationBarClass: AnyClass?, toolbarClass: AnyClass?,
    content: @escaping (State) -> UIViewController
  ) {
    self.content = nil
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    self.content = content
    start(with: states)
  }

  /// Creates a navigation controller from a storyboard.
  ///
  /// Override ``state(representedBy:)`` to return the state of the root view controller.
  public required init?(coder: NSCoder) {
    content = nil
    super.init(coder: coder)
    interpreter.attach(to: self)
  }

  private func start(with states: [State]) {
    interpreter.attach(to: self)
    interpreter.start { setStack(states, animated: false) }
  }

  deinit {
    guard let createdParts else { return }
    Teardown.perform { createdParts.interpreter.hostIsDeallocated() }
  }

  // MARK: - Parts

  private var parts: Parts {
    if let createdParts { return createdParts }
    let parts = Parts()
    createdParts = parts
    return parts
  }

  var interpreter: NavigationInterpreter<State> { parts.interpreter }
  var listeners: StateListeners<[State]> { parts.listeners }
  var followers: ModelFollowers { parts.followers }
  var creation: ContentCreation<State> { parts.creation }

  // MARK: - States

  /// The states of the stack after all requests, the lowest first.
  ///
  /// A swipe back changes the states when the gesture ends and is not cancelled. If you set this property, the stack is
  /// replaced without an animation.
  public var states: [State] {
    get {
      interpreter.synchronize()
      return interpreter.machine.states.map { $0.state(as: State.self) }
    }
    set { setStack(newValue, animated: false, completion: Diagnostics.reportUnreceived) }
  }

  /// The topmost state, or `nil` if no controller on the stack has a state.
  ///
  /// If you set this property to a state, the stack changes as by ``transition(to:animated:completion:)``, without an
  /// animation. The value `nil` is refused, with a message.
  public var state: State? {
    get { states.last }
    set {
      guard let newValue else {
        return Diagnostics.report(
          TransitionRefusal(
            reason: .unknownState,
            description: "nil is not a state of \(self). Set the state to show, or set states to replace the stack."),
          of: self)
      }
      transition(to: newValue, animated: false, completion: Diagnostics.reportUnreceived)
    }
  }

  /// A Boolean value that indicates whether a change of the stack is running or pending.
  public var isTransitioning: Bool {
    interpreter.synchronize()
    return !interpreter.machine.isAtRest
  }

  /// A Boolean value that indicates whether a request waits for a leave guard.
  ///
  /// See ``LeaveGuarding``.
  public var isAskingToLeave: Bool { interpreter.inquiry.isAsking }

  // MARK: - Representing a State

  /// Returns the controller that represents a state.
  ///
  /// The method is called when the state is added to the stack, and the controller is released when the state is
  /// removed. The default implementation calls the closure that the controller was created with. A subclass without
  /// such a closure must override it.
  ///
  /// - Parameter state: The state to represent.
  /// - Returns: A controller that has no other parent, and is at no other place of the requested stack. A state that
  ///   replaces the one on top can share its controller; see <doc:Presentations>.
  open func viewController(for state: State) -> UIViewController {
    guard let content else {
      misuse(
        "\(type(of: self)) must override viewController(for:), or be created with a content closure (requested state: \(state))"
      )
    }
    return content(state)
  }

  /// Returns the state of a controller that the app or a storyboard has put onto the stack.
  ///
  /// The default implementation returns `nil`, so that the controller has no state.
  ///
  /// - Parameter viewController: The controller on the stack.
  /// - Returns: The state of the controller, or `nil` if it has none.
  open func state(representedBy viewController: UIViewController) -> State? { nil }

  /// Returns whether a transition to a state pops to a state on the stack.
  ///
  /// The method is called for the states of the stack, from the top down, until it returns `true`. If the two states
  /// are not equal, a controller for the new state replaces the one on the stack. The default implementation returns
  /// whether the states are equal.
  ///
  /// - Parameters:
  ///   - stackedState: A state on the stack.
  ///   - newState: The requested state.
  open func shouldPop(from stackedState: State, to newState: State) -> Bool { stackedState == newState }

  /// Returns the view controller that represents a state, if the state is on the stack.
  ///
  /// - Parameter state: The state. If it is on the stack several times, the topmost view controller is returned.
  /// - Returns: The view controller, or `nil` if the state is not on the stack.
  public func loadedViewController(for state: State) -> UIViewController? {
    let entry = currentTarget.last { $0.state.map { $0.state(as: State.self) == state } ?? false }
    return entry.flatMap { interpreter.controller($0.controller) }
  }

  // MARK: - The Presentation of a State

  /// Returns the view controller that is presented over the stack while a state is on top.
  ///
  /// The method is called when the state is added to the stack. The view controller is presented as soon as the stack
  /// is at rest with the state on top, and dismissed when another state is on top. It is kept as long as the state is
  /// on the stack. A request is complete when the presentation is. See <doc:Presentations>.
  ///
  /// When the user dismisses the view controller, the stack is replaced by the one of ``stackAfterDismissal(of:)``. The
  /// default implementation returns `nil`: nothing is presented.
  ///
  /// - Parameter state: The state.
  open func presentedViewController(for state: State) -> UIViewController? { nil }

  /// Returns the stack that follows when the user dismisses the presentation of the topmost state.
  ///
  /// The method is called for every dismissal that the navigation controller does not perform: a pull, a tap next to
  /// the content, the button of an alert, or a call of `dismiss(animated:completion:)`.
  ///
  /// The default implementation removes the states that present something from the top of the stack. A state that has
  /// replaced another one without a new page, such as by ``replaceTop(with:animated:completion:)`` with the same view
  /// controller, is not removed: the page represents the earlier state again. If no state would remain, the value is
  /// `nil`.
  ///
  /// If the value is `nil`, the user cannot dismiss the view controller by a gesture, and it is presented again if it
  /// was dismissed otherwise.
  ///
  /// - Parameter states: The states of the stack, the lowest first.
  open func stackAfterDismissal(of states: [State]) -> [State]? {
    let remaining = stackWithoutPresentation
    return remaining.isEmpty ? nil : self.states(of: remaining)
  }

  /// Returns whether a saved state may be on the stack when it is restored.
  ///
  /// The first state that may not be restored is left out, together with all states above it; see ``StateRestoration``.
  /// The default implementation returns `true`.
  ///
  /// - Parameter state: The saved state.
  open func canRestore(_ state: State) -> Bool { true }

  // MARK: - Observing the Stack

  /// Called when the states have changed, by a request or by the user.
  ///
  /// The method is called as soon as the change is certain, so that a model that you update here is always up to date:
  /// before the transition begins, or, for a swipe, when the gesture ends and is not cancelled. The method may make
  /// another request. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - oldStates: The states before the change, the lowest first.
  ///   - newStates: The present states, the lowest first.
  open func didChangeStack(from oldStates: [State], to newStates: [State]) {}

  /// Reports a change of the states to the sequences and the hook.
  func announceChange(_ oldStates: [State], _ newStates: [State]) {
    listeners.notify(newStates)
    didChangeStack(from: oldStates, to: newStates)
  }

  // MARK: - UIKit's Own Methods

  // Each method makes a request, which is performed in turn like every other one. UIKit may call one of them during
  // another, and the swipe may call one before it is a transition; both calls are passed to `super`.

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let identity = ObjectIdentifier(viewController)
    if interpreter.isStep({ $1.contains(identity) }) {
      return super.pushViewController(viewController, animated: animated)
    }
    let entry = interpreter.entries(for: [viewController])[0]
    let isOnStack = interpreter.machine.isOnTarget(identity)
    let request = interpreter.makeRequest()
    request.report = interpreter.report(
      on: interpreter.names(of: currentTarget) + [EventName.of(viewController)], isAnimated: animated)
    if let refusal = NavigationValidation.refusal(
      of: viewController, isOnStack: isOnStack, in: self, isInSplitView: isInSplitView)
    {
      return request.refuse(refusal)
    }
    let change = StackChange(operation: .push(entry()), newcomers: [viewController])
    interpreter.ask(change, animated: animated, for: request)
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    if isFollowingSwipe { return super.popViewController(animated: animated) }
    let stack = currentTarget
    guard let top = stack.last, let below = stack.dropLast().last else { return nil }
    let controller = interpreter.controller(top.controller)
    return pop(to: below, animated: animated) ? controller : nil
  }

  @discardableResult
  open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    let identity = ObjectIdentifier(viewController)
    if isFollowingSwipe || interpreter.isStep({ $1.last == identity }) {
      return super.popToViewController(viewController, animated: animated)
    }
    guard let index = currentTarget.firstIndex(where: { $0.controller == identity }) else {
      let request = interpreter.makeRequest()
      request.report = interpreter.report(on: [EventName.of(viewController)], isAnimated: animated)
      request.refuse(NavigationValidation.notOnStack(viewController, in: self))
      return nil
    }
    return pop(keeping: index + 1, animated: animated)
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if isFollowingSwipe || interpreter.isStep({ $1.count <= 1 }) {
      return super.popToRootViewController(animated: animated)
    }
    return currentTarget.isEmpty ? nil : pop(keeping: 1, animated: animated)
  }

  private func pop(keeping count: Int, animated: Bool) -> [UIViewController] {
    let stack = currentTarget
    let popped = stack.dropFirst(count).compactMap { interpreter.controller($0.controller) }
    return pop(to: stack[count - 1], animated: animated) ? popped : []
  }

  private func pop(to entry: Entry, animated: Bool) -> Bool {
    interpreter.ask(
      StackChange(operation: .popTo(entry.controller)), animated: animated, for: interpreter.makeRequest())
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    // UIKit sets the root view controller of a storyboard during the initialization.
    guard interpreter.container != nil else {
      return super.setViewControllers(viewControllers, animated: animated)
    }
    let identities = viewControllers.map { ObjectIdentifier($0) }
    if interpreter.isStep({ $1 == identities }) {
      return super.setViewControllers(viewControllers, animated: animated)
    }
    let entries = interpreter.entries(for: viewControllers)
    // The caller receives no outcome.
    let request = interpreter.makeRequest(Diagnostics.reportUnreceived)
    request.report = interpreter.report(on: EventName.of(viewControllers), isAnimated: animated)
    for (index, controller) in viewControllers.enumerated() {
      let isOnStack = identities[..<index].contains(identities[index])
      if let refusal = NavigationValidation.refusal(
        of: controller, isOnStack: isOnStack, in: self, isInSplitView: isInSplitView)
      {
        return request.refuse(refusal)
      }
    }
    let change = StackChange(operation: .set(entries.map { $0() }), newcomers: viewControllers)
    interpreter.ask(change, animated: animated, for: request)
  }

  /// The view controllers on UIKit's stack.
  ///
  /// They represent ``states`` when no transition is running.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the controller is a column of a split view controller.
  var isInSplitView: Bool {
    sequence(first: self as UIViewController, next: \.parent).contains { $0 is UISplitViewController }
  }

  // MARK: - For the Interpreter

  var uiKitStack: [UIViewController] { super.viewControllers }

  /// UIKit's recognizers that pop the top view controller.
  ///
  /// They recognize a gesture from the edge and, since iOS 26, from anywhere in the content.
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
  /// Since iOS 26 a gesture may begin in the middle of another change. A pop that comes after the gesture's own is the
  /// app's.
  private var isFollowingSwipe: Bool { isPopGestureActive && !interpreter.isFollowingGesture }

  func carryOut(_ call: Machine.Call, animated: Bool, _ controllers: [ObjectIdentifier: UIViewController]) {
    switch call {
    case .push(let identity):
      guard let controller = controllers[identity] else { return }
      ContainmentInterpreter.sendOwedCallbacks(of: controller)
      super.pushViewController(controller, animated: animated)
    case .popTo(let identity):
      guard let controller = controllers[identity] else { return }
      if super.viewControllers.dropLast().last === controller {
        super.popViewController(animated: animated)
      } else {
        super.popToViewController(controller, animated: animated)
      }
    case .set(let identities):
      let stack = identities.compactMap { controllers[$0] }
      stack.forEach(ContainmentInterpreter.sendOwedCallbacks)
      super.setViewControllers(stack, animated: animated)
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

  // MARK: - Occasions to Compare the Stacks

  open override func viewWillLayoutSubviews() {
    // UIKit begins transitions in this pass. Its changes must be reported before any callback of the transition.
    interpreter.synchronize()
    super.viewWillLayoutSubviews()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    interpreter.synchronize(mayEnd: true)
  }

  open override func viewWillAppear(_ animated: Bool) {
    interpreter.hostWillAppear()
    super.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interpreter.hostDidAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    interpreter.hostWillDisappear()
    super.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    interpreter.hostDidDisappear()
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { interpreter.hostWasRemoved() }
  }
}
