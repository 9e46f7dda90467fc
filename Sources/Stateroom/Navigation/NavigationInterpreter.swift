import UIKit

/// Performs the effects of the navigation machine, and reports UIKit's changes to it.
///
/// UIKit's own changes are not inferred from callbacks. Callbacks, layout passes and the ends of transitions are
/// occasions to compare UIKit's stack with the machine's, and a transition's coordinator indicates whether the
/// transition was cancelled. The app's `delegate` is therefore not needed, and a change by an API that does not exist
/// today is detected as well.
///
/// Effects are performed from one queue. User code runs between two effects or during a call to UIKit. The machine
/// accepts its requests immediately, and their effects are performed in turn.
@MainActor
final class NavigationInterpreter<State: Hashable>: RequestHolder {
  typealias Machine = NavigationMachine<ObjectIdentifier, StateIdentity<State>>

  private(set) var machine = Machine()
  /// The navigation controller.
  ///
  /// The reference is weak, so that it is `nil` as soon as the navigation controller is being deallocated.
  private weak var host: StateNavigationController<State>?
  /// The controllers of all entries of the machine.
  ///
  /// UIKit retains the controllers on its stack as well. This dictionary also retains those of pending requests.
  private var controllers: [ObjectIdentifier: UIViewController] = [:]
  /// The number of controllers after unneeded ones were released last.
  private var keptControllers = 0
  /// The states behind the identities that the machine uses.
  let identities = StateIdentities<State>()
  private var requests: [RequestID: TransitionRequest] = [:]
  private var queue = EffectQueue<Machine.Effect>()
  /// The UIKit call that is running, and the stack that it leads to.
  private var call: (call: Machine.Call, destination: [ObjectIdentifier])?
  private var isAskingForStates = false
  /// The generation of the motion whose coordinator reports its end.
  private var attachedGeneration: Int?
  private weak var attachedCoordinator: AnyObject?
  /// The timer for the next comparison of the stacks, while UIKit defers a call.
  ///
  /// UIKit defers calls off the screen, where no callback reports that it has carried them out.
  private var laterLook: DelayTimer?
  let inquiry = LeaveInquiry()
  private let reporter = TransitionReporter()
  private var lastRequest = 0
  /// The number of requests that were accepted.
  var takenRequests: Int { lastRequest }
  /// A Boolean value that indicates whether a change of the stack becomes a transition.
  ///
  /// The value is `true` between `viewWillAppear` and `viewDidDisappear`.
  var isOnScreen = false
  /// A Boolean value that indicates whether the initial stack is being set.
  ///
  /// The initial stack is not reported to the app.
  var isStarting = false

  /// Sets the navigation controller, during its initialization.
  func attach(to host: StateNavigationController<State>) { self.host = host }

  // MARK: - Making Requests

  func controller(_ identity: ObjectIdentifier) -> UIViewController? { controllers[identity] }

  /// Returns the machine's entry of a controller, or a new one.
  func entry(of controller: UIViewController) -> Machine.Entry {
    knownEntry(of: controller)
      ?? Machine.Entry(
        controller: ObjectIdentifier(controller),
        state: host?.state(representedBy: controller).map(identities.identity(of:)))
  }

  /// Compares the stacks, and returns the entries of controllers that the app has passed.
  ///
  /// The comparison may perform waiting requests, which remove controllers that the app has read from the stack before.
  /// These keep their states.
  func look(for controllers: [UIViewController]) -> [() -> Machine.Entry] {
    let known = controllers.map { knownEntry(of: $0) }
    look()
    return zip(controllers, known).map { controller, known in
      { [self] in knownEntry(of: controller) ?? known ?? entry(of: controller) }
    }
  }

  private func knownEntry(of controller: UIViewController) -> Machine.Entry? {
    let identity = ObjectIdentifier(controller)
    guard controllers[identity] != nil else { return nil }
    return machine.entries.last { $0.controller == identity }
  }

  /// A Boolean value that indicates whether a request waits for a leave guard.
  var isAsking: Bool { inquiry.isAsking }

  /// Returns a request that is made now, after UIKit's changes were reported.
  func makeRequest(_ completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    look()
    return TransitionRequest(in: inquiry.order, completion: completion)
  }

