import UIKit

/// Carries out what the navigation machine decides, and tells it what UIKit has done.
///
/// What UIKit does by itself is not guessed from callbacks. Callbacks, layout passes and the ends of transitions are
/// occasions to look at UIKit's stack, which is the truth; a transition's coordinator says whether it was taken back.
/// So the app's `delegate` is not needed here, and a way of changing the stack that is unknown today is noticed as well.
///
/// Effects wait in one queue. User code runs between two of them, or inside a call to UIKit; what it asks for is taken in
/// at once and carried out when its turn comes.
@MainActor
final class NavigationInterpreter<State: Hashable> {
  typealias Machine = NavigationMachine<ObjectIdentifier, StateIdentity<State>>

  private(set) var machine = Machine()
  /// Weak, so that it is `nil` as soon as the host is being deallocated.
  private weak var host: StateNavigationController<State>?
  /// Those whom the machine knows. UIKit keeps those on its stack as well; this keeps those who wait.
  private var controllers: [ObjectIdentifier: UIViewController] = [:]
  /// How many there were when those that are not needed were let go last.
  private var keptControllers = 0
  /// The states behind the identities that the machine works with.
  let identities = StateIdentities<State>()
  private var completions: [RequestID: (TransitionOutcome) -> Void] = [:]
  private var queue = EffectQueue<Machine.Effect>()
  /// The call that UIKit is in, and what it leads to.
  private var call: (call: Machine.Call, destination: [ObjectIdentifier])?
  private var isAskingForStates = false
  /// The motion whose coordinator will tell its end.
  private var attachedGeneration: Int?
  private weak var attachedCoordinator: AnyObject?
  /// Looks again after UIKit has deferred a call while the view controller is off the screen, where no callback reports it.
  private var laterLook: DelayTimer?
  let inquiry = LeaveInquiry()
  private let reporter = TransitionReporter()
  private var lastRequest = 0
  /// How many requests were taken.
  var takenRequests: Int { lastRequest }
  /// Changes when a request is taken, or begins to wait. Who finds it changed after having run user code is not the newest
  /// any more.
  var requestAge: Int { lastRequest + inquiry.waits }
  /// Between `viewWillAppear` and `viewDidDisappear`, where a change of the stack becomes a transition.
  var isOnScreen = false
  /// The app need not hear of what it starts with.
  var isStarting = false

  /// Sets the controller that is observed and called, when it is initialized.
  func attach(to host: StateNavigationController<State>) { self.host = host }

  // MARK: - Asking

  func controller(_ identity: ObjectIdentifier) -> UIViewController? { controllers[identity] }

  /// The entry of a controller, which is new unless the machine knows it.
  func entry(of controller: UIViewController) -> Machine.Entry {
    let identity = ObjectIdentifier(controller)
    if controllers[identity] != nil, let known = machine.entries.last(where: { $0.controller == identity }) {
      return known
    }
    return Machine.Entry(
      controller: identity, state: host?.state(representedBy: controller).map(identities.identity(of:)))
  }

  /// Whether a request waits for the answer of a controller that it would take away.
  var isAsking: Bool { inquiry.isAsking }

  /// Takes a request, or asks those first whom it would take away.
  ///
  /// - Parameter verdict: What they say, if they have been asked already.
  /// - Returns: Whether it was taken at once.
  @discardableResult
  func ask(
    _ wish: Machine.Wish, with newcomers: [UIViewController], animated: Bool, verdict: LeaveVerdict? = nil,
    report: RequestReport?, completion: ((TransitionOutcome) -> Void)?
  ) -> Bool {
    look()
    let age = requestAge
    var isTaken = false
    let completion = report.reporting(completion)
    let verdict = verdict ?? LeaveVerdict(on: leaving(by: wish))
    // What was asked for by the code that was run above is newer.
    guard age == requestAge else {
      completion?(.superseded)
      return false
    }
    report?.heard(verdict)
    inquiry.hear(verdict, completion: completion) { [weak self] in
      isTaken = true
      self?.take(wish, with: newcomers, animated: animated, report: report, completion: completion)
    }
    EventCenter.deliver()
    return isTaken
  }

  /// Those whom a request would take away, the topmost first.
  func leaving(by wish: Machine.Wish) -> [UIViewController] {
    machine.departing(by: wish).reversed().compactMap { controllers[$0.controller] }
  }

  private func take(
    _ wish: Machine.Wish, with newcomers: [UIViewController], animated: Bool, report: RequestReport?,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    for newcomer in newcomers { controllers[ObjectIdentifier(newcomer)] = newcomer }
    for state in wish.newcomers.compactMap(\.state) { identities.keep(state) }
    lastRequest += 1
    let id = RequestID(lastRequest)
    completions[id] = completion
    reporter.took(id, report)
    machine.handle(Machine.Request(ids: [id], wish: wish, isAnimated: animated), into: &queue.effects)
    perform()
  }

