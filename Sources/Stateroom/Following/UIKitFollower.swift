import UIKit

/// An object that performs the effects of a container's machine, and reports UIKit's changes to it.
///
/// UIKit's own changes are not inferred from callbacks. Callbacks, layout passes and the ends of transitions are
/// occasions to compare UIKit's stack or selection with the machine (``synchronize(mayEnd:)``), and a transition's
/// coordinator indicates whether the transition was cancelled. The app's `delegate` is therefore not needed, and a
/// change by an API that does not exist today is detected as well.
///
/// Effects are performed from one queue. User code runs between two effects or during a call to UIKit. The machine
/// accepts its requests immediately, and their effects are performed in turn.
///
/// A subclass implements what differs between containers: reading UIKit, calling it, and naming what it shows. The
/// class is generic over the machine only, so that it is compiled for each machine, and not for each type of states.
@MainActor
class UIKitFollower<Machine: FollowingMachine, Change>: RequestHolder {
  private(set) final var machine = Machine()
  private final var queue = EffectQueue<Machine.Effect>()
  /// The requests that the machine has accepted and that have not ended.
  private final var requests = RequestTickets<TransitionRequest>()
  /// The number of requests that were accepted.
  private(set) final var acceptedRequests = 0
  final let inquiry = LeaveInquiry()
  final let reporter = TransitionReporter()
  /// The generation of the motion whose coordinator reports its end.
  private final var attachedGeneration: Int?
  /// The coordinator that was found last.
  private final weak var foundCoordinator: AnyObject?
  /// The timer for the next comparison, while UIKit defers a call.
  private final var synchronizationTimer: DelayTimer?
  /// The motion for which UIKit is being called, and whether the call is animated.
  private(set) final var call: (generation: Int, isAnimated: Bool)?
  /// A Boolean value that indicates whether UIKit is being called, so that its state is not compared.
  private(set) final var isCalling = false
  /// A Boolean value that indicates whether a change becomes a transition.
  ///
  /// The value is `true` between `viewWillAppear` and `viewDidDisappear`.
  private(set) final var isOnScreen = false
  /// A Boolean value that indicates whether the container has appeared, so that it can present.
  final var hasAppeared = false
  /// The view controllers that the states present, or `nil` before a state has declared one.
  final var presentations: FollowedPresentations<Machine>?

  // MARK: - What Differs

  /// The container, or `nil` as soon as it is being deallocated.
  var container: UIViewController? { abstract() }
  /// Returns the machine's request for a change, or `nil` if the change is no longer possible.
  func accept(_ change: Change, as id: RequestID, animated: Bool) -> Machine.Request? { abstract() }
  /// Returns the view controllers that a change removes, whose leave guards must allow it.
  func leaving(by change: Change) -> [UIViewController] { abstract() }
  /// Returns the view controller that the state presents to which a change leads.
  func presentedController(after change: Change) -> UIViewController? { abstract() }
  /// Reports a request for a change, if events are observed.
  func report(on change: Change, isAnimated: Bool) -> RequestReport? { abstract() }
  /// Reports UIKit's stack or selection to the machine, and returns whether it was unexpected.
  func compare() -> Bool { abstract() }
  /// Returns whether a transition to a view controller is the transition of a motion.
  func isDestination(_ controller: UIViewController?, of motion: Machine.Motion) -> Bool { abstract() }
  /// Called when the coordinator of a motion reports its end to the follower from now on.
  func didAttach(to coordinator: any UIViewControllerTransitionCoordinator, generation: Int) {}
  /// Returns whether UIKit shows the destination of a motion that has no coordinator.
  func shows(destinationOf motion: Machine.Motion) -> Bool { abstract() }
  /// The coordinator of the transition that UIKit is performing, or `nil` if there is none.
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { container?.transitionCoordinator }
  /// Returns whether neither a coordinator nor a callback of the container follows the end of a motion.
  func endsUnnoticed(_ motion: Machine.Motion) -> Bool { false }
  /// Calls UIKit.
  func carryOut(_ step: Machine.Step, animated: Bool) { abstract() }
  /// Announces a change to the app.
  func announce(_ old: Machine.News, _ new: Machine.News) { abstract() }
  /// Releases the objects that the machine no longer refers to.
  func releaseUnneeded() { abstract() }
  /// The content that UIKit shows.
  var shownContent: ReportedContent { abstract() }
  /// Returns the description of a motion for observers.
  func change(of motion: Machine.Motion) -> ReportedChange { abstract() }

  private func abstract(_ member: StaticString = #function) -> Never {
    misuse("\(type(of: self)) must override \(member)")
  }
}

// MARK: - Requests

extension UIKitFollower {
  /// Makes the requests for the initial content, which is not announced to the app.
  func start(_ makeRequests: () -> Void) {
    guard queue.begin() else { return }
    makeRequests()
    // No effect was performed yet. The announcements among them find nothing new.
    _ = machine.announcement()
    performAll()
  }

  /// Returns a request that is made now, after UIKit's changes were reported.
  func makeRequest(_ completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    synchronize()
    return TransitionRequest(of: container, in: inquiry.order, completion: completion)
  }