  /// Accepts a request after the leave guards of the controllers that it removes were evaluated.
  ///
  /// - Parameters:
  ///   - wish: The change of the stack.
  ///   - newcomers: The controllers that the change may add.
  ///   - animated: Whether the change is animated.
  ///   - verdict: The verdict of the leave guards, or `nil` if they were not evaluated yet.
  ///   - request: The request.
  /// - Returns: Whether the request was accepted before the call returned.
  @discardableResult
  func ask(
    _ wish: Machine.Wish, with newcomers: [UIViewController] = [], animated: Bool, verdict: LeaveVerdict? = nil,
    for request: TransitionRequest
  ) -> Bool {
    look()
    var isTaken = false
    let verdict = verdict ?? LeaveVerdict(on: leaving(by: wish))
    // A request that the code above has made is newer.
    guard request.isNewest else {
      request.end(.superseded)
      return false
    }
    inquiry.hear(verdict, for: request) { [weak self] in
      isTaken = true
      self?.take(wish, with: newcomers, animated: animated, for: request)
    }
    EventCenter.deliver()
    return isTaken
  }

  /// Returns the controllers that a change removes, the topmost first.
  func leaving(by wish: Machine.Wish) -> [UIViewController] {
    machine.departing(by: wish).reversed().compactMap { controllers[$0.controller] }
  }

  private func take(
    _ wish: Machine.Wish, with newcomers: [UIViewController], animated: Bool, for request: TransitionRequest
  ) {
    for newcomer in newcomers { controllers[ObjectIdentifier(newcomer)] = newcomer }
    for state in wish.newcomers.compactMap(\.state) { identities.keep(state) }
    lastRequest += 1
    let id = RequestID(lastRequest)
    requests[id] = request
    request.wasTaken(by: self)
    reporter.took(id, request.report)
    machine.handle(Machine.Request(ids: [id], wish: wish, isAnimated: animated), into: &queue.effects)
    perform()
  }

  func withdraw(_ request: TransitionRequest) {
    guard let id = requests.first(where: { $0.value === request })?.key else { return }
    machine.withdrawn(id, into: &queue.effects)
    perform()
  }

  /// Returns whether the swipe back may begin.
  ///
  /// If a leave guard needs an answer, the swipe does not begin. If the answer is `true`, the pop is performed without
  /// the gesture.
  ///
  /// - Parameter wouldBegin: A closure that returns whether the swipe would begin if no leave guard prevented it.
  func maySwipeBack(wouldBegin: () -> Bool) -> Bool {
    look()
    // Since iOS 26 the gesture may interrupt another change, whose destination is the stack that it pops from.
    guard !isFollowingGesture, let top = machine.stack.last, let below = machine.stack.dropLast().last else {
      return true
    }
    let wish = Machine.Wish.popTo(below.controller)
    let request = makeRequest()
    let verdict = LeaveVerdict(on: [controllers[top.controller]].compactMap { $0 })
    guard request.isNewest else { return false }
    if case .allowed = verdict { return true }
    guard wouldBegin() else { return false }
    request.report = report(on: names(of: machine.stack.dropLast()), isAnimated: true)
    ask(wish, animated: true, verdict: verdict, for: request)
    return false
  }

  /// Returns whether a call of a UIKit method is part of the call that the interpreter is making.
  ///
  /// Any other call is a request.
  func isStep(_ isStep: (_ call: Machine.Call, _ destination: [ObjectIdentifier]) -> Bool) -> Bool {
    call.map { isStep($0.call, $0.destination) } ?? false
  }

  // MARK: - Comparing the Stacks

  /// Reports UIKit's stack to the machine.
  ///
  /// - Parameter mayEnd: Whether a change without a running transition is over at this moment.
  func look(mayEnd: Bool = false) {
    guard call == nil, !isAskingForStates, let host else { return }
    let stack = host.uiKitStack
    if stack.elementsEqual(machine.stack, by: { ObjectIdentifier($0) == $1.controller }) {
      machine.foundAsExpected()
    } else {
      let list = entries(of: stack)
      machine.found(list, isInteractive: isInteractive(list, host), into: &queue.effects)
    }
    attach(host)
    reportMotion()
    // Off the screen, such a moment does not come.
    if mayEnd || !isOnScreen, let motion = machine.motion, isOver(motion, host) {
      machine.ended(motion.generation, isCancelled: false, into: &queue.effects)
    }
    reportMotion()
    perform()
  }

