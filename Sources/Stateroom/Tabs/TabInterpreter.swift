import UIKit

/// An object that performs the tab machine's effects and reports UIKit's changes to the machine.
///
/// UIKit's selection is authoritative. The interpreter reads it after taps, layout passes and the ends of transitions.
@MainActor
final class TabInterpreter<State: Hashable>: RequestHolder {
  typealias Identity = StateIdentity<State>
  typealias Machine = TabMachine<Identity>

  private(set) var machine = Machine()
  /// The tab bar controller. The reference is weak, so it is `nil` when the deallocation has begun.
  private weak var host: StateTabBarController<State>?
  /// The identities to which the machine may refer, including those of tabs that were removed.
  private var identities: Set<Identity> = []
  private var requests: [RequestID: TransitionRequest] = [:]
  private var queue = EffectQueue<Machine.Effect>()
  private var attachedGeneration: Int?
  private weak var followedCoordinator: AnyObject?
  let inquiry = LeaveInquiry()
  private let reporter = TransitionReporter()
  private var lastRequest = 0
  /// The number of requests that were taken.
  var takenRequests: Int { lastRequest }
  /// A Boolean value that indicates whether the interpreter is calling UIKit.
  private(set) var isCalling = false
  /// A Boolean value that indicates whether the selection that is being made is animated.
  private(set) var isAnimated = true
  var isOnScreen = false
  /// A Boolean value that indicates whether the initial tabs are being set, which is not reported.
  var isStarting = false

  /// Sets the controller that is observed and called. Called when the controller is initialized.
  func attach(to host: StateTabBarController<State>) { self.host = host }

  // MARK: - Requests

  /// A Boolean value that indicates whether a request waits for a leave guard in the selected tab.
  var isAsking: Bool { inquiry.isAsking }

  /// Returns a request that is made now, after UIKit's changes were reported.
  func makeRequest(_ completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    look()
    return TransitionRequest(in: inquiry.order, completion: completion)
  }

  /// Takes a request, after the leave guards in the tab that it leaves have approved it.
  ///
  /// - Parameter verdict: The verdict of the leave guards, if they have already been asked.
  func ask(_ state: Identity, animated: Bool, verdict: LeaveVerdict? = nil, for request: TransitionRequest) {
    look()
    request.report = report(on: state.state, isAnimated: animated)
    let verdict = verdict ?? self.verdict(onGoingTo: state)
    // A request made by the code that ran above is newer.
    guard request.isNewest else { return request.end(.superseded) }
    inquiry.hear(verdict, for: request) { [weak self] in self?.take(state, animated: animated, for: request) }
    EventCenter.deliver()
  }

  private func verdict(onGoingTo state: Identity) -> LeaveVerdict {
    guard let old = machine.target, old != state, let content = host?.loadedViewController(for: old.state) else {
      return .allowed
    }
    return LeaveVerdict(on: [content])
  }

  private func take(_ state: Identity, animated: Bool, for request: TransitionRequest) {
    guard host?.installedIdentities.contains(state) == true else { return request.end(.cancelled) }
    lastRequest += 1
    let id = RequestID(lastRequest)
    requests[id] = request
    request.wasTaken(by: self)
    reporter.took(id, request.report)
    machine.handle(Machine.Request(ids: [id], state: state, isAnimated: animated), into: &queue.effects)
    perform()
  }

  func withdraw(_ request: TransitionRequest) {
    guard let id = requests.first(where: { $0.value === request })?.key else { return }
    machine.withdrawn(id, into: &queue.effects)
    perform()
  }

  /// Returns whether a tap may select a tab.
  ///
  /// If a leave guard must be asked first, the method asks it, and selects the tab when the leave guard approves.
  func mayTap(_ state: Identity) -> Bool {
    look()
    let request = makeRequest()
    let verdict = verdict(onGoingTo: state)
    guard request.isNewest else { return false }
    if case .allowed = verdict { return true }
    ask(state, animated: true, verdict: verdict, for: request)
    return false
  }

  /// Calls UIKit, which can call overridden methods in turn.
  func call(_ body: () -> Void) {
    let wasCalling = isCalling
    isCalling = true
    body()
    isCalling = wasCalling
  }

  // MARK: - Observing UIKit

  /// Updates the machine with UIKit's tabs and selection.
  ///
  /// - Parameter mayEnd: A Boolean value that indicates whether a change without a transition may be complete at this point.
  func look(mayEnd: Bool = false) {
    guard !isCalling, let host else { return }
    let (installed, selected) = (host.installedIdentities, host.installedIdentity)
    identities.formUnion(installed)
    machine.found(installed, selected: selected, into: &queue.effects)
    attach(host)
    reportMotion()
    // Off the screen, there is no such point, so the change is complete immediately.
    if mayEnd || !isOnScreen, let motion = machine.motion, isOver(motion, host) {
      machine.ended(motion.generation, isCancelled: false, into: &queue.effects)
    }
    reportMotion()
    perform()
  }

