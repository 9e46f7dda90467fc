public import UIKit

/// A container that shows the view controllers of its state, and transitions between states.
///
/// Return the view controllers that represent each state. The container adds and removes them, sends their appearance
/// callbacks, and animates and interrupts the transitions:
///
/// ```swift
/// final class RootViewController: StateViewController<Phase> {
///   override func viewController(for phase: Phase) -> UIViewController { … }
///   override func preferredTransition(from old: Phase, to new: Phase) -> ContainerTransition { .slide(from: .right) }
/// }
/// let root = RootViewController(initialState: .splash)
/// root.transition(to: .signIn, animated: true)
/// let outcome = await root.transition(to: .home, animated: true).outcome
/// ```
///
/// ``state`` and ``ContainerViewController/viewControllers`` immediately have the values of the newest request. A state need
/// not be `Equatable`. If it is, a request for the state that is shown or pending does not change anything.
open class StateViewController<State>: ContainerViewController {
  /// The state before the first request; `nil` if it has not been determined.
  private var initialState: State?
  private let content: ((State) -> UIViewController)?
  /// A requested state with its view controllers, which it does not retain.
  private struct Entry {
    var state: State
    var children: [WeakController]
  }

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// The states of the requests that are pending or represent what is shown.
  ///
  /// The container determines which of them is the current one, so that the two cannot disagree.
  private var entries: [RequestID: Entry] = [:]
  /// The requests that have ended and still represent a list that is shown or may be shown again.
  private var keptRequests: [RequestID] = []
  /// The entry of the transition that was announced last.
  private var announced: Entry?
  /// The arguments of the hooks for the transition that was announced last.
  private var hookArguments: (previous: Entry?, isAnimated: Bool) = (nil, false)
  private var retained = RetainedStates<State>()
  private let pacer = StatePacer<State>()
  let listeners = StateListeners<State>()
  private var yieldedOwner: RequestID?
  let followers = ModelFollowers()
  private var isAskingDefaultAppearanceState = false
  /// A Boolean value that indicates whether loading the view determines the first state.
  ///
  /// The default is `true`. If the value is `false`, the state is determined only when the view appears.
  @_spi(Compatibility) public var determinesStateWhenLoaded = true
  /// A Boolean value that indicates whether the first state is being determined.
  ///
  /// The code of the app that returns its view controllers can access the container, which does not show anything yet.
  private var isDeterminingFirstState = false

  // MARK: - Creating a State View Controller