  /// Whether the swipe back may begin. If somebody has to be asked first, that happens, and a yes does without the finger what
  /// it wanted to do.
  ///
  /// - Parameter wouldBegin: Whether it would begin if nobody objected.
  func maySwipeBack(wouldBegin: () -> Bool) -> Bool {
    look()
    // Since iOS 26 the gesture may interrupt another change, whose destination is what it pops from.
    guard !isFollowingGesture, let top = machine.stack.last, let below = machine.stack.dropLast().last else {
      return true
    }
    let wish = Machine.Wish.popTo(below.controller)
    let age = requestAge
    let verdict = LeaveVerdict(on: [controllers[top.controller]].compactMap { $0 })
    guard age == requestAge else { return false }
    if case .allowed = verdict { return true }
    guard wouldBegin() else { return false }
    let report = report(on: names(of: machine.stack.dropLast()), isAnimated: true)
    ask(wish, with: [], animated: true, verdict: verdict, report: report, completion: nil)
    return false
  }

  /// Whether a call of UIKit's is a step of the one that is made from here, and not somebody's wish.
  func isStep(_ isStep: (_ call: Machine.Call, _ destination: [ObjectIdentifier]) -> Bool) -> Bool {
    call.map { isStep($0.call, $0.destination) } ?? false
  }

  // MARK: - Looking

  /// Takes in what UIKit has done.
  ///
  /// - Parameter mayEnd: Whether this is a moment at which a change that has no transition, or none any more, is over.
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
    // Off the screen no such moment comes.
    if mayEnd || !isOnScreen, let motion = machine.motion, isOver(motion, host) {
      machine.ended(motion.generation, isCancelled: false, into: &queue.effects)
    }
    reportMotion()
    perform()
  }

  /// UIKit's stack, with the states of those whom nobody has seen before.
  private func entries(of stack: [UIViewController]) -> [Machine.Entry] {
    // The hook is user code, which may ask for something; that is taken in, and UIKit has not moved when it returns.
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

  /// The coordinator of the stack's own transition, not of one that the navigation controller itself takes part in.
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
      // UIKit may still show the coordinator of the motion before.
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
    // UIKit may take its time to bring the old stack back.
    if !isCancelled { look() }
    machine.ended(generation, isCancelled: isCancelled, into: &queue.effects)
    reportMotion(isTakenBack: isCancelled)
    perform()
  }

  /// Whether nothing more is to come of a motion. Those with a coordinator hear of it.
  private func isOver(_ motion: Machine.Motion, _ host: StateNavigationController<State>) -> Bool {
    // UIKit may carry a call out later, if it is in the middle of something.
    guard motion.isCalled, !motion.isAwaited else { return false }
    guard isOnScreen else { return true }
    guard attachedGeneration != motion.generation else { return false }
    if motion.isUndecided { return !host.isPopGestureActive }
    // Only a new top is shown with a transition, and UIKit puts its view in when it begins.
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
      completions.removeValue(forKey: request)?(TransitionOutcome(outcome))
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
    // An occasion to look is to come even if there is nothing to lay out.
    host.viewIfLoaded?.setNeedsLayout()
    look(mayEnd: true)
    lookLater(in: 0)
  }

  /// Looks again after a delay that grows, while UIKit defers a call and no callback will report it.
  private func lookLater(in delay: TimeInterval) {
    laterLook = nil
    guard !isOnScreen, machine.motion?.isAwaited == true, delay < 2 else { return }
    laterLook = DelayTimer(after: delay) { [weak self] in
      self?.look(mayEnd: true)
      self?.lookLater(in: max(delay * 2, 0.02))
    }
  }

  // MARK: - Telling Observers

  /// Tells that somebody has asked for a stack.
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

  /// Tells what is new about the motion.
  ///
  /// - Parameters:
  ///   - calling: The motion for which UIKit is about to be called.
  ///   - isAnimated: Whether it is to be seen; otherwise that shows by its coordinator.
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

  /// Gives back those who are not needed any more.
  private func letGo() {
    releaseStates()
    // While requests wait, most controllers are those that they bring. Looking through all of them after each would cost
    // more the more there are, so that this happens when they have doubled in number.
    guard controllers.count > (machine.hasWaiting ? keptControllers * 2 : machine.stack.count) else { return }
    let needed = Set(machine.entries.map(\.controller))
    keptControllers = needed.count
    let released = controllers.filter { !needed.contains($0.key) }
    for identity in released.keys { controllers[identity] = nil }
    // Freeing them runs user code, which finds everything in order.
    withExtendedLifetime(released) {}
  }

  private func releaseStates() {
    guard machine.isAtRest, identities.count > machine.stack.count else { return }
    identities.release(keeping: machine.entries.compactMap(\.state) + machine.announced)
  }

  /// The navigation controller is being freed: everybody who waits is told, and nothing else happens.
  func hostGoesAway() {
    host = nil
    reporter.finished(showing: [])
    inquiry.cancel()
    queue.abandon { if case .complete = $0 { true } else { false } }
    machine.hostGoesAway(into: &queue.effects)
    perform()
  }
}
