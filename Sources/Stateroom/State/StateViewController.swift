public import UIKit

/// A container that shows what belongs to a state, and changes it when the state changes.
///
/// Say which controllers represent each state; adding, removing, appearance callbacks, animation and interruption are
/// taken care of:
///
/// ```swift
/// final class RootViewController: StateViewController<Phase> {
///   override func childViewController(for phase: Phase) -> UIViewController { … }
///   override func transition(from old: Phase, to new: Phase) -> ContainerTransition { .slide(from: .right) }
/// }
/// let root = RootViewController(initialState: .splash)
/// root.transition(to: .signIn, animated: true)
/// let outcome = await root.transition(to: .home, animated: true)
/// ```
///
/// ``state`` and ``ContainerViewController/viewControllers`` tell the newest state that was asked for, at once.
/// A state need not be `Equatable`. If it is, going to the state that is shown, or on its way, changes nothing.
open class StateViewController<State>: ContainerViewController {
  /// A state before anybody has asked for it to be shown.
  private var initialState: State?
  private let content: ((State) -> UIViewController)?
  /// A state that was asked for, with what was made for it; whoever is taken away is not kept alive for that.
  private struct Entry {
    var state: State
    var children: [WeakController]
  }

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// The states behind the container's requests, for as long as one is waited for or stands for what is shown. Which of
  /// them is the present one is the container's to say, so that the two cannot disagree.
  private var entries: [RequestID: Entry] = [:]
  /// The requests that have been told their outcome and still stand for a list that is shown or may come back.
  private var keptRequests: [RequestID] = []
  /// What is shown since a transition was announced last.
  private var announced: Entry?
  /// What the hooks are told of the transition announced last.
  private var hookArguments: (previous: Entry?, isAnimated: Bool) = (nil, false)
  private var retained = RetainedStates<State>()
  private let pacer = StatePacer<State>()
  let listeners = StateListeners<State>()
  private var yieldedOwner: RequestID?
  let followers = ModelFollowers()
  private var isAskingDefaultAppearanceState = false
  /// A Boolean value that indicates whether the first state is determined when the view is loaded, and not only when it
  /// appears.
  ///
  /// The default is `true`.
  @_spi(Compatibility) public var determinesStateWhenLoaded = true
  /// User code that says what belongs to the first state may look at what is shown: nothing yet.
  private var isDeterminingFirstState = false

  // MARK: - Creating a State View Controller