  /// Accepts a request after the leave guards of the view controllers that it removes were evaluated.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - verdict: The verdict of the leave guards, or `nil` if they were not evaluated yet.
  ///   - request: The request.
  /// - Returns: A Boolean value that indicates whether the request was accepted before the call returned.
  @discardableResult
  func ask(_ change: Change, animated: Bool, verdict: LeaveVerdict? = nil, for request: TransitionRequest) -> Bool {
    LeaveGuards.evaluated { process(change, animated: animated, verdict: verdict, for: request) }
  }

  private func process(
    _ change: Change, animated: Bool, verdict: LeaveVerdict?, for request: TransitionRequest
  ) -> Bool {
    synchronize()
    request.report = request.report ?? report(on: change, isAnimated: animated)
    let verdict = verdict ?? LeaveVerdict(on: withDismissed(by: change, leaving(by: change)), for: request)
    // A request that the code above has made is newer.
    guard request.isNewest else {
      request.end(.superseded)
      return false
    }
    var isAccepted = false
    let leaving = { [weak self] in self?.presentlyLeaving(by: change) ?? [] }
    inquiry.process(verdict, of: leaving, for: request) { [weak self] in
      isAccepted = true
      self?.take(change, animated: animated, for: request)
    }
    EventCenter.deliver()
    return isAccepted
  }

  /// Returns the view controllers whose leave guards must allow a change that waits for answers.
  func presentlyLeaving(by change: Change) -> [UIViewController] {
    synchronize()
    return withDismissed(by: change, leaving(by: change))
  }

  private func take(_ change: Change, animated: Bool, for request: TransitionRequest) {
    let id = RequestID(acceptedRequests + 1)
    guard let accepted = accept(change, as: id, animated: animated) else { return request.end(.cancelled) }
    acceptedRequests += 1
    requests.append(request, for: id)
    request.wasAccepted(by: self)
    reporter.accepted(id, request.report)
    let presentations = presentations
    let previous = presentations.map { _ in machine.target }
    update { $0.handle(accepted, into: &$1) }
    if let presentations, let previous {
      presentations.accepted(id, animated: animated, leadingTo: Machine.place(of: machine.target), from: previous)
    }
    perform()
  }

  /// Returns whether the user may make a change with UIKit's own controls.
  ///
  /// If a leave guard needs an answer, the result is `false`. If the answer is `true`, the change is requested.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - leaving: The view controllers that the change removes.
  ///   - wouldBegin: A closure that returns whether the change would begin if no leave guard prevented it.
  func mayBegin(_ change: Change, leaving: [UIViewController], wouldBegin: () -> Bool = { true }) -> Bool {
    let request = makeRequest()
    let verdict = LeaveVerdict(on: withDismissed(by: change, leaving), for: request)
    guard request.isNewest else { return false }
    if case .allowed = verdict { return true }
    guard wouldBegin() else { return false }
    ask(change, animated: true, verdict: verdict, for: request)
    return false
  }

  func withdraw(_ request: TransitionRequest) {
    guard let id = requests.last(where: { $0 === request }) else { return }
    update { $0.withdrawn(id, into: &$1) }
    perform()
  }

  /// Ends all requests as cancelled, because the container is being deallocated.
  func hostIsDeallocated() {
    reporter.finished(showing: .nothing)
    inquiry.cancel()
    queue.abandon { if case .complete = $0 { true } else { false } }
    update { $0.hostIsDeallocated(into: &$1) }
    perform()
    presenter?.hostIsDeallocated()
  }
}

// MARK: - Comparing

extension UIKitFollower {
  /// Compares UIKit's stack or selection with the machine.
  ///
  /// - Parameter mayEnd: A Boolean value that indicates whether a change without a running transition is over at this
  ///   moment.
  func synchronize(mayEnd: Bool = false) {
    // Hooks of the app are called with what UIKit is found to show.
    LeaveGuards.evaluated { compareWithUIKit(mayEnd: mayEnd) }
  }

  private func compareWithUIKit(mayEnd: Bool) {
    guard !isCalling, container != nil, compare() || machine.motion != nil else { return }
    attachToCoordinator()
    reportMotion()
    // Off the screen, such a moment does not come.
    if let motion = machine.motion, mayEnd || !isOnScreen || endsUnnoticed(motion), isOver(motion) {
      update { $0.ended(motion.generation, isCancelled: false, into: &$1) }
      reportMotion()
    }
    perform()
    if synchronizationTimer == nil { synchronizeLater() }
  }

  /// Runs a closure that calls UIKit, or the app in the middle of a comparison.
  ///
  /// Requests that user code makes meanwhile are accepted, and performed afterward.
  func calling<Result>(_ body: () -> Result) -> Result {
    let wasCalling = isCalling
    isCalling = true
    defer { isCalling = wasCalling }
    return body()
  }

  func hostWillAppear() { isOnScreen = true }

  func hostDidDisappear() {
    isOnScreen = false
    synchronize(mayEnd: true)
    synchronizeLater()
  }

  /// Reports an event to the machine.
  func update(_ handle: (inout Machine, inout [Machine.Effect]) -> Void) {
    handle(&machine, &queue.effects)
  }

