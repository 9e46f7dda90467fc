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
/// root.transition(to: .signIn)
/// let outcome = await root.transition(to: .home).outcome
/// ```
///
/// ``state`` and ``ContainerViewController/viewControllers`` immediately have the values of the newest request. A
/// request for the state that is shown or pending does not change anything. States are `Equatable`, or are compared by
/// a closure or by ``isSameState(_:_:)``.
open class StateViewController<State>: ContainerViewController {
  /// The state before the first request, or `nil` if it has not been determined.
  private var initialState: State?
  /// The comparison of states, or `nil` for a controller that is loaded from a file.
  private let areSame: ((State, State) -> Bool)?
  private let content: ((State) -> UIViewController)?
  final var entries = StateEntries<State>()
  /// The entry of the transition that was announced last.
  private var announced: StateEntries<State>.Entry?
  /// The arguments of the hooks for the transition that was announced last.
  private var hookArguments: (previous: StateEntries<State>.Entry?, isAnimated: Bool) = (nil, false)
  final var retained = RetainedStates<State>()
  /// The view controllers that were created to evaluate leave guards, and their state.
  ///
  /// The user has begun to dismiss the presentation.
  final var prepared: (state: State, content: StateContent)?
  /// The wait for the end of the dismissal for which they were created.
  final var endOfPreparation: ModalTransitionWait?
  /// The object that performs the presentations that states declare, or `nil` before the first one.
  final var presenter: StatePresenter?
  let pacer = StatePacer<State>()
  let listeners = StateListeners<State>()
  private var reportedOwner: RequestID?
  let followers = ModelFollowers()
  let creation = ContentCreation<State>()
  /// A Boolean value that indicates whether ``loadAppearanceState()`` returns the first state.
  private var isLoadingState = false
  /// A Boolean value that indicates whether the first state is being determined.
  ///
  /// The code of the app that returns its view controllers can access the container, which does not show anything yet.
  var isDeterminingFirstState = false

  // MARK: - Creating a State View Controller

