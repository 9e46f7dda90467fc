public import UIKit

/// An object that determines the interface of the app's windows from a state.
///
/// A ``StateViewController`` shows a part of the screen for a state. A root controller shows a whole interface at the
/// root of a window, and dismisses what is presented over the previous one:
///
/// ```swift
/// let session = RootController(initialState: Session.signedOut) { session in
///   switch session {
///   case .signedOut: SignInViewController()
///   case .signedIn(let user): HomeViewController(user)
///   }
/// }
/// session.install(in: window)
/// window.makeKeyAndVisible()
/// session.transition(to: .signedIn(user))
/// ```
///
/// A root controller can be installed in any number of windows, of one scene or of several. Each window has a permanent
/// root view controller, a ``RootContainerViewController``, with an interface of its own. All windows share the state.
/// The app retains the controller, and each window retains its root view controller, which is deallocated together with
/// the window.
@preconcurrency @MainActor
open class RootController<State> {
  private let areSame: (State, State) -> Bool
  private let content: ((State) -> UIViewController)?
  private var stateStorage: State?
  private var isLoadingState = false
  /// The state that was shown when the last change was complete.
  private(set) var settledState: State?
  /// The last state before the present one that presented nothing, while the present one does.
  private var stateBelowPresentation: State?
  /// A Boolean value that indicates whether the present state presents something in a window.
  private var presents = false
  let installations = RootInstallations()
  let inquiry = LeaveInquiry()
  private let creation = ContentCreation<State>()
  let listeners = StateListeners<State>()
  let followers = ModelFollowers()
  let reporter = TransitionReporter()
  /// The newest request whose change was reported.
  var reportedAssignment = 0
  /// The number of requests that were taken.
  ///
  /// If the number changes while code of the app runs, a newer request has been made.
  private(set) var acceptedRequests = 0
  /// The newest of the requests that changed the interfaces.
  ///
  /// Requests for the same state belong to it.
  private(set) var assignment = 0

  /// The configuration of changes that ``configuration(for:traitCollection:)`` returns by default.
  public var configuration: RootConfiguration

  // MARK: - Creating a Root Controller

  /// Creates a controller for a subclass that overrides ``viewController(for:)``.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - configuration: The configuration of changes. The default is a configuration with default values.
  public init(initialState: State, configuration: RootConfiguration = RootConfiguration()) where State: Equatable {
    stateStorage = initialState
    settledState = initialState
    areSame = { $0 == $1 }
    content = nil
    self.configuration = configuration
  }

  /// Creates a controller for a subclass that also overrides ``loadInitialState()``.
  ///
  /// - Parameter configuration: The configuration of changes. The default is a configuration with default values.
  public init(configuration: RootConfiguration = RootConfiguration()) where State: Equatable {
    areSame = { $0 == $1 }
    content = nil
    self.configuration = configuration
  }

  /// Creates a controller for a subclass whose states are compared by a closure.
  ///
  /// - Parameters:
  ///   - initialState: The first state, or `nil` for a subclass that overrides ``loadInitialState()``.
  ///   - configuration: The configuration of changes. The default is a configuration with default values.
  ///   - isSameState: A closure that returns whether two states are the same for the user.
  public init(
    initialState: State?, configuration: RootConfiguration = RootConfiguration(),
    isSameState: @escaping (State, State) -> Bool
  ) {
    stateStorage = initialState
    settledState = initialState
    areSame = isSameState
    content = nil
    self.configuration = configuration
  }

  /// Creates a controller with a closure that returns the interface of each state.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - configuration: The configuration of changes. The default is a configuration with default values.
  ///   - content: A closure that returns the interface of a state for one window.
  public init(
    initialState: State, configuration: RootConfiguration = RootConfiguration(),
    content: @escaping (State) -> UIViewController
  ) where State: Equatable {
    stateStorage = initialState
    settledState = initialState
    areSame = { $0 == $1 }
    self.content = content
    self.configuration = configuration
  }

  /// Creates a controller with closures that compare states and return the interface of each.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - configuration: The configuration of changes. The default is a configuration with default values.
  ///   - isSameState: A closure that returns whether two states are the same for the user.
  ///   - content: A closure that returns the interface of a state for one window.
  public init(
    initialState: State, configuration: RootConfiguration = RootConfiguration(),
    isSameState: @escaping (State, State) -> Bool, content: @escaping (State) -> UIViewController
  ) {
    stateStorage = initialState
    settledState = initialState
    areSame = isSameState
    self.content = content
    self.configuration = configuration
  }

