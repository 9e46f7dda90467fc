import UIKit

/// An object that performs the effects of the presentation machine with UIKit.
///
/// A presentation is not part of the containment: UIKit manages the presented view controller and its appearance. The
/// presenter begins one presentation or dismissal after the other, and observes whether what it has presented still
/// exists, because the user and the app can dismiss it as well.
@MainActor
final class StatePresenter: RequestHolder {
  typealias Machine = PresentationMachine<ObjectIdentifier>

  private(set) var machine = Machine()
  /// The container.
  ///
  /// The reference is weak, so it is `nil` when the deallocation has begun.
  private(set) weak var host: (any PresentingContainer)?
  private var queue = EffectQueue<Machine.Effect>()
  /// The controllers that are declared or presented.
  private var controllers: [ObjectIdentifier: UIViewController] = [:]
  private var requests: [RequestID: TransitionRequest] = [:]
  private var observation: PresentationObservation?
  /// The view controller that UIKit presents from.
  private weak var base: UIViewController?
  private let delegateProxy = PresentationDelegateProxy()
  /// The timer for the next attempt to present, after UIKit has refused one, and its delay in seconds.
  private var nextAttempt: (timer: DelayTimer, delay: TimeInterval)?
  /// The wait for the end of the transition in which UIKit has refused to present.
  private var transitionWait: ModalTransitionWait?
  /// The number of the newest presentation or dismissal.
  private var lastOperation = 0
  /// The requests that end with the dismissal of a controller, by controller.
  private var dismissals: [ObjectIdentifier: [TransitionRequest]] = [:]

  init(_ host: any PresentingContainer) {
    self.host = host
    delegateProxy.presenter = self
  }

  // MARK: - State

  /// The controller that UIKit presents for the container, also while it is being dismissed.
  var presented: UIViewController? { machine.presented.flatMap { controllers[$0] } }

  /// The controller that the state declares.
  var declared: UIViewController? { machine.declared.flatMap { controllers[$0] } }

  /// Returns whether a controller is, or is about to be, presented by this object.
  func isPresenting(_ controller: UIViewController) -> Bool { controllers[ObjectIdentifier(controller)] === controller }

  /// Returns whether an animation of the presentation, or of its dismissal, is visible.
  ///
  /// - Parameter hasAppeared: A Boolean value that indicates whether the container has appeared. A presentation that
  ///   covers the screen has made it disappear.
  func isVisible(overHostThatHasAppeared hasAppeared: Bool) -> Bool {
    hasAppeared || presented?.viewIfLoaded?.window != nil
  }

  /// A Boolean value that indicates whether the newest requested state presents the presented controller.
  ///
  /// If it does not, the controller is being dismissed, or will be when a running transition ends.
  private var isPresentedByRequestedState: Bool { host?.requestedPresentation === presented }

  /// Returns the controllers that are dismissed if another one, or none, is declared.
  func leaving(for controller: UIViewController?) -> [UIViewController] {
    guard let presented, presented !== controller, machine.activity != .dismissing else { return [] }
    return PresentedControllers.all(from: presented) + [presented]
  }

  /// The view controller that is presented where the container presents, and prevents its presentation.
  var blocker: UIViewController? { host?.stage.presentedViewController }

  // MARK: - Events

  /// Dismisses the presented view controller, unless the state of the new transition declares it too.
  func prepare(for controller: UIViewController?, animated: Bool) {
    handle(.prepare(for: controller.map { ObjectIdentifier($0) }, animated: animated))
  }

  /// Makes a controller the declared one.
  func declare(_ controller: UIViewController?, animated: Bool) {
    if let controller { controllers[ObjectIdentifier(controller)] = controller }
    handle(.declare(controller.map { ObjectIdentifier($0) }, animated: animated))
  }

