import UIKit

/// Carries out what the tab machine decides, and tells it what UIKit has done.
///
/// UIKit's selection is the truth. Taps, layout passes and the ends of transitions are occasions to look at it.
@MainActor
final class TabInterpreter<State: Hashable> {
  typealias Identity = StateIdentity<State>
  typealias Machine = TabMachine<Identity>

  private(set) var machine = Machine()
  /// Weak, so that it is `nil` as soon as the host is being deallocated.
  private weak var host: StateTabBarController<State>?
  /// The identities of tabs that the machine may speak of, also of those that are not there any more.
  private var identities: Set<Identity> = []
  private var completions: [RequestID: (TransitionOutcome) -> Void] = [:]
  private var queue = EffectQueue<Machine.Effect>()
  private var attachedGeneration: Int?
  private weak var followedCoordinator: AnyObject?
  let inquiry = LeaveInquiry()
  private let reporter = TransitionReporter()
  private var lastRequest = 0
  /// How many requests were taken.
  var takenRequests: Int { lastRequest }
  /// Changes when a request is taken, or begins to wait. Who finds it changed after having run user code is not the newest
  /// any more.
  private var requestAge: Int { lastRequest + inquiry.waits }
  /// UIKit is being called from here.
  private(set) var isCalling = false
  /// Whether the selection that is being carried out is to be seen.
  private(set) var isAnimated = true
  var isOnScreen = false
  /// The app need not hear of what it starts with.
  var isStarting = false

  /// Sets the controller that is observed and called, when it is initialized.
  func attach(to host: StateTabBarController<State>) { self.host = host }

  // MARK: - Asking

  /// Whether a request waits for the answer of what is inside the selected tab.
  var isAsking: Bool { inquiry.isAsking }

  /// Takes a request, or asks first what is inside the tab that it leaves.
  ///
  /// - Parameter verdict: What that says, if it has been asked already.
  func ask(
    for state: Identity, animated: Bool, verdict: LeaveVerdict? = nil, completion: ((TransitionOutcome) -> Void)?
  ) {
    look()
    let age = requestAge
    let report = report(on: state.state, isAnimated: animated)
    let completion = report.reporting(completion)
    let verdict = verdict ?? self.verdict(onGoingTo: state)
    // What was asked for by the code that was run above is newer.
    guard age == requestAge else { return completion?(.superseded) ?? () }
    report?.heard(verdict)
    inquiry.hear(verdict, completion: completion) { [weak self] in
      self?.take(state, animated: animated, report: report, completion: completion)
    }
    EventCenter.deliver()
  }

  private func verdict(onGoingTo state: Identity) -> LeaveVerdict {
    guard let old = machine.target, old != state, let content = host?.loadedViewController(for: old.state) else {
      return .allowed
    }
    return LeaveVerdict(on: [content])
  }

  private func take(
    _ state: Identity, animated: Bool, report: RequestReport?, completion: ((TransitionOutcome) -> Void)?
  ) {
    guard host?.installedIdentities.contains(state) == true else { return completion?(.cancelled) ?? () }
    lastRequest += 1
    let id = RequestID(lastRequest)
    completions[id] = completion
    reporter.took(id, report)
    machine.handle(Machine.Request(ids: [id], state: state, isAnimated: animated), into: &queue.effects)
    perform()
  }

  /// Whether a tap may select a tab. If somebody has to be asked first, that happens, and a yes does what the tap would have.
  func mayTap(_ state: Identity) -> Bool {
    look()
    let age = requestAge
    let verdict = verdict(onGoingTo: state)
    guard age == requestAge else { return false }
    if case .allowed = verdict { return true }
    ask(for: state, animated: true, verdict: verdict, completion: nil)
    return false
  }

  /// Calls UIKit, which may come back through the methods that are overridden.
  func call(_ body: () -> Void) {
    let wasCalling = isCalling
    isCalling = true
    body()
    isCalling = wasCalling
  }

  // MARK: - Looking

  /// Takes in what UIKit has done.
  ///
  /// - Parameter mayEnd: Whether this is a moment at which a change without a transition is over.
  func look(mayEnd: Bool = false) {
    guard !isCalling, let host else { return }
    let (installed, selected) = (host.installedIdentities, host.installedIdentity)
    identities.formUnion(installed)
    machine.found(installed, selected: selected, into: &queue.effects)
    attach(host)
    reportMotion()
    // Off the screen no such moment comes.
    if mayEnd || !isOnScreen, let motion = machine.motion, isOver(motion, host) {
      machine.ended(motion.generation, isCancelled: false, into: &queue.effects)
    }
    reportMotion()
    perform()
  }

  /// Follows the transition that runs: it is that of the motion, or one that UIKit finishes before.
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
      // Another tab was tapped meanwhile, and UIKit goes there now.
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

  /// Whether nothing more is to come of a motion. Those with a coordinator hear of it.
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

  /// Releases the states of tabs that are not there any more, when the machine does not speak of them any more.
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
      completions.removeValue(forKey: request)?(TransitionOutcome(outcome))
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
    // An occasion to look is to come even if there is nothing to lay out.
    host.viewIfLoaded?.setNeedsLayout()
    look(mayEnd: true)
  }

  // MARK: - Telling Observers

  /// Tells that somebody has asked for a state.
  func report(on state: State, isAnimated: Bool) -> RequestReport? {
    guard let host else { return nil }
    return RequestReport(
      in: host, .init(from: names(of: machine.target), to: names(of: state), isAnimated: isAnimated))
  }

  private func names(of identity: Identity?) -> [String] { names(of: identity?.state) }
  private func names(of state: State?) -> [String] { state.map { [EventName.of(state: $0)] } ?? [] }

  /// Tells what is new about the motion.
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

  /// The tab bar controller is being freed: everybody who waits is told, and nothing else happens.
  func hostGoesAway() {
    host = nil
    reporter.finished(showing: [])
    inquiry.cancel()
    queue.abandon { if case .complete = $0 { true } else { false } }
    machine.hostGoesAway(into: &queue.effects)
    perform()
  }
}