  /// Returns the entries of UIKit's stack, with the states of the controllers that are new.
  private func entries(of stack: [UIViewController]) -> [Machine.Entry] {
    // The hook is user code, which may make requests. They are accepted, and UIKit's stack is unchanged when the hook
    // returns.
    isAskingForStates = true
    defer { isAskingForStates = false }
    return stack.map { controller in
      let entry = entry(of: controller)
      controllers[entry.controller] = controller
      return entry
    }
  }

  /// A Boolean value that indicates whether a gesture controls the running change.
  var isFollowingGesture: Bool {
    look()
    return machine.motion?.isUndecided == true
  }

  private func isInteractive(_ list: [Machine.Entry], _ host: StateNavigationController<State>) -> Bool {
    guard machine.motion?.isUndecided != true else { return false }
    return host.isPopGestureActive || coordinator(to: list.last, host)?.isInteractive == true
  }

  /// Returns the coordinator of the stack's own transition.
  ///
  /// The navigation controller may also take part in another transition.
  private func coordinator(to entry: Machine.Entry?, _ host: StateNavigationController<State>)
    -> (any UIViewControllerTransitionCoordinator)?
  {
    guard let coordinator = host.transitionCoordinator, let entry,
      let controller = coordinator.viewController(forKey: .to), ObjectIdentifier(controller) == entry.controller
    else { return nil }
    return coordinator
  }