  /// Creates a controller for a subclass that returns the view controllers of each state.
  ///
  /// - Parameter initialState: The first state.
  public init(initialState: State) {
    self.initialState = initialState
    content = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a closure that returns the view controller of each state.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - content: A closure that returns the view controller of a state.
  public init(initialState: State, content: @escaping (State) -> UIViewController) {
    self.initialState = initialState
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view is loaded from a nib file.
  ///
  /// A subclass returns the first state from ``loadAppearanceState()``.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file, or `nil`.
  ///   - nibBundleOrNil: The bundle that contains the nib file, or `nil` for the main bundle.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    content = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard or a nib file.
  ///
  /// A subclass returns the first state from ``loadAppearanceState()``.
  ///
  /// - Parameter coder: The decoder to read from.
  public required init?(coder: NSCoder) {
    content = nil
    super.init(coder: coder)
  }

  // MARK: - The State

  /// The state that is shown, or will be shown when a running transition is over.
  ///
  /// If the first state has not been determined, reading this property calls ``loadAppearanceState()``. If you set this
  /// property, the container transitions to the state without an animation.
  public var state: State {
    get {
      if let knownState { return knownState }
      let state = loadAppearanceState()
      exchange(&initialState, with: state)
      return state
    }
    set { transition(to: newValue, animated: false) }
  }

  /// The state of the newest request that applies, or the initial state if there is none.
  private var knownState: State? {
    containment.catchUp()
    return state(of: containment.machine.targetOwner) ?? initialState
  }

  private func state(of owner: RequestID?) -> State? { owner.flatMap { entries[$0]?.state } }

  /// A Boolean value that indicates whether a state has been provided or requested.
  public var hasDeterminedState: Bool { knownState != nil }

  /// Returns the state to show when the view is loaded, and each time before it appears.
  ///
  /// Override this method if the state depends on other data. The container shows the returned state without an animation,
  /// so that the first frame is correct. The default implementation returns the current state.
  open func loadAppearanceState() -> State {
    isAskingDefaultAppearanceState = true
    guard let knownState else {
      misuse(
        "\(type(of: self)) was created without a state. Override loadAppearanceState() to return the first one, or use init(initialState:)"
      )
    }
    return knownState
  }

  /// Returns whether two states are the same for the user.
  ///
  /// The default implementation returns whether the states are equal, and `false` if they cannot be compared.
  ///
  /// - Parameters:
  ///   - one: A state.
  ///   - other: Another state.
  open func isSameState(_ one: State, _ other: State) -> Bool { StateEquality.areEqual(one, other) }

  // MARK: - The Content of a State

  /// Returns the view controller that represents a state.
  ///
  /// The default implementation calls the closure that was passed to the initializer. A subclass must override this method
  /// or ``viewControllers(for:)``.
  ///
  /// - Parameter state: The state.
  open func viewController(for state: State) -> UIViewController {
    guard let content else {
      misuse(
        "\(type(of: self)) must override viewController(for:) or viewControllers(for:), or be created with a content closure (requested state: \(state))"
      )
    }
    return content(state)
  }

  /// Returns the view controllers that represent a state, the lowest first.
  ///
  /// The default implementation returns the view controller of ``viewController(for:)``. View controllers that are also
  /// returned for the previous state remain on the screen and receive no callbacks.
  ///
  /// - Parameter state: The state.
  open func viewControllers(for state: State) -> [UIViewController] { [viewController(for: state)] }

  /// Returns the transition from one state to another. The default is a cross dissolve.
  ///
  /// - Parameters:
  ///   - oldState: The state that is left.
  ///   - newState: The state that is shown.
  open func preferredTransition(from oldState: State, to newState: State) -> ContainerTransition { .dissolve }

  // MARK: - Changing the State

  /// Transitions to a state.
  ///
  /// A request for the state that is shown or pending does not change anything.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: A Boolean value that indicates whether the transition of ``preferredTransition(from:to:)`` is played. Without a
  ///     window, nothing is animated.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func transition(
    to newState: State, animated: Bool, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    let request = makeRequest(completion)
    transition(to: newState, animated: animated, for: request)
    return request
  }

  func transition(to newState: State, animated: Bool, for request: TransitionRequest) {
    guard containment.hasHost else { return request.end(.cancelled) }
    determineFirstState(instead: newState, before: request)
    request.report = report(on: newState, animated: animated)
    guard mustWait(for: newState) else {
      go(to: newState, animated: animated, for: request)
      return
    }
    defer { EventCenter.deliver() }
    let isPending = pendingState.map { isSameState($0, newState) } ?? false
    let refusal = isPending ? nil : refusalOfWay(to: newState)
    let (paces, shownPaces) = (pacing(of: newState), pacingOfShown)
    // A request made by the code that ran above is newer.
    guard request.isNewest else { return request.end(.superseded) }
    if isPending { return pacer.join(request) }
    if let refusal { return request.refuse(refusal) }
    pacer.wait(for: newState, paces, after: shownPaces, in: inquiry, request) { [weak self] in
      guard let self else { return request.end(.cancelled) }
      go(to: newState, animated: animated, for: request)
    }
  }

  /// Begins an interactive transition to a state.
  ///
  /// From this moment on, ``state`` is the new state. If the transition is cancelled, it is the previous state again. See
  /// ``InteractiveTransition``.
  ///
  /// - Parameters:
  ///   - newState: The state to show when the transition is finished.
  ///   - completion: A closure that is called exactly once: with `completed` if the transition is finished, and with
  ///     `cancelled` if it is cancelled. The default is `nil`.
  /// - Returns: An object that controls the transition; `nil` if the request is refused, for example because the container is
  ///   off the screen or nothing would be animated.
  public func beginInteractiveTransition(
    to newState: State, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> InteractiveTransition? {
    let request = makeRequest(completion)
    guard containment.hasHost else {
      request.end(.cancelled)
      return nil
    }
    determineFirstState(before: request)
    request.report = report(on: newState, animated: true)
    return interact(go(to: newState, animated: true, isInteractive: true, for: request))
  }

  // MARK: - Transitions Between States

  /// Returns the policy for a request that is made while an animated transition is running.
  ///
  /// The default implementation returns ``ContainerViewController/transitionPolicy``.
  ///
  /// - Parameters:
  ///   - oldState: The state that is shown, or will be when the running transition is over.
  ///   - newState: The requested state.
  open func transitionPolicy(from oldState: State, to newState: State) -> TransitionPolicy { transitionPolicy }

  /// Returns whether a transition between two states is allowed. The default is `true`.
  ///
  /// A request for a transition that is not allowed is refused, with a message that names the states.
  ///
  /// - Parameters:
  ///   - oldState: The state that is left.
  ///   - newState: The requested state.
  open func shouldChangeState(from oldState: State, to newState: State) -> Bool { true }

  /// Returns the name of a state in messages and diagrams.
  ///
  /// The default implementation returns the name of the state's enumeration case, or the state's description.
  ///
  /// - Parameter state: The state.
  open func name(of state: State) -> String {
    EventName.of(state: state)
  }

  /// A Boolean value that indicates whether ``stateGraph`` is recorded. The default is `false`.
  public var recordsStateGraph = false

  /// The states that were shown since ``recordsStateGraph`` was set, and the transitions between them.
  public private(set) var stateGraph = StateGraph()

  // MARK: - Restoring States

  /// Returns whether a saved state may be restored now. The default is `true`.
  ///
  /// The data that the state refers to may no longer exist. See ``StateRestoration``.
  ///
  /// - Parameter state: The saved state.
  open func canRestore(_ state: State) -> Bool { true }

  // MARK: - Pacing

  /// Returns the delay before a requested state is shown, and the time for which it remains.
  ///
  /// The default implementation returns ``StatePacing/immediate``. A request that waits has not changed anything yet:
  /// ``state`` is the previous state, and ``pendingState`` is the requested one. Pacing applies only while the container is
  /// on the screen. The first frame always shows the state of ``loadAppearanceState()``, and when the container disappears,
  /// a waiting request is served immediately. Interactive transitions do not wait.
  ///
  /// - Parameter state: The state.
  open func pacing(of state: State) -> StatePacing { .immediate }

  /// The state of a request that waits because of ``pacing(of:)``; `nil` if no request waits.
  public var pendingState: State? { pacer.state }

  // MARK: - Retaining View Controllers

  /// Returns whether the view controllers of a state are retained when it is left.
  ///
  /// The default implementation returns ``StateRetention/drop``.
  ///
  /// - Parameter state: The state.
  open func retention(of state: State) -> StateRetention { .drop }

  /// The maximum number of states that retain their view controllers after they are left.
  ///
  /// The states that were left most recently retain theirs. The default is `Int.max`.
  public var maximumRetainedStates = Int.max

  /// Releases the view controllers that are retained for states that are not shown.
  public func dropRetainedViewControllers() { _ = retained.dropAll() }

  // MARK: - Observing Transitions

  /// Called when a transition is about to begin. The default implementation does nothing.
  ///
  /// The method is also called when a running transition is reversed.
  ///
  /// - Parameters:
  ///   - oldState: The state that is left; `nil` for the first state.
  ///   - newState: The state to which the transition leads.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  open func willChangeState(from oldState: State?, to newState: State, animated: Bool) {}

  /// Called when a transition is over and ``state`` is shown. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - oldState: The state that was shown before; `nil` for the first state.
  ///   - newState: The state that is shown.
  ///   - animated: A Boolean value that indicates whether the transition was animated.
  open func didChangeState(from oldState: State?, to newState: State, animated: Bool) {}

  // MARK: - Implementation

  override var requestedViewControllers: [UIViewController] {
    determineFirstState()
    return super.requestedViewControllers
  }

  /// Creates the view controllers of the first state, if they do not exist yet.
  ///
  /// The initial state can be known long before the container is used.
  ///
  /// - Parameters:
  ///   - newState: The state that is requested, which becomes the first one, or `nil`.
  ///   - children: The view controllers of the requested state, or `nil` to create them.
  ///   - request: The request that needs the first state. If code of the app makes a request meanwhile, that one is newer.
  private func determineFirstState(
    instead newState: State? = nil, showing children: [UIViewController]? = nil,
    before request: TransitionRequest? = nil
  ) {
    guard entries.isEmpty, !isDeterminingFirstState else { return }
    isDeterminingFirstState = true
    defer { isDeterminingFirstState = false }
    // A state that is requested before the initial state is used becomes the first one, so that no view controllers are
    // created in vain.
    let firstRequest = makeRequest(nil)
    let first = newState ?? loadAppearanceState()
    guard firstRequest.isNewest else { return }
    firstRequest.report = report(on: first, animated: false)
    go(to: first, showing: children, animated: false, for: firstRequest)
    request?.follow(firstRequest)
  }

  /// Transitions to a state whose view controllers exist and whose leave guards have been asked.
  func transition(
    to newState: State, showing children: [UIViewController], animated: Bool,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    let request = makeRequest(completion)
    determineFirstState(instead: newState, showing: children, before: request)
    request.report = report(on: newState, animated: animated)
    go(to: newState, showing: children, verdict: .allowed, animated: animated, for: request)
  }

  func policy(to newState: State) -> TransitionPolicy {
    shownState.map { transitionPolicy(from: $0, to: newState) } ?? transitionPolicy
  }

  /// Returns the view controllers of a state, and creates them only if they do not exist yet.
  func children(toShow newState: State, _ policy: TransitionPolicy) -> [UIViewController] {
    existingChildren(for: newState, policy) ?? viewControllers(for: newState)
  }

  private func report(on newState: State, animated: Bool) -> RequestReport? {
    RequestReport(
      in: stage,
      .init(from: names(for: containment.machine.targetOwner), to: [name(of: newState)], isAnimated: animated))
  }

  /// Requests a state.
  @discardableResult
  private func go(
    to newState: State, showing given: [UIViewController]? = nil, verdict: LeaveVerdict? = nil, animated: Bool,
    isInteractive: Bool = false, for request: TransitionRequest
  ) -> RequestID? {
    let shown = shownState
    if let refusal = refusalOfWay(to: newState) {
      request.refuse(refusal)
      return nil
    }
    let policy = policy(to: newState)
    let children = given ?? children(toShow: newState, policy)
    let transition = animated ? shown.map { preferredTransition(from: $0, to: newState) } ?? .none : .none
    // A request made by the code that ran above is newer.
    guard request.isNewest else {
      request.end(.superseded)
      return nil
    }
    // The entry is stored by `prepare`, so that a request that is refused leaves no trace.
    return self.request(
      ListRequest(
        children, using: transition, policy: policy, verdict: verdict, isInteractive: isInteractive, for: request,
        prepare: { [weak self] in
          self?.entries[$0] = Entry(state: newState, children: children.map { WeakController(controller: $0) })
        }))
  }

  /// The state that is shown, or will be after the running transition, without waiting requests.
  private var shownState: State? { state(of: containment.machine.shownOwner) }

  /// Returns the reason why a transition to a state is not allowed; `nil` if it is allowed.
  ///
  /// The check precedes the creation of the state's view controllers.
  func refusalOfWay(to newState: State) -> TransitionRefusal? {
    guard let shown = shownState, !isSameState(shown, newState), !shouldChangeState(from: shown, to: newState) else {
      return nil
    }
    return .edgeIsNotAllowed("\(self)", from: name(of: shown), to: name(of: newState))
  }

  private var pacingOfShown: StatePacing { shownState.map { pacing(of: $0) } ?? .immediate }

  /// Returns whether a state may not be shown yet, or the shown state must remain.
  private func mustWait(for newState: State) -> Bool {
    guard containment.machine.hostPhase != .disappeared, !isSameState(state, newState) else { return false }
    return pacer.mustWait(for: pacing(of: newState), after: pacingOfShown)
  }

  /// Returns the view controllers that exist for a state, so that none are created twice.
  ///
  /// A state has view controllers if it is requested, shown, being left by a transition that may be reversed, or retained.
  private func existingChildren(for newState: State, _ policy: TransitionPolicy) -> [UIViewController]? {
    func isSame(as owner: RequestID?) -> Bool { state(of: owner).map { isSameState($0, newState) } == true }
    containment.catchUp()
    let machine = containment.machine
    if isSame(as: machine.targetOwner) { return containment.target }
    if containment.heldGeneration != nil || policy == .reverse,
      isSame(as: machine.departure?.owner)
    {
      return containment.departing
    }
    // A request for the target of the running transition joins that transition, also if another request waits.
    if isSame(as: machine.shownOwner) { return containment.shown }
    return retained.entries.last { isSameState($0.state, newState) }?.children
  }

  private func names(for request: RequestID?) -> [String] { state(of: request).map { [name(of: $0)] } ?? [] }

  override func eventNames(for request: RequestID?) -> (from: [String], to: [String])? {
    guard state(of: request) != nil else { return nil }
    return (announced.map { [name(of: $0.state)] } ?? [], names(for: request))
  }

  override func willPerform(_ request: RequestID?, animated: Bool) {
    super.willPerform(request, animated: animated)
    guard let entry = request.flatMap({ entries[$0] }) else { return }
    let previous = exchange(&announced, with: entry)
    exchange(&hookArguments, with: (previous, animated))
    pacer.shown(false, .immediate)
    willChangeState(from: previous?.state, to: entry.state, animated: animated)
  }

  override func didPerform(_ request: RequestID) {
    guard let entry = entries[request] else { return }
    let (previous, isAnimated) = hookArguments
    pacer.shown(true, pacing(of: entry.state))
    if let previous { retain(previous) }
    if recordsStateGraph { stateGraph.record(from: previous.map { name(of: $0.state) }, to: name(of: entry.state)) }
    didChangeState(from: previous?.state, to: entry.state, animated: isAnimated)
  }

  override func didCompleteRequests(_ requests: [RequestID]) {
    // Requests that wait are needed in any case, and there can be many of them.
    let doubtful = keptRequests + requests
    keptRequests = doubtful.filter { containment.isNeeded($0) }
    guard keptRequests.count < doubtful.count else { return }
    let kept = Set(keptRequests)
    // Releasing a state runs code of the app, so it comes last, when the container is consistent.
    let released = doubtful.compactMap { kept.contains($0) ? nil : entries.removeValue(forKey: $0) }
    withExtendedLifetime(released) {}
  }

  override func targetDidChange(to owner: RequestID?) {
    guard yieldedOwner != owner, let state = state(of: owner) else { return }
    let isNews = self.state(of: yieldedOwner).map { !isSameState($0, state) } ?? true
    // Comparing states runs code of the app. A request that it made is newer, and has already been reported.
    guard containment.machine.targetOwner == owner else { return }
    yieldedOwner = owner
    if isNews { listeners.tell(state) }
  }

  private func retain(_ entry: Entry) {
    let children = entry.children.compactMap(\.controller)
    guard children.count == entry.children.count else { return }
    let retention = retention(of: entry.state)
    let replaced = retained.entries.filter { isSameState($0.state, entry.state) }
    _ = retained.keep(entry.state, children, retention, inPlaceOf: replaced, atMost: maximumRetainedStates)
  }

  /// Called when memory is low. Releases the view controllers of ``StateRetention/keepUntilMemoryWarning``.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    _ = retained.dropForMemoryWarning()
  }

  override func stageDidLoadView() {
    if determinesStateWhenLoaded { determineFirstState() }
    super.stageDidLoadView()
  }

  override func stageWillAppear(_ animated: Bool) {
    isAskingDefaultAppearanceState = false
    let wanted = loadAppearanceState()
    let request = makeRequest(nil)
    // An override can read the default and return another state. If states cannot be compared, an override that has read the
    // default is assumed to have returned it.
    let isPresentState =
      isAskingDefaultAppearanceState && (!isSameState(wanted, wanted) || isSameState(wanted, state))
    // The returned state already applies, so that leave guards cannot refuse it.
    if !isPresentState {
      request.report = report(on: wanted, animated: false)
      LeaveGuards.ignored { go(to: wanted, animated: false, for: request) }
    }
    super.stageWillAppear(animated)
  }

  override func stageDidAppear(_ animated: Bool) {
    super.stageDidAppear(animated)
    // The state was not visible before, so that its time begins now.
    if !isTransitioning { pacer.shown(true, pacingOfShown) }
  }

  override func stageDidDisappear(_ animated: Bool) {
    super.stageDidDisappear(animated)
    pacer.hurry()
  }
}