  /// Observes the running transition: that of the motion, or an earlier one that UIKit completes first.
  private func attach(_ host: StateTabBarController<State>) {
    guard let motion = machine.motion, motion.isCalled, let coordinator = host.transitionCoordinator,
      coordinator as AnyObject !== followedCoordinator
    else { return }
    followedCoordinator = coordinator as AnyObject
    let generation = motion.generation
    let shown = coordinator.viewController(forKey: .to)
    let isOwn = shown != nil && shown === host.selectedViewController
    if isOwn { attachedGeneration = generation }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      if isOwn { self?.transitionEnded(generation, isCancelled: context.isCancelled) } else { self?.lookAgain() }
    }
  }

  private func transitionEnded(_ generation: Int, isCancelled: Bool) {
    if !isCancelled {
      attachedGeneration = nil
      look()
      // Another tab was tapped in the meantime, and UIKit selects it now.
      if attachedGeneration == generation { return }
    }
    machine.ended(generation, isCancelled: isCancelled, into: &queue.effects)
    reportMotion(isTakenBack: isCancelled)
    perform()
  }

  private func lookAgain() {
    look(mayEnd: true)
    host?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns whether a motion is complete. A motion with a coordinator ends with its coordinator.
  private func isOver(_ motion: Machine.Motion, _ host: StateTabBarController<State>) -> Bool {
    guard motion.isCalled else { return false }
    guard isOnScreen else { return true }
    guard attachedGeneration != motion.generation else { return false }
    guard let view = host.viewIfLoaded, let selected = host.selectedViewController else { return true }
    return selected.viewIfLoaded?.isDescendant(of: view) == true
  }

  // MARK: - Performing

  private func perform() {
    guard queue.begin() else { return }
    EventCenter.deliver()
    while let effect = queue.next() {
      perform(effect)
      EventCenter.deliver()
    }
    releaseStates()
  }

  /// Releases the states of tabs that were removed, when the machine no longer refers to them.
  private func releaseStates() {
    guard machine.isAtRest, identities.count > machine.tabs.count else { return }
    let needed = machine.tabs + [machine.selected, machine.announced, machine.waiting?.state].compactMap(\.self)
    exchange(&identities, with: Set(needed))
  }

  private func perform(_ effect: Machine.Effect) {
    switch effect {
    case .select(let state, let animated, let generation): select(state, animated: animated, generation)
    case .announce:
      guard let announcement = machine.announcement(), !isStarting else { return }
      host?.tell(announcement.old?.state, announcement.new?.state)
    case .complete(let request, let outcome):
      reporter.ended(request)
      requests.removeValue(forKey: request)?.end(TransitionOutcome(outcome))
    }
  }

  private func select(_ state: Identity, animated: Bool, _ generation: Int) {
    guard let host else { return }
    let wasAnimated = isAnimated
    isAnimated = animated
    reportMotion(calling: generation)
    call { host.select(state) }
    isAnimated = wasAnimated
    machine.called(generation)
    // The layout pass updates the machine even if there is nothing to lay out.
    host.viewIfLoaded?.setNeedsLayout()
    look(mayEnd: true)
  }

  // MARK: - Reporting

  /// Returns a report of a request for a state.
  func report(on state: State, isAnimated: Bool) -> RequestReport? {
    guard let host else { return nil }
    return RequestReport(
      in: host, .init(from: names(of: machine.target), to: names(of: state), isAnimated: isAnimated))
  }

  private func names(of identity: Identity?) -> [String] { names(of: identity?.state) }
  private func names(of state: State?) -> [String] { state.map { [EventName.of(state: $0)] } ?? [] }

  /// Reports changes of the motion.
  ///
  /// - Parameter calling: The motion for which UIKit is about to be called.
  private func reportMotion(calling: Int? = nil, isTakenBack: Bool = false) {
    guard reporter.isActive, let host else { return }
    let motion = machine.motion.flatMap { $0.isCalled || $0.generation == calling ? $0 : nil }
    guard motion != nil || reporter.isOpen else { return }
    reporter.follow(
      motion.map { motion in
        let transition =
          isAnimated && isOnScreen ? host.motion(from: motion.origin?.state, to: motion.destination?.state) : nil
        return TransitionReporter.Motion(
          generation: motion.generation, request: motion.requests.first,
          change: .init(
            from: names(of: motion.origin), to: names(of: motion.destination),
            isAnimated: transition != nil || attachedGeneration == motion.generation, using: transition))
      }, showing: names(of: host.installedIdentity), isTakenBack: isTakenBack, in: host)
  }

  /// Completes the pending requests as cancelled, and performs nothing else.
  ///
  /// Called when the tab bar controller is being deallocated.
  func hostGoesAway() {
    host = nil
    reporter.finished(showing: [])
    inquiry.cancel()
    queue.abandon { if case .complete = $0 { true } else { false } }
    machine.hostGoesAway(into: &queue.effects)
    perform()
  }
}