  private func attach(_ host: StateNavigationController<State>) {
    guard let motion = machine.motion, motion.isCalled, attachedGeneration != motion.generation,
      let coordinator = coordinator(to: motion.destination.last, host),
      // UIKit may still return the coordinator of the previous motion.
      coordinator as AnyObject !== attachedCoordinator
    else { return }
    attachedGeneration = motion.generation
    attachedCoordinator = coordinator as AnyObject
    let generation = motion.generation
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.transitionEnded(generation, isCancelled: context.isCancelled)
    }
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      guard !context.isInteractive else { return self?.machine.caught(generation) ?? () }
      if context.isCancelled { self?.reporter.handTookBack(generation) } else { self?.fingerLetGo(generation) }
    }
    if !coordinator.isInteractive, !coordinator.isCancelled { machine.decided(generation, into: &queue.effects) }
  }

  private func fingerLetGo(_ generation: Int) {
    machine.decided(generation, into: &queue.effects)
    reportMotion()
    perform()
  }

  private func transitionEnded(_ generation: Int, isCancelled: Bool) {
    // UIKit may restore the old stack later.
    if !isCancelled { look() }
    machine.ended(generation, isCancelled: isCancelled, into: &queue.effects)
    reportMotion(isTakenBack: isCancelled)
    perform()
  }

  /// Returns whether a motion without a coordinator is over. A coordinator reports the end itself.
  private func isOver(_ motion: Machine.Motion, _ host: StateNavigationController<State>) -> Bool {
    // UIKit may defer a call that is made in the middle of another change.
    guard motion.isCalled, !motion.isAwaited else { return false }
    guard isOnScreen else { return true }
    guard attachedGeneration != motion.generation else { return false }
    if motion.isUndecided { return !host.isPopGestureActive }
    // Only a new top view controller is shown in a transition, and UIKit inserts its view when the transition begins.
    guard let top = motion.destination.last, top.controller != motion.origin.last?.controller,
      let controller = controllers[top.controller]
    else { return true }
    return controller.viewIfLoaded?.isDescendant(of: host.view) == true
  }

  // MARK: - Performing

  private func perform() {
    guard queue.begin() else { return }
    EventCenter.deliver()
    while let effect = queue.next() {
      perform(effect)
      EventCenter.deliver()
    }
    letGo()
  }

  private func perform(_ effect: Machine.Effect) {
    switch effect {
    case .perform(let calls, let animated, let generation): carryOut(calls, animated: animated, generation)
    case .announce:
      guard let announcement = machine.announcement(), !isStarting else { return }
      host?.tell(announcement.old.map(\.state), announcement.new.map(\.state))
    case .complete(let request, let outcome):
      reporter.ended(request)
      requests.removeValue(forKey: request)?.end(TransitionOutcome(outcome))
    }
  }

  private func carryOut(_ calls: [Machine.Call], animated: Bool, _ generation: Int) {
    guard let host else { return }
    reportMotion(calling: generation, isAnimated: animated && isOnScreen)
    for (index, step) in calls.enumerated() {
      call = (step, step.applied(to: host.uiKitStack.map { ObjectIdentifier($0) }))
      host.carryOut(step, animated: animated && index == calls.count - 1, controllers)
    }
    call = nil
    machine.called(generation)
    // A layout pass must follow even if nothing needs layout, because it is an occasion to compare the stacks.
    host.viewIfLoaded?.setNeedsLayout()
    look(mayEnd: true)
    lookLater()
  }

  /// Compares the stacks again after an increasing delay, while UIKit defers a call.
  ///
  /// No callback reports that UIKit has carried out the call.
  func lookLater(in delay: TimeInterval = 0) {
    laterLook = nil
    guard !isOnScreen, machine.motion?.isAwaited == true, delay < 2 else { return }
    laterLook = DelayTimer(after: delay) { [weak self] in
      self?.look(mayEnd: true)
      self?.lookLater(in: max(delay * 2, 0.02))
    }
  }

  // MARK: - Reporting to Observers

  /// Reports a request for a stack.
  func report(on names: @autoclosure () -> [String], isAnimated: Bool) -> RequestReport? {
    guard EventCenter.isObserved, let host else { return nil }
    look()
    return RequestReport(
      in: host, .init(from: self.names(of: machine.target), to: names(), isAnimated: isAnimated))
  }

  func names(of entries: some Sequence<Machine.Entry>) -> [String] {
    entries.compactMap { entry in
      entry.state.map { EventName.of(state: $0.state) } ?? controllers[entry.controller].map { EventName.of($0) }
    }
  }

  private func names(of stack: [UIViewController]) -> [String] {
    stack.map { controller in
      let entry = machine.entries.last { $0.controller == ObjectIdentifier(controller) }
      return entry?.state.map { EventName.of(state: $0.state) } ?? EventName.of(controller)
    }
  }

  /// Reports what has changed about the motion.
  ///
  /// - Parameters:
  ///   - calling: The generation of the motion for which UIKit is about to be called.
  ///   - isAnimated: Whether the motion is animated, or `nil` to derive it from the coordinator.
  ///   - isTakenBack: Whether the motion that has ended was cancelled.
  private func reportMotion(calling: Int? = nil, isAnimated: Bool? = nil, isTakenBack: Bool = false) {
    guard reporter.isActive, let host else { return }
    let motion = machine.motion.flatMap { $0.isCalled || $0.generation == calling ? $0 : nil }
    guard motion != nil || reporter.isOpen else { return }
    reporter.follow(
      motion.map { motion in
        TransitionReporter.Motion(
          generation: motion.generation, request: motion.requests.first,
          change: .init(
            from: names(of: motion.origin), to: names(of: motion.destination),
            isAnimated: isAnimated ?? (attachedGeneration == motion.generation || motion.isUndecided)),
          isHeld: motion.isUndecided)
      }, showing: names(of: host.uiKitStack), isTakenBack: isTakenBack, in: host)
  }

  /// Releases the controllers that are no longer needed.
  private func letGo() {
    releaseStates()
    // While requests are pending, most controllers are needed by them. A search after each request would take time in
    // proportion to their number, so that it runs only when the number has doubled.
    guard controllers.count > (machine.hasWaiting ? keptControllers * 2 : machine.stack.count) else { return }
    let needed = Set(machine.entries.map(\.controller))
    keptControllers = needed.count
    let released = controllers.filter { !needed.contains($0.key) }
    for identity in released.keys { controllers[identity] = nil }
    // Deallocation runs user code, which must find a consistent state.
    withExtendedLifetime(released) {}
  }

  private func releaseStates() {
    guard machine.isAtRest, identities.count > machine.stack.count else { return }
    identities.release(keeping: machine.entries.compactMap(\.state) + machine.announced)
  }

  /// Ends all requests as cancelled, because the navigation controller is being deallocated.
  func hostGoesAway() {
    host = nil
    reporter.finished(showing: [])
    inquiry.cancel()
    queue.abandon { if case .complete = $0 { true } else { false } }
    machine.hostGoesAway(into: &queue.effects)
    perform()
  }
}