  /// Keeps a request until the controller of its state is presented.
  ///
  /// - Returns: `false` if there is nothing to wait for.
  func keepsWaiting(
    _ request: TransitionRequest, _ id: RequestID, declaring controller: UIViewController?
  ) -> Bool {
    noticeDismissal()
    guard !machine.isAtRest || presented !== controller else { return false }
    requests[id] = request
    request.continues(in: self)
    handle(.request(id, declared: controller.map { ObjectIdentifier($0) }))
    return true
  }

  /// Notices a dismissal of the presented view controller, before a request for its state.
  ///
  /// The request presents it again. It is made in the handler of an alert's action, for example, when the dismissal is
  /// not reported yet.
  private func noticeDismissal() {
    guard machine.activity == .none, let presented, presented.presentingViewController == nil else { return }
    exchange(&observation, with: nil)
    handle(.vanished(isAnswered: true))
  }

  func withdraw(_ request: TransitionRequest) {
    guard let id = requests.first(where: { $0.value === request })?.key else { return }
    handle(.withdrawn(id))
  }

  func handle(_ event: Machine.Event) {
    queue.effects += machine.handle(event)
    perform()
  }

  func hostIsDeallocated() {
    host = nil
    handle(.hostIsDeallocated)
    for request in exchange(&dismissals, with: [:]).values.joined() { request.end(.cancelled) }
  }

  // MARK: - Dismissals by the User

  /// Returns whether the user may dismiss the presented controller.
  func mayDismissPresented() -> Bool {
    // The state has been left already, with the approval of its leave guards.
    guard presented == nil || isPresentedByRequestedState else { return true }
    return host?.mayDismissPresented() ?? true
  }

  /// Requests the dismissal of the presented controller, as a button does.
  ///
  /// A request that is made during the dismissal, for example by a second tap, ends together with it.
  ///
  /// - Returns: The request, or `nil` if no state follows.
  func requestDismissal(
    of controller: UIViewController, completion: ((TransitionOutcome) -> Void)?
  ) -> TransitionRequest? {
    guard presented !== controller || isPresentedByRequestedState else { return join(controller, completion) }
    return host?.requestStateAfterDismissal(completion: completion)
  }

