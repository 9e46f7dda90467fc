import UIKit

/// The requests of the app, and their processing up to the list of children.
extension StateViewController {
  // MARK: - Changing the State

  /// Transitions to a state.
  ///
  /// A request for the state that is shown or pending does not change what is shown, also while its view controllers
  /// are being created. If ``isSameState(_:_:)`` considers different values the same, ``state`` is the new value
  /// afterwards; pass it to the view controller yourself.
  ///
  /// - Parameters:
  ///   - newState: The state to show.
  ///   - animated: A Boolean value that indicates whether the transition of ``preferredTransition(from:to:)`` is
  ///     played. Without a window, nothing is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func transition(
    to newState: State, animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    let request = makeRequest(completion)
    transition(to: newState, animated: animated, for: request)
    return request
  }

  /// Begins an interactive transition to a state.
  ///
  /// From this moment on, ``state`` is the new state. If the transition is cancelled, it is the previous state again.
  /// See ``InteractiveTransition``.
  ///
  /// - Parameters:
  ///   - newState: The state to show when the transition is finished.
  ///   - completion: A closure that is called exactly once: with `completed` if the transition is finished, and with
  ///     `cancelled` if it is cancelled. The default is `nil`.
  /// - Returns: An object that controls the transition, or `nil` if the request is refused, for example because the
  ///   container is off the screen or nothing would be animated.
  public func beginInteractiveTransition(
    to newState: State, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> InteractiveTransition? {
    let request = makeRequest(completion)
    guard containment.hasHost else {
      request.end(.cancelled)
      return nil
    }
    return LeaveGuards.evaluated {
      determineFirstState(before: request)
      request.report = report(on: newState, animated: true)
      return interact(go(to: newState, animated: true, isInteractive: true, for: request))
    }
  }

  // MARK: - Processing a Request

  func transition(to newState: State, animated: Bool, for request: TransitionRequest) {
    guard containment.hasHost else { return request.end(.cancelled) }
    LeaveGuards.evaluated { process(newState, animated: animated, for: request) }
  }

  private func process(_ newState: State, animated: Bool, for request: TransitionRequest) {
    if let refusal = determineFirstState(instead: newState, before: request) { return request.end(.refused(refusal)) }
    request.report = report(on: newState, animated: animated)
    guard mustWait(for: newState) else {
      go(to: newState, animated: animated, for: request)
      return
    }
    defer { EventCenter.deliver() }
    let isPending = pendingState.map { isSameState($0, newState) } ?? false
    let refusal = isPending ? nil : refusalOfTransition(to: newState)
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

  /// Creates the view controllers of the first state, if they do not exist yet.
  ///
  /// The initial state can be known long before the container is used.
  ///
  /// - Parameters:
  ///   - newState: The state that is requested, which becomes the first one, or `nil`.
  ///   - content: The view controllers of the requested state, or `nil` to create them.
  ///   - request: The request that needs the first state. If code of the app makes a request meanwhile, that one is
  ///     newer.
  /// - Returns: The reason why the first state was refused, which was reported, or `nil` if it was not.
  @discardableResult
  func determineFirstState(
    instead newState: State? = nil, showing content: StateContent? = nil, before request: TransitionRequest? = nil
  ) -> TransitionRefusal? {
    guard entries.isEmpty, !isDeterminingFirstState else { return nil }
    isDeterminingFirstState = true
    defer { isDeterminingFirstState = false }
    // A state that is requested before the initial state is used becomes the first one, so that no view controllers are
    // created in vain.
    let firstRequest = makeRequest(nil)
    let first = newState ?? appearanceState()
    guard firstRequest.isNewest else { return nil }
    firstRequest.report = report(on: first, animated: false)
    go(to: first, showing: content, animated: false, for: firstRequest)
    if case .refused(let refusal)? = firstRequest.outcomeIfEnded { return refusal }
    request?.follow(firstRequest)
    return nil
  }

  /// Transitions to a state whose view controllers exist and whose leave guards have been asked.
  func transition(
    to newState: State, showing content: StateContent, animated: Bool, completion: ((TransitionOutcome) -> Void)?
  ) {
    let request = makeRequest(completion)
    if let refusal = determineFirstState(instead: newState, showing: content, before: request) {
      return request.end(.refused(refusal))
    }
    request.report = report(on: newState, animated: animated)
    go(to: newState, showing: content, verdict: .allowed, animated: animated, for: request)
  }

  func policy(to newState: State) -> TransitionPolicy {
    shownState.map { transitionPolicy(from: $0, to: newState) } ?? transitionPolicy
  }

  func report(on newState: State, animated: Bool) -> RequestReport? {
    RequestReport(
      in: stage,
      .init(from: names(for: containment.machine.targetOwner), to: [name(of: newState)], isAnimated: animated))
  }

  func names(for request: RequestID?) -> [String] { entries[request].map { [name(of: $0.state)] } ?? [] }

  /// Requests a state.
  @discardableResult
  func go(
    to newState: State, showing given: StateContent? = nil, verdict: LeaveVerdict? = nil, animated: Bool,
    isInteractive: Bool = false, for request: TransitionRequest
  ) -> RequestID? {
    let shown = shownState
    if let refusal = refusalOfTransition(to: newState) {
      request.refuse(refusal)
      return nil
    }
    if let creating = creation.request(for: newState, isSame: isSameState) {
      creating.join(request)
      return nil
    }
    let policy = policy(to: newState)
    let content = given ?? creation.perform(of: newState, for: request) { self.content(toShow: newState, policy) }
    // They are needed for one request only. Their release runs code of the app, so it comes last.
    let unneeded = exchange(&prepared, with: nil)
    defer { withExtendedLifetime(unneeded) {} }
    if let refusal = refusal(ofPresenting: content.presented, over: content.children) {
      request.refuse(refusal)
      return nil
    }
    let transition = animated ? shown.map { preferredTransition(from: $0, to: newState) } ?? .none : .none
    // A request made by the code that ran above is newer.
    guard request.isNewest else {
      request.end(.superseded)
      return nil
    }
    // The entry is stored by `prepare`, so that a request that is refused has no effect.
    return self.request(
      ListRequest(
        content.children, using: transition, policy: policy, verdict: verdict,
        leaving: { [weak self, presented = content.presented] in self?.presenter?.leaving(for: presented) ?? [] },
        isInteractive: isInteractive, for: request,
        prepare: { [weak self] in
          guard let self else { return }
          entries.add(newState, content, animated: animated, for: $0, after: containment.machine.shownOwner)
        }))
  }

  /// The state that is shown, or will be after the running transition, without waiting requests.
  var shownState: State? { entries[containment.machine.shownOwner]?.state }

  /// Returns the reason why a transition to a state is not allowed, or `nil` if it is allowed.
  ///
  /// The check precedes the creation of the state's view controllers.
  func refusalOfTransition(to newState: State) -> TransitionRefusal? {
    guard let shown = shownState, !isSameState(shown, newState), !shouldChangeState(from: shown, to: newState) else {
      return nil
    }
    return .changeIsNotAllowed("\(self)", from: name(of: shown), to: name(of: newState))
  }

  var pacingOfShown: StatePacing { shownState.map { pacing(of: $0) } ?? .immediate }

  /// Returns whether a state may not be shown yet, or the shown state must remain.
  private func mustWait(for newState: State) -> Bool {
    guard containment.machine.hostPhase != .disappeared, !isSameState(state, newState) else { return false }
    return pacer.mustWait(for: pacing(of: newState), after: pacingOfShown)
  }
}