  /// Creates a controller for a subclass that says what belongs to each state.
  public init(initialState: State) {
    self.initialState = initialState
    content = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that asks a closure for the controller of each state.
  public init(initialState: State, content: @escaping (State) -> UIViewController) {
    self.initialState = initialState
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view comes from a nib. A subclass tells the first state in ``loadAppearanceState()``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    content = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard. A subclass tells the first state in ``loadAppearanceState()``.
  public required init?(coder: NSCoder) {
    content = nil
    super.init(coder: coder)
  }

  // MARK: - The State

  /// The state that is shown, or will be when a running transition is over.
  ///
  /// Before the first state was determined, reading it determines it by ``loadAppearanceState()``.
  public var state: State {
    if let knownState { return knownState }
    let state = loadAppearanceState()
    exchange(&initialState, with: state)
    return state
  }

  /// The state of the newest request that counts, or else the one to begin with.
  private var knownState: State? {
    containment.catchUp()
    return state(of: containment.machine.targetOwner) ?? initialState
  }

  private func state(of owner: RequestID?) -> State? { owner.flatMap { entries[$0]?.state } }

  /// Whether a state was given or asked for yet.
  public var hasDeterminedState: Bool { knownState != nil }

  /// The state to show, asked when the view is loaded and each time before it appears.
  ///
  /// Override it where the state follows from something else. What it returns is shown without an animation, so that the
  /// first frame is right. By default it is the present state.
  open func loadAppearanceState() -> State {
    isAskingDefaultAppearanceState = true
    guard let knownState else {
      misuse(
        "\(type(of: self)) was made without a state: override loadAppearanceState() to tell the first one, or use init(initialState:)"
      )
    }
    return knownState
  }

  /// Whether two states are the same to the user. By default states that are equal, and none if they cannot be compared.
  open func isSameState(_ one: State, _ other: State) -> Bool { StateEquality.areEqual(one, other) }

  // MARK: - What Belongs to a State

  /// The one controller that represents a state.
  open func childViewController(for state: State) -> UIViewController {
    guard let content else {
      misuse(
        "\(type(of: self)) must override childViewController(for:) or children(for:), or be made with a content closure (asked for \(state))"
      )
    }
    return content(state)
  }

  /// The controllers that represent a state, the first one lowest. By default the one of ``childViewController(for:)``.
  ///
  /// Those that are returned for the state before as well stay on screen untouched.
  open func children(for state: State) -> [UIViewController] { [childViewController(for: state)] }

  /// How one state gives way to another: by default a cross dissolve.
  open func transition(from oldState: State, to newState: State) -> ContainerTransition { .dissolve }

  // MARK: - Going to a State

  /// Goes to a state. Going to the one that is shown, or on its way, changes nothing.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: Whether to play the transition of ``transition(from:to:)``; without a window nothing is animated.
  ///   - completion: Called exactly once, with what became of the request.
  public func transition(to newState: State, animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    guard containment.hasHost else {
      completion?(.cancelled)
      return
    }
    let age = determineFirstState(instead: newState)
    let report = report(on: newState, animated: animated)
    let completion = report.reporting(completion)
    guard mustWait(for: newState) else {
      go(to: newState, animated: animated, age: age, report: report, completion: completion)
      return
    }
    defer { EventCenter.deliver() }
    let isPending = pendingState.map { isSameState($0, newState) } ?? false
    let refusal = isPending ? nil : refusalOfWay(to: newState)
    let (paces, shownPaces) = (pacing(of: newState), pacingOfShown)
    // What was asked for by the code that was run above is newer.
    guard age == requestAge else { return completion?(.superseded) ?? () }
    if isPending { return pacer.join(completion) }
    if let refusal { return Diagnostics.refuse(refusal, telling: completion) }
    pacer.wait(
      for: newState, paces, after: shownPaces, in: inquiry, completion: completion
    ) { [weak self] completion in
      guard let self else { return completion(.cancelled) }
      go(to: newState, animated: animated, report: report, completion: completion)
    }
  }

  /// Goes to a state. Going to the one that is shown, or on its way, changes nothing.
  public func transition(to newState: State, animated: Bool) {
    transition(to: newState, animated: animated, completion: nil)
  }

  /// Goes to a state, and returns when it is shown or the request has come to another end.
  ///
  /// Cancelling the task changes nothing: what was asked for is taken back by asking for something else.
  @discardableResult
  public func transition(to newState: State, animated: Bool) async -> TransitionOutcome {
    await .awaiting { transition(to: newState, animated: animated, completion: $0) }
  }

  /// Begins to go to a state in a transition that a hand moves; see ``InteractiveTransition``.
  ///
  /// ``state`` is the new one from now on, and the old one again if the hand takes the transition back.
  ///
  /// - Parameters:
  ///   - newState: The state to show when the transition is finished.
  ///   - completion: Called exactly once: completed if the transition was finished, cancelled if it was taken back.
  /// - Returns: What moves the transition. `nil` if it was refused: off the screen, or because nothing would move.
  public func beginInteractiveTransition(
    to newState: State, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> InteractiveTransition? {
    guard containment.hasHost else {
      completion?(.cancelled)
      return nil
    }
    let age = determineFirstState()
    let report = report(on: newState, animated: true)
    return interact(
      go(
        to: newState, animated: true, isInteractive: true, age: age, report: report,
        completion: report.reporting(completion)))
  }

  // MARK: - Ways Between States

  /// What a request does when it finds an animated transition under way: by default ``ContainerViewController/transitionPolicy``.
  open func transitionPolicy(from oldState: State, to newState: State) -> TransitionPolicy { transitionPolicy }

  /// Whether there is a way from one state to another. By default there is one between any two.
  ///
  /// A request for a way that there is not is refused, with a message that names the states.
  open func allowsTransition(from oldState: State, to newState: State) -> Bool { true }

  /// What a state is called in messages and diagrams: by default the name of its case, or its description.
  open func name(of state: State) -> String {
    EventName.of(state: state)
  }

  /// Whether ``stateGraph`` is kept; off by default.
  public var recordsStateGraph = false

  /// The states shown since ``recordsStateGraph`` was switched on, and the ways taken between them.
  public private(set) var stateGraph = StateGraph()

  // MARK: - Restoring States

  /// Whether a state that was saved may be gone to now, when the user comes back. By default it may.
  ///
  /// What the state is about may have gone since; see ``StateRestoration``.
  open func canRestore(_ state: State) -> Bool { true }

  // MARK: - Pacing

  /// When a state is shown after it was asked for, and for how long at least. By default at once, and no longer than wanted.
  ///
  /// A request that waits has changed nothing yet: ``state`` is the one before, and ``pendingState`` the one that is to
  /// come. Only what is on the screen has a pace: the first frame always shows ``loadAppearanceState()``, and when the
  /// container disappears what waits is done at once. A hand does not wait either.
  open func pacing(of state: State) -> StatePacing { .immediate }

  /// The state that waits for its time, if one does; see ``pacing(of:)``.
  public var pendingState: State? { pacer.state }

  // MARK: - Keeping What Belongs to a State

  /// What becomes of a state's controllers when it is left. By default they are let go.
  open func retention(of state: State) -> StateRetention { .drop }

  /// How many of the states left last may keep their controllers.
  public var maximumRetainedStates = Int.max

  /// Lets go of all controllers that wait for their state to come back.
  public func dropRetainedViewControllers() { _ = retained.dropAll() }

  // MARK: - Observing Transitions

  /// A transition is about to begin. Also called when a running one is turned round.
  open func willTransition(to nextState: State, animated: Bool) {}

  /// A transition is over, and ``state`` is shown. There is no previous state the first time.
  open func didTransition(from previousState: State?, animated: Bool) {}

  // MARK: - How It Works

  override var requestedViewControllers: [UIViewController] {
    determineFirstState()
    return super.requestedViewControllers
  }

  /// Makes what belongs to the first state, unless that has happened.
  ///
  /// An initial state may be there long before anybody looks at it.
  ///
  /// - Returns: The ``requestAge`` of a request that is made now. If code of the app has asked for something meanwhile, that
  ///   is newer.
  @discardableResult
  private func determineFirstState(
    instead newState: State? = nil, showing children: [UIViewController]? = nil
  ) -> Int {
    let age = requestAge
    guard entries.isEmpty, !isDeterminingFirstState else { return age }
    isDeterminingFirstState = true
    defer { isDeterminingFirstState = false }
    // A state that is asked for before the first one was looked at becomes the first one: nothing is made in vain.
    let first = newState ?? loadAppearanceState()
    guard age == requestAge else { return age }
    let report = report(on: first, animated: false)
    let taken = go(
      to: first, showing: children, animated: false, age: age, report: report, completion: report.reporting(nil))
    return taken == nil ? age : age + 1
  }

  /// Goes to a state for somebody who has made what belongs to it, and has asked those who are left.
  func transition(
    to newState: State, showing children: [UIViewController], animated: Bool,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    let age = determineFirstState(instead: newState, showing: children)
    let report = report(on: newState, animated: animated)
    go(
      to: newState, showing: children, verdict: .allowed, animated: animated, age: age, report: report,
      completion: report.reporting(completion))
  }

  func policy(to newState: State) -> TransitionPolicy {
    shownState.map { transitionPolicy(from: $0, to: newState) } ?? transitionPolicy
  }

  /// What belongs to a state; nothing is made twice.
  func children(toShow newState: State, _ policy: TransitionPolicy) -> [UIViewController] {
    existingChildren(for: newState, policy) ?? children(for: newState)
  }

  private func report(on newState: State, animated: Bool) -> RequestReport? {
    RequestReport(
      in: stage,
      .init(from: names(for: containment.machine.targetOwner), to: [name(of: newState)], isAnimated: animated))
  }

  /// - Parameter completion: Told what becomes of the request, and tells the report.
  @discardableResult
  private func go(
    to newState: State, showing given: [UIViewController]? = nil, verdict: LeaveVerdict? = nil, animated: Bool,
    isInteractive: Bool = false, age: Int? = nil, report: RequestReport?, completion: ((TransitionOutcome) -> Void)?
  ) -> RequestID? {
    let age = age ?? requestAge
    let shown = shownState
    if let refusal = refusalOfWay(to: newState) {
      Diagnostics.refuse(refusal, telling: completion)
      return nil
    }
    let policy = policy(to: newState)
    let children = given ?? children(toShow: newState, policy)
    let transition = animated ? shown.map { self.transition(from: $0, to: newState) } ?? .none : .none
    // What was asked for by the code that was run above is newer.
    guard age == requestAge else {
      completion?(.superseded)
      return nil
    }
    // A request that is refused leaves no trace.
    return request(
      children, using: transition, policy: policy, verdict: verdict, isInteractive: isInteractive, age: age,
      report: report,
      prepare: { [weak self] in
        self?.entries[$0] = Entry(state: newState, children: children.map { WeakController(controller: $0) })
      },
      completion: completion)
  }

  /// The state that is shown, or will be when the running transition is over, whatever waits behind it.
  private var shownState: State? { state(of: containment.machine.shownOwner) }

  /// What is wrong with going to a state, before anything is made for it.
  func refusalOfWay(to newState: State) -> TransitionRefusal? {
    guard let shown = shownState, !isSameState(shown, newState), !allowsTransition(from: shown, to: newState) else {
      return nil
    }
    return .edgeIsNotAllowed("\(self)", from: name(of: shown), to: name(of: newState))
  }

  private var pacingOfShown: StatePacing { shownState.map { pacing(of: $0) } ?? .immediate }

  /// Whether a state is not to be shown yet, or the one that is shown is to stay.
  private func mustWait(for newState: State) -> Bool {
    guard containment.machine.hostPhase != .disappeared, !isSameState(state, newState) else { return false }
    return pacer.mustWait(for: pacing(of: newState), after: pacingOfShown)
  }

  /// What was made for a state that is wanted, shown, or can be gone back to; nothing is made twice.
  private func existingChildren(for newState: State, _ policy: TransitionPolicy) -> [UIViewController]? {
    func isSame(as owner: RequestID?) -> Bool { state(of: owner).map { isSameState($0, newState) } == true }
    containment.catchUp()
    let machine = containment.machine
    if isSame(as: machine.targetOwner) { return containment.target }
    if containment.heldGeneration != nil || policy == .reverseWhenAskedBack,
      isSame(as: machine.departure?.owner)
    {
      return containment.departing
    }
    // Asked back, while another request waits, to what is on its way: that is joined.
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
    willTransition(to: entry.state, animated: animated)
  }

  override func didPerform(_ request: RequestID) {
    guard let entry = entries[request] else { return }
    let (previous, isAnimated) = hookArguments
    pacer.shown(true, pacing(of: entry.state))
    if let previous { retain(previous) }
    if recordsStateGraph { stateGraph.record(from: previous.map { name(of: $0.state) }, to: name(of: entry.state)) }
    didTransition(from: previous?.state, animated: isAnimated)
  }

  override func didCompleteRequests(_ requests: [RequestID]) {
    // Those that wait are needed anyway, and may be many.
    let doubtful = keptRequests + requests
    keptRequests = doubtful.filter { containment.isNeeded($0) }
    guard keptRequests.count < doubtful.count else { return }
    let kept = Set(keptRequests)
    // Freeing a state runs user code, which finds everything in order.
    let released = doubtful.compactMap { kept.contains($0) ? nil : entries.removeValue(forKey: $0) }
    withExtendedLifetime(released) {}
  }

  override func targetDidChange(to owner: RequestID?) {
    guard yieldedOwner != owner, let state = state(of: owner) else { return }
    let isNews = self.state(of: yieldedOwner).map { !isSameState($0, state) } ?? true
    // Comparing is code of the app, and what that asks for is newer, and known already.
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
    let age = requestAge
    // An override may look at the default and return another state. Where states cannot be compared, who has looked at it
    // is taken to have returned it.
    let isPresentState =
      isAskingDefaultAppearanceState && (!isSameState(wanted, wanted) || isSameState(wanted, state))
    // What is so already cannot be refused.
    if !isPresentState {
      let report = report(on: wanted, animated: false)
      _ = LeaveGuards.ignored {
        go(to: wanted, animated: false, age: age, report: report, completion: report.reporting(nil))
      }
    }
    super.stageWillAppear(animated)
  }

  override func stageDidAppear(_ animated: Bool) {
    super.stageDidAppear(animated)
    // Nobody has seen it before.
    if !isTransitioning { pacer.shown(true, pacingOfShown) }
  }

  override func stageDidDisappear(_ animated: Bool) {
    super.stageDidDisappear(animated)
    pacer.hurry()
  }
}