  /// Dismisses the presented controller although no state follows, because its states no longer exist.
  ///
  /// - Returns: The request, or `nil` if nothing is presented.
  func dismissWithoutState(completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest? {
    guard let presented else {
      declare(nil, animated: false)
      return nil
    }
    let request = join(presented, completion)
    declare(nil, animated: false)
    return request
  }

  private func join(_ controller: UIViewController, _ completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest {
    let request = TransitionRequest(of: controller, completion: completion)
    dismissals[ObjectIdentifier(controller), default: []].append(request)
    return request
  }

  /// Ends the requests for dismissals that have ended or that do not take place.
  private func endDismissals() {
    guard !dismissals.isEmpty else { return }
    for controller in dismissals.keys {
      let outcome: TransitionOutcome
      if machine.presented != controller {
        outcome = .completed
      } else if machine.activity == .none, isPresentedByRequestedState {
        outcome = .superseded
      } else {
        continue
      }
      for request in exchange(&dismissals[controller], with: nil) ?? [] { request.end(outcome) }
    }
  }

  // MARK: - Performing

  private func perform() {
    guard queue.begin() else { return }
    LeaveGuards.evaluated {
      while let effect = queue.next() { perform(effect) }
    }
    let needed = [machine.declared, machine.presented].compactMap(\.self)
    let released = controllers.filter { !needed.contains($0.key) }
    for identity in released.keys {
      controllers[identity] = nil
      PresentationsByState.remove(identity, of: self)
    }
    // Deallocation runs user code, which must find a consistent state.
    withExtendedLifetime(released) {}
    endDismissals()
  }

  private func perform(_ effect: Machine.Effect) {
    switch effect {
    case .awaitTurn: PresentationQueue.add(self)
    case .stopWaiting:
      nextAttempt = nil
      transitionWait = nil
      PresentationQueue.remove(self)
    case .present(let identity, let animated):
      if let controller = controllers[identity] { present(controller, animated) }
    case .dismiss(let identity, let animated):
      if let controller = controllers[identity] { dismiss(controller, animated) }
    case .askForNextState: askForNextState()
    case .goBack(let request): host?.goBack(from: request)
    case .complete(let request, let outcome):
      requests.removeValue(forKey: request)?.end(TransitionOutcome(outcome))
    }
  }

  private func present(_ controller: UIViewController, _ animated: Bool) {
    guard let stage = host?.stage else { return }
    ContainmentInterpreter.sendOwedCallbacks(of: controller)
    PresentationsByState.add(controller, of: self)
    let operation = beginOperation()
    stage.present(controller, animated: animated) { [weak self] in
      self?.attachDelegate(to: controller)
      self?.ended(operation)
    }
    guard let presenting = controller.presentingViewController else {
      handle(.presentationFailed)
      return tryLater(from: stage)
    }
    nextAttempt = nil
    base = presenting
    attachDelegate(to: controller)
    let observation = PresentationObservation(
      of: controller,
      willReceiveEvent: { [weak self, weak controller] in
        // The app can have set its delegate since.
        if let controller { self?.attachDelegate(to: controller) }
      }, ended: { [weak self] in self?.vanished() })
    exchange(&self.observation, with: observation)
  }

  private func beginOperation() -> Int {
    lastOperation += 1
    return lastOperation
  }

  /// Handles UIKit's report of an end, unless it is a late one of an earlier presentation or dismissal.
  private func ended(_ operation: Int) { if operation == lastOperation { handle(.ended) } }

  /// Presents later, because UIKit has refused to present now.
  ///
  /// UIKit has reported the reason. A modal transition of the app is awaited. For any other reason, such as a hidden
  /// window, the next attempts follow after an increasing delay. After the last one, the container presents when it
  /// appears again.
  private func tryLater(from stage: UIViewController) {
    if stage.isInModalTransition {
      transitionWait = ModalTransitionWait(around: stage) { [weak self] in self?.tryAgain() }
      return
    }
    let delay = nextAttempt.map { $0.delay * 2 } ?? 0.02
    guard delay < 2 else { return }
    nextAttempt = (DelayTimer(after: delay) { [weak self] in self?.tryAgain() }, delay)
  }

  private func tryAgain() {
    guard machine.activity == .waiting else { return }
    PresentationQueue.add(self)
  }

  private func attachDelegate(to controller: UIViewController) {
    // The buttons of an alert dismiss it without asking.
    guard !(controller is UIAlertController) else { return }
    delegateProxy.attach(to: controller.presentationController)
  }

  private func vanished() {
    exchange(&observation, with: nil)
    // The interface around the container can be dismissed together with it.
    let isHostDismissed = base?.viewIfLoaded?.window == nil
    // The state has been left already, so that none follows.
    if let host, presented != nil, !isPresentedByRequestedState {
      prepare(for: host.requestedPresentation, animated: true)
    }
    // UIKit need not complete a presentation that is dismissed before it ends.
    if machine.activity == .presenting { handle(.ended) }
    handle(.vanished(isAnswered: isHostDismissed))
    PresentationQueue.serve()
  }

  private func dismiss(_ controller: UIViewController, _ animated: Bool) {
    let operation = beginOperation()
    PresentedControllers.dismiss(controller, animated: animated) { [self] in
      exchange(&observation, with: nil)
      ended(operation)
      PresentationQueue.serve()
    }
  }

  /// Requests the state that follows a dismissal by other code.
  ///
  /// A request that waits decides instead, such as the one of an alert's button that a leave guard must allow. If it is
  /// not performed, the state that follows is requested after all.
  private func askForNextState() {
    guard machine.activity == .answering else { return }
    guard let host else { return handle(.answered) }
    guard let waiting = host.waitingRequest else {
      let request = host.requestStateAfterDismissal { [weak self] _ in self?.handle(.answered) }
      if request == nil { handle(.answered) }
      return
    }
    waiting.whenEnded { [weak self] outcome in
      if outcome == .completed { self?.handle(.answered) } else { self?.askForNextState() }
    }
  }
}