  /// Returns whether the end of a motion is reported by its coordinator.
  func isAttached(to motion: Machine.Motion) -> Bool { attachedGeneration == motion.generation }

  /// Waits for the end of the running transition.
  ///
  /// It is that of the motion, or an earlier one that UIKit completes first.
  private func attachToCoordinator() {
    guard let motion = machine.motion, motion.isCalled, !isAttached(to: motion),
      // UIKit may still return the coordinator of the previous motion.
      let coordinator = transitionCoordinator, coordinator as AnyObject !== foundCoordinator
    else { return }
    let generation = motion.generation
    foundCoordinator = coordinator as AnyObject
    guard isDestination(coordinator.viewController(forKey: .to), of: motion) else {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.otherTransitionEnded() }
      return
    }
    attachedGeneration = generation
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.transitionEnded(generation, isCancelled: context.isCancelled)
    }
    didAttach(to: coordinator, generation: generation)
  }

  private func transitionEnded(_ generation: Int, isCancelled: Bool) {
    // UIKit may restore what was shown before a cancelled transition later.
    if !isCancelled {
      if attachedGeneration == generation { attachedGeneration = nil }
      synchronize()
      // UIKit has begun another transition, because its destination changed in the meantime.
      if attachedGeneration == generation { return }
    }
    update { $0.ended(generation, isCancelled: isCancelled, into: &$1) }
    reportMotion(isReverted: isCancelled)
    perform()
  }

  private func otherTransitionEnded() {
    synchronize(mayEnd: true)
    if let container { awaitLayout(of: container) }
  }

  /// Ensures that a layout pass follows while a motion is running, because it is an occasion to compare.
  private func awaitLayout(of container: UIViewController) {
    if machine.motion != nil { container.viewIfLoaded?.setNeedsLayout() }
  }

  /// Returns whether a motion without a coordinator is over.
  ///
  /// A coordinator reports the end itself.
  private func isOver(_ motion: Machine.Motion) -> Bool {
    // UIKit may defer a call that is made in the middle of another change.
    guard motion.isCalled, !motion.isAwaited else { return false }
    guard isOnScreen else { return true }
    return !isAttached(to: motion) && shows(destinationOf: motion)
  }

  /// Compares again after an increasing delay, if no callback reports that UIKit has carried out a call.
  ///
  /// Off the screen, UIKit can defer a call.
  private func synchronizeLater(in delay: TimeInterval = 0) {
    synchronizationTimer = nil
    guard let motion = machine.motion, delay < 2,
      isOnScreen ? !isAttached(to: motion) && endsUnnoticed(motion) : motion.isAwaited
    else { return }
    synchronizationTimer = DelayTimer(after: delay) { [weak self] in
      self?.synchronize(mayEnd: true)
      self?.synchronizeLater(in: max(delay * 2, 0.02))
    }
  }
}

// MARK: - Performing

extension UIKitFollower {
  func perform() {
    if queue.begin() { LeaveGuards.evaluated(performAll) }
  }

  private func performAll() {
    EventCenter.deliver()
    while let effect = queue.next() {
      perform(effect)
      EventCenter.deliver()
    }
    releaseUnneeded()
    if let presentations, machine.isAtRest {
      presentations.settle(with: machine, hasRequests: !requests.isEmpty, hasAppeared: hasAppeared)
    }
  }

  private func perform(_ effect: Machine.Effect) {
    switch effect {
    case .perform(let step, let animated, let generation): perform(step, animated: animated, generation)
    case .announce:
      guard let announcement = machine.announcement() else { return }
      announce(announcement.old, announcement.new)
    case .complete(let request, let outcome):
      reporter.ended(request)
      guard let ticket = requests.remove(request) else { return }
      if outcome == .completed, presentations?.keepsWaiting(ticket, request) == true { return }
      ticket.end(TransitionOutcome(outcome))
    }
  }

  private func perform(_ step: Machine.Step, animated: Bool, _ generation: Int) {
    guard let container else { return }
    call = (generation, animated)
    reportMotion()
    calling {
      if let presentations, let motion = machine.motion {
        presentations.prepare(for: Machine.place(of: motion.destination), animated: animated, hasAppeared: hasAppeared)
      }
      carryOut(step, animated: animated)
    }
    call = nil
    update { machine, _ in machine.called(generation) }
    synchronize(mayEnd: true)
    awaitLayout(of: container)
    synchronizeLater()
  }

  /// Reports to observers what has changed about the motion.
  ///
  /// - Parameter isReverted: A Boolean value that indicates whether the motion that has ended was cancelled.
  func reportMotion(isReverted: Bool = false) {
    guard reporter.isActive, let container else { return }
    let motion = machine.motion.flatMap { $0.isCalled || $0.generation == call?.generation ? $0 : nil }
    guard motion != nil || reporter.isOpen else { return }
    reporter.follow(
      motion.map {
        .init(
          generation: $0.generation, request: $0.requests.first, change: change(of: $0), isInteractive: $0.isUndecided)
      }, showing: shownContent, isReverted: isReverted, in: container)
  }
}