  deinit {
    Teardown.perform { [inquiry, reporter] in
      inquiry.cancel()
      reporter.finished(showing: .nothing)
      EventCenter.deliver()
    }
  }

  // MARK: - The State

  /// The state of the newest request, whether its interfaces are shown or pending.
  ///
  /// If you set this property, the controller transitions to the state without an animation.
  public var state: State {
    get {
      if let stateStorage { return stateStorage }
      guard !isLoadingState else {
        misuse(
          "loadInitialState() of \(type(of: self)) reads the state, or makes a request, before there is a state. Return the first state, and make the request later"
        )
      }
      isLoadingState = true
      let state = LeaveGuards.evaluated(loadInitialState)
      isLoadingState = false
      exchange(&stateStorage, with: state)
      exchange(&settledState, with: state)
      return state
    }
    set { transition(to: newValue, animated: false, completion: Diagnostics.reportUnreceived) }
  }

  /// Returns the first state of a controller that was created without one.
  ///
  /// The method is called once, when the state is needed. A subclass must override it if it uses an initializer without
  /// a state.
  open func loadInitialState() -> State {
    misuse("\(type(of: self)) was created without a state. Override loadInitialState() to return the first one")
  }

  /// Returns whether two states are the same for the user.
  ///
  /// The default implementation returns whether the states are equal, or calls the closure that was passed to the
  /// initializer.
  ///
  /// - Parameters:
  ///   - one: A state.
  ///   - other: Another state.
  open func isSameState(_ one: State, _ other: State) -> Bool { areSame(one, other) }

  /// Returns whether a saved state may be restored now.
  ///
  /// The default implementation returns `true`.
  ///
  /// See ``StateRestoration``.
  ///
  /// - Parameter state: The saved state.
  open func canRestore(_ state: State) -> Bool { true }

  // MARK: - The Interface of a State

  /// Returns the interface of a state for one window.
  ///
  /// The method is called once for each window. The default implementation calls the closure that was passed to the
  /// initializer.
  ///
  /// - Parameter state: The state.
  open func viewController(for state: State) -> UIViewController {
    guard let content else {
      misuse(
        "\(type(of: self)) must override viewController(for:), or be created with a content closure (requested state: \(state))"
      )
    }
    return content(state)
  }

  /// Returns the configuration of a change to a state, in a window with the given traits.
  ///
  /// The default implementation returns ``configuration``.
  ///
  /// - Parameters:
  ///   - state: The new state.
  ///   - traitCollection: The traits of the window's root view controller.
  open func configuration(for state: State, traitCollection: UITraitCollection) -> RootConfiguration { configuration }

  /// Returns a new root view controller for a window.
  ///
  /// The default implementation returns a ``RootContainerViewController``.
  open func makeRootViewController() -> RootContainerViewController { RootContainerViewController() }

  /// Returns whether two states have the same interface.
  ///
  /// The interface of a window remains in a transition between such states. They differ in what they present, or in
  /// what the app does in ``didChangeState(from:to:)``. The default implementation returns `false`: each state has its
  /// own interface.
  ///
  /// - Parameters:
  ///   - one: A state.
  ///   - other: Another state.
  open func hasSameInterface(_ one: State, _ other: State) -> Bool { false }

  // MARK: - The Presentation of a State

  /// Returns the view controller that is presented over the interface of a state, for one window.
  ///
  /// The method is called once for each window, after ``viewController(for:)``. The view controller is presented when
  /// the interface is shown, and dismissed when the state is left. The style, the detents and the source are those of
  /// the view controller. A request for the state is complete when every window shows the presentation. See
  /// <doc:Presentations>.
  ///
  /// When the user dismisses the view controller in one window, all windows show the state of
  /// ``stateAfterDismissal(of:)``. The default implementation returns `nil`: nothing is presented.
  ///
  /// - Parameter state: The state.
  open func presentedViewController(for state: State) -> UIViewController? { nil }

  /// Returns the state that follows when the user dismisses the presentation of a state.
  ///
  /// The method is called for every dismissal that the controller does not perform: a pull, a tap next to the content,
  /// the button of an alert, or a call of `dismiss(animated:completion:)`.
  ///
  /// The default implementation returns the last state before this one that presented nothing. If the value is `nil`,
  /// the user cannot dismiss the view controller by a gesture, and it is presented again if it was dismissed otherwise.
  ///
  /// - Parameter state: The state whose view controller is dismissed.
  open func stateAfterDismissal(of state: State) -> State? { stateBelowPresentation }

  // MARK: - Installing

  /// The root view controllers of the windows in which the controller is installed.
  public var rootViewControllers: [RootContainerViewController] { installations.roots }