  /// Creates a controller for a subclass that returns the view controllers of each state.
  ///
  /// - Parameter initialState: The first state.
  public init(initialState: State) where State: Equatable {
    self.initialState = initialState
    areSame = { $0 == $1 }
    content = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a subclass whose states are compared by a closure.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - isSameState: A closure that returns whether two states are the same for the user.
  public init(initialState: State, isSameState: @escaping (State, State) -> Bool) {
    self.initialState = initialState
    areSame = isSameState
    content = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a closure that returns the view controller of each state.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - content: A closure that returns the view controller of a state.
  public init(initialState: State, content: @escaping (State) -> UIViewController) where State: Equatable {
    self.initialState = initialState
    areSame = { $0 == $1 }
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with closures that compare states and return the view controller of each.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - isSameState: A closure that returns whether two states are the same for the user.
  ///   - content: A closure that returns the view controller of a state.
  public init(
    initialState: State, isSameState: @escaping (State, State) -> Bool, content: @escaping (State) -> UIViewController
  ) {
    self.initialState = initialState
    areSame = isSameState
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
    areSame = nil
    content = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard or a nib file.
  ///
  /// A subclass returns the first state from ``loadAppearanceState()``.
  ///
  /// - Parameter coder: The decoder to read from.
  public required init?(coder: NSCoder) {
    areSame = nil
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
      guard !isLoadingState else {
        misuse(
          "loadAppearanceState() of \(type(of: self)) reads the state before there is one. Return the first state, or check hasDeterminedState"
        )
      }
      isLoadingState = true
      let state = appearanceState()
      isLoadingState = false
      // A request that the method has made is newer.
      if let knownState { return knownState }
      exchange(&initialState, with: state)
      return state
    }
    set { transition(to: newValue, animated: false, completion: Diagnostics.reportUnreceived) }
  }

  /// Calls ``loadAppearanceState()``.
  func appearanceState() -> State { LeaveGuards.evaluated(loadAppearanceState) }

  /// The state of the newest request that applies, or the initial state if there is none.
  var knownState: State? {
    containment.catchUp()
    return entries[containment.machine.targetOwner]?.state ?? initialState
  }

  /// A Boolean value that indicates whether a state has been provided or requested.
  public var hasDeterminedState: Bool { knownState != nil }

  /// Returns the state to show when the view is loaded, and each time before it appears.
  ///
  /// Override this method if the state depends on other data. The container shows the returned state without an
  /// animation, so that the first frame is correct. The default implementation returns the current state.
  open func loadAppearanceState() -> State {
    guard let knownState else {
      misuse(
        "\(type(of: self)) was created without a state. Override loadAppearanceState() to return the first one, or use init(initialState:)"
      )
    }
    return knownState
  }

  /// Returns whether two states are the same for the user.
  ///
  /// The default implementation returns whether the states are equal, or calls the closure that was passed to the
  /// initializer. A subclass must override it if its states are not `Equatable` and it is loaded from a storyboard or a
  /// nib file.
  ///
  /// - Parameters:
  ///   - one: A state.
  ///   - other: Another state.
  open func isSameState(_ one: State, _ other: State) -> Bool {
    guard let areSame = areSame?(one, other) ?? StateEquality.areEqual(one, other) else {
      misuse(
        "\(type(of: self)) cannot compare its states: let \(State.self) conform to Equatable, or override isSameState(_:_:)"
      )
    }
    return areSame
  }

  // MARK: - The Content of a State

  /// Returns the view controller that represents a state.
  ///
  /// The default implementation calls the closure that was passed to the initializer. A subclass must override this
  /// method or ``viewControllers(for:)``.
  ///
  /// The method is also called for requests that are refused or superseded, and for paths. Change a view controller
  /// that exists already in ``willChangeState(from:to:animated:)`` instead.
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

  /// Returns the transition from one state to another.
  ///
  /// The default implementation returns a cross dissolve.
  ///
  /// - Parameters:
  ///   - oldState: The state that is left.
  ///   - newState: The state that is shown.
  open func preferredTransition(from oldState: State, to newState: State) -> ContainerTransition { .dissolve }

  // MARK: - The Presentation of a State

  /// Returns the view controller that is presented over the content of a state.
  ///
  /// The container presents the view controller when the children of the state are shown, and dismisses it when the
  /// state is left. The style, the detents and the source are those of the view controller. If it is also returned for
  /// the next state, it remains. A request for the state is complete when the presentation is. See <doc:Presentations>.
  ///
  /// When the user dismisses the view controller, the container shows the state of ``stateAfterDismissal(of:)``. The
  /// default implementation returns `nil`: nothing is presented.
  ///
  /// - Parameter state: The state.
  open func presentedViewController(for state: State) -> UIViewController? { nil }

  /// Returns the state that follows when the user dismisses the presentation of a state.
  ///
  /// The method is called for every dismissal that the container does not perform: a pull, a tap next to the content,
  /// the button of an alert, or a call of `dismiss(animated:completion:)`. The code of the app can also request a state
  /// itself, for example in the handler of an alert action. The method is then not called.
  ///
  /// The default implementation returns the last state before this one that presented nothing. If the value is `nil`,
  /// or the container does not allow the transition, the user cannot dismiss the view controller by a gesture, and the
  /// container presents it again if it was dismissed otherwise.
  ///
  /// - Parameter state: The state whose view controller is dismissed.
  open func stateAfterDismissal(of state: State) -> State? {
    if let base = entries[containment.machine.targetOwner]?.base { return base }
    // A link or an archive can lead to the state before the initial one was shown.
    return initialState.flatMap { isSameState($0, state) ? nil : $0 }
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

  /// Returns whether a transition between two states is allowed.
  ///
  /// The default implementation returns `true`.
  ///
  /// A request for a transition that is not allowed is refused, with a message that names the states.
  ///
  /// The method is not called for the first state. If a request is made before the view is loaded, its state is the
  /// first one: nothing is left for it.
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

  /// A Boolean value that indicates whether ``stateGraph`` is recorded.
  ///
  /// The default is `false`.
  public var recordsStateGraph = false

  /// The states that were shown since ``recordsStateGraph`` was set, and the transitions between them.
  public private(set) var stateGraph = StateGraph()

  // MARK: - Restoring States

  /// Returns whether a saved state may be restored now.
  ///
  /// The default implementation returns `true`.
  ///
  /// The data that the state refers to may no longer exist. See ``StateRestoration``.
  ///
  /// - Parameter state: The saved state.
  open func canRestore(_ state: State) -> Bool { true }

  /// Returns why a path or an archive may not lead to a state, or `nil` if it may.
  func refusalOfOpening(_ state: State) -> TransitionRefusal? { nil }

  // MARK: - Pacing

  /// Returns the delay before a requested state is shown, and the time for which it remains.
  ///
  /// The default implementation returns ``StatePacing/immediate``. A request that waits has not changed anything yet:
  /// ``state`` is the previous state, and ``pendingState`` is the requested one. Pacing applies only while the
  /// container is on the screen. The first frame always shows the state of ``loadAppearanceState()``, and when the
  /// container disappears, a waiting request is served immediately. Interactive transitions do not wait.
  ///
  /// - Parameter state: The state.
  open func pacing(of state: State) -> StatePacing { .immediate }

  /// The state of a request that waits because of ``pacing(of:)``, or `nil` if no request waits.
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
  public func dropRetainedViewControllers() {
    let dropped = retained.dropAll()
    withExtendedLifetime(dropped) {}
  }

  // MARK: - Observing Transitions

  /// Called when a transition is about to begin.
  ///
  /// The default implementation does nothing.
  ///
  /// The method is called again when a running transition is reversed or cancelled, with the two states in reverse.
  ///
  /// - Parameters:
  ///   - oldState: The state that is left, or `nil` for the first state.
  ///   - newState: The state to which the transition leads.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  open func willChangeState(from oldState: State?, to newState: State, animated: Bool) {}

  /// Called when a transition is over and ``state`` is shown.
  ///
  /// The default implementation does nothing.
  ///
  /// While the container is not on the screen, and for the first state, there is no transition to wait for: the method
  /// is called when the children were added, before they appear.
  ///
  /// - Parameters:
  ///   - oldState: The state that was shown before, or `nil` for the first state.
  ///   - newState: The state that is shown.
  ///   - animated: A Boolean value that indicates whether the transition was animated.
  open func didChangeState(from oldState: State?, to newState: State, animated: Bool) {}

  // MARK: - Implementation

  deinit {
    guard let presenter else { return }
    Teardown.perform { presenter.hostIsDeallocated() }
  }

  override var childrenFollowState: Bool { true }

  override var requestedViewControllers: [UIViewController] {
    determineFirstState()
    return super.requestedViewControllers
  }

  /// Returns the state that was announced last, and the request's state.
  override func reportedStates(for request: RequestID?) -> (from: ReportedContent, to: ReportedContent)? {
    guard let entry = entries[request] else { return nil }
    return (announced.map { reported($0.state) } ?? .nothing, reported(entry.state))
  }

  override func willPerform(_ request: RequestID?, animated: Bool) {
    super.willPerform(request, animated: animated)
    guard let entry = entries[request] else { return }
    let previous = exchange(&announced, with: entry)
    exchange(&hookArguments, with: (previous, animated))
    pacer.shown(false, .immediate)
    contentWillChange(to: entry)
    willChangeState(from: previous?.state, to: entry.state, animated: animated)
  }

  override func didPerform(_ request: RequestID) {
    guard let entry = entries[request] else { return }
    let (previous, isAnimated) = hookArguments
    if let previous { retain(previous) }
    didShow(entry.state, after: previous?.state, animated: isAnimated)
  }

  private func didShow(_ state: State, after previous: State?, animated: Bool) {
    pacer.shown(true, pacing(of: state))
    if recordsStateGraph { stateGraph.record(from: previous.map { name(of: $0) }, to: name(of: state)) }
    didChangeState(from: previous, to: state, animated: animated)
  }

  /// Reports a change to a state whose children were shown already, and calls the hooks.
  override func announceChangeWithoutTransition(of request: RequestID) {
    // A state that is not the same as itself is announced once, too.
    guard let entry = entries[request], let announced, announced.request != request,
      !isSameState(announced.state, entry.state)
    else { return }
    let shown = announced.state
    exchange(&self.announced, with: entry)
    let isAnimated = animatesPresentation(of: entry)
    reportChange(to: entry, after: shown, animated: isAnimated) {
      willChangeState(from: shown, to: entry.state, animated: isAnimated)
    }
    didShow(entry.state, after: shown, animated: isAnimated)
  }

  override func end(_ request: TransitionRequest, _ id: RequestID, _ outcome: TransitionOutcome) {
    if outcome == .completed, let entry = entries[id], keepsWaiting(request, id, declaring: entry.presented) { return }
    request.end(outcome)
  }

  override func didCompleteAllTransitions() {
    contentDidSettle()
    // A transition that was cancelled leaves an entry behind.
    if entries.hasEnded(besides: containment.machine.settledOwner) { didCompleteRequests([]) }
  }

  override func didCompleteRequests(_ requests: [RequestID]) {
    // Releasing a state runs code of the app, so it comes last, when the container is consistent.
    let released = entries.remove(ended: requests, unless: containment.isNeeded)
    withExtendedLifetime(released) {}
  }

  override func targetDidChange(to owner: RequestID?) {
    guard reportedOwner != owner, let state = entries[owner]?.state else { return }
    let isNews = entries[reportedOwner].map { !isSameState($0.state, state) } ?? true
    // Comparing states runs code of the app. A request that it made is newer, and has already been reported.
    guard containment.machine.targetOwner == owner else { return }
    reportedOwner = owner
    if isNews { listeners.notify(state) }
  }

  /// Called when memory is low.
  ///
  /// Releases the view controllers of ``StateRetention/keepUntilMemoryWarning``.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    let dropped = (retained.dropForMemoryWarning(), exchange(&prepared, with: nil))
    withExtendedLifetime(dropped) {}
  }

  /// Called when the container was added to or removed from a parent.
  ///
  /// If the container was removed, the presentation of its state is dismissed.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { presenter?.handle(.hostWasRemoved) }
  }

  override func stageDidLoadView() {
    determineFirstState()
    super.stageDidLoadView()
  }

  override func stageWillAppear(_ animated: Bool) {
    let wanted = appearanceState()
    let request = makeRequest(nil)
    // The returned state already applies, so that leave guards cannot refuse it.
    if entries.isEmpty || !isSameState(wanted, state) {
      request.report = report(on: wanted, animated: false)
      go(to: wanted, verdict: .allowed, animated: false, for: request)
    }
    super.stageWillAppear(animated)
  }

  override func stageDidAppear(_ animated: Bool) {
    super.stageDidAppear(animated)
    // The state was not visible before, so that its time begins now.
    if !isTransitioning { pacer.shown(true, pacingOfShown) }
    presenter?.handle(.hostDidAppear)
  }

  override func stageWillDisappear(_ animated: Bool) {
    presenter?.handle(.hostWillDisappear)
    super.stageWillDisappear(animated)
  }

  override func stageDidDisappear(_ animated: Bool) {
    super.stageDidDisappear(animated)
    pacer.serveImmediately()
  }
}