  /// Installs a root view controller with the interface of the current state in a window.
  ///
  /// The app shows the window with `makeKeyAndVisible()`, as any window that it has created. If the controller is already
  /// installed in the window, the method does nothing.
  ///
  /// - Parameter window: The window.
  public func install(in window: UIWindow) {
    installations.removeClosedWindows()
    guard !installations.contain(window) else { return }
    LeaveGuards.evaluated { add(window) }
  }

  private func add(_ window: UIWindow) {
    let root = makeRootViewController()
    root.stateSource = self
    installations.add(root, in: window)
    let acceptedBefore = acceptedRequests
    let first = makeRequest(nil)
    let content = creation.perform(of: state, for: first) { newContent(for: state) }
    // A request made by the code above is newer, and has already reached this root.
    if acceptedRequests == acceptedBefore { showFirst(content, in: root) }
    first.end(.completed)
    // The view controllers that the old root presents would otherwise remain in the window.
    if let old = window.rootViewController, old.presentedViewController != nil {
      old.dismiss(animated: false, completion: nil)
    }
    window.rootViewController = root
  }

  /// Creates a window of a scene, installs the controller in it, and shows it.
  ///
  /// - Parameter windowScene: The scene of the window.
  /// - Returns: The window. The caller must retain it.
  public func install(in windowScene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: windowScene)
    install(in: window)
    window.makeKeyAndVisible()
    return window
  }

  /// A Boolean value that indicates whether a window changes its interface or its presentation.
  public var isTransitioning: Bool { installations.areChanging }

  /// A Boolean value that indicates whether a request waits for a leave guard in one of the windows.
  ///
  /// See ``LeaveGuarding``.
  public var isAskingToLeave: Bool { inquiry.isAsking }

  // MARK: - Changing the State

  /// Transitions to a state in every window.
  ///
  /// A request for the state that is shown or pending does not change anything. Leave guards in all windows are asked
  /// first; see ``LeaveGuarding``.
  ///
  /// - Parameters:
  ///   - newState: The state whose interfaces are shown.
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request in all windows. The default
  ///     is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func transition(
    to newState: State, animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    let request = makeRequest(completion)
    go(to: newState, animated: animated, willShow: nil, for: request)
    return request
  }

  // MARK: - Observing Transitions

  /// Called when the interface of a state is about to be added to a window.
  ///
  /// The method is not called for the first interface of a window. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interface: The new interface.
  ///   - state: The state that the interface represents.
  open func willShow(_ interface: UIViewController, for state: State) {}

  /// Called when every window shows a state.
  ///
  /// If a newer request was made in the meantime, ``state`` is not `newState`. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - oldState: The state that was shown before.
  ///   - newState: The state that is shown.
  open func didChangeState(from oldState: State, to newState: State) {}

  // MARK: - Implementation

  /// Returns whether every window shows the state and no change is pending.
  func isSettled(at state: State) -> Bool { isSameState(self.state, state) && !isTransitioning }

  /// Asks the leave guards, then requests a state.
  ///
  /// - Parameter willShow: A closure that is called for each window before its interface changes, in addition to the
  ///   hook.
  func go(
    to newState: State, animated: Bool, willShow: ((UIViewController) -> Void)?, for request: TransitionRequest
  ) {
    LeaveGuards.evaluated { process(newState, animated: animated, willShow: willShow, for: request) }
  }

  private func process(
    _ newState: State, animated: Bool, willShow: ((UIViewController) -> Void)?, for request: TransitionRequest
  ) {
    // The leave guards of all windows are asked before a window changes.
    request.report = report(on: newState, animated: animated)
    if let creating = creation.request(for: newState, isSame: isSameState) { return creating.join(request) }
    let verdict = LeaveVerdict(on: controllersLeft(for: newState), for: request)
    // A request made by the code that ran above is newer.
    guard request.isNewest else { return request.end(.superseded) }
    let leaving = { [weak self] in self?.controllersLeft(for: newState) ?? [] }
    inquiry.process(verdict, of: leaving, for: request) { [weak self] in
      self?.take(newState, animated: animated, willShow: willShow, for: request)
    }
    EventCenter.deliver()
  }

  /// Returns a request that is made now.
  func makeRequest(_ completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest {
    installations.removeClosedWindows()
    return TransitionRequest(of: reportedContainer, in: inquiry.order, completion: completion)
  }

  /// Returns the view controllers whose leave guards must approve the change.
  func controllersLeft(for newState: State) -> [UIViewController] {
    guard !isSameState(state, newState) else { return [] }
    guard !hasSameInterface(state, newState) else { return rootViewControllers.flatMap { $0.presentedByState } }
    return rootViewControllers.flatMap {
      $0.controllersLeft(for: nil, configuration(for: newState, traitCollection: $0.traitCollection))
    }
  }

  private func take(
    _ newState: State, animated: Bool, willShow: ((UIViewController) -> Void)?, for request: TransitionRequest
  ) {
    let acceptedBefore = acceptedRequests
    let roots = rootViewControllers
    let contents = creation.perform(of: newState, for: request) { self.contents(for: newState, in: roots) }
    let refusal = refusal(of: contents, for: newState, in: roots)
    // A request made by the code that ran above is newer.
    guard acceptedRequests == acceptedBefore else { return request.end(.superseded) }
    if let refusal { return request.refuse(refusal) }
    take(newState, contents, in: roots, animated: animated, willShow: willShow, for: request)
  }

  // The app controller overrides these, because its root controller is not visible to the app.
  /// The object that the events name as the container.
  var reportedContainer: any AnyObject & Sendable { self }

  /// Returns the name of a state in events.
  func name(of state: State) -> String { EventName.of(state: state) }

  /// Takes a request whose contents, one for each root, were created and validated.
  func take(
    _ newState: State, _ contents: [RootContent], in roots: [RootContainerViewController], animated: Bool,
    willShow: ((UIViewController) -> Void)?, for request: TransitionRequest
  ) {
    let acceptedBefore = acceptedRequests
    let configurations = roots.map { configuration(for: newState, traitCollection: $0.traitCollection) }
    let oldState = state
    let isNews = !isSameState(oldState, newState)
    // A request made by the code that ran above is newer.
    guard acceptedRequests == acceptedBefore else { return request.end(.superseded) }
    acceptedRequests += 1
    request.wasAccepted(by: nil)
    if isNews { assignment = acceptedRequests }
    let assignment = assignment
    if isNews { reporter.accepted(RequestID(assignment), request.report) }
    let change = isNews ? Change(assignment: assignment, from: oldState, to: newState) : nil
    let replacesInterface = zip(roots, contents).contains { $0.interfaceViewController !== $1.interface }
    // All windows have their interface before the first one changes. A request for the same state that is made during
    // that change therefore finds the new interfaces, not those that are about to be removed.
    for (root, content) in zip(roots, contents) { installations.assign(content, to: root) }
    exchange(&stateStorage, with: newState)
    if isNews { recordPresentation(in: contents, after: oldState) }
    if isNews { listeners.notify(newState) }
    if let change, !replacesInterface { reportBeginning(of: change, animated: animated) }
    let group = OutcomeGroup(count: roots.count) { [weak self] outcome in
      if let change { self?.reportEnd(of: change, outcome) }
      self?.requestEnded(at: newState, outcome)
      request.end(outcome)
    }
    for (index, root) in roots.enumerated() {
      // Code of the app in the previous windows can already have made another request.
      guard self.assignment == assignment else {
        group.report(.superseded)
        continue
      }
      let interface = contents[index].interface
      let configuration = configurations[index]
      root.take(
        contents[index], configuration: configuration, animated: animated,
        willBegin: { [weak self] isAnimated in
          if let change {
            self?.reportBeginning(of: change, animated: isAnimated, using: configuration.shownTransition)
          }
          willShow?(interface)
          self?.willShow(interface, for: newState)
        }, for: root.makePart(of: request, completion: group.report))
      if self.assignment == assignment { installations.assign(nil, to: root) }
    }
  }

  private func showFirst(_ content: RootContent, in root: RootContainerViewController) {
    root.showInterfaceOfState(content.interface)
    guard content.presented != nil else { return }
    if let refusal = root.refusal(ofPresenting: content.presented, over: [content.interface]) {
      return Diagnostics.report(refusal, of: root)
    }
    installations.recordPresentation(of: content.presented, over: root)
    presents = true
    root.declare(content.presented, animated: false)
  }

  /// Records the state to which a dismissal leads.
  private func recordPresentation(in contents: [RootContent], after oldState: State) {
    let presented = exchange(&presents, with: contents.contains { $0.presented != nil })
    if !presents {
      exchange(&stateBelowPresentation, with: nil)
    } else if !presented {
      exchange(&stateBelowPresentation, with: oldState)
    }
  }

  private func requestEnded(at state: State, _ outcome: TransitionOutcome) {
    guard outcome == .completed else { return }
    let previous = exchange(&settledState, with: state)
    // A request that joined another one, or whose state was already shown, has not changed the state.
    guard let previous, !isSameState(previous, state) else { return }
    didChangeState(from: previous, to: state)
  }
}
