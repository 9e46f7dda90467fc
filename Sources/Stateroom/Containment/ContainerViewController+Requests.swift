import UIKit

/// The processing of requests, from the call of the app to the interpreter.
extension ContainerViewController {
  func makeRequest(_ completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest {
    TransitionRequest(of: stage, in: inquiry.order, completion: completion)
  }

  /// Accepts a request, refuses it without side effects, or waits for leave guards.
  ///
  /// - Returns: The request's number if the request was accepted before the call returned, or `nil`.
  @discardableResult
  func request(_ listRequest: ListRequest) -> RequestID? {
    let request = listRequest.request
    // In the container's `deinit` there is nothing to show, and no reference to the container may be created.
    guard containment.hasHost else {
      request.end(.cancelled)
      return nil
    }
    return LeaveGuards.evaluated { process(listRequest) }
  }

  private func process(_ listRequest: ListRequest) -> RequestID? {
    let request = listRequest.request
    if request.report == nil, !request.isPart { request.report = report(on: listRequest) }
    if listRequest.isOfApp, childrenFollowState {
      request.refuse(refusalOfList)
      return nil
    }
    var listRequest = listRequest
    let policy = listRequest.policy ?? transitionPolicy
    listRequest.policy = policy
    let leaving = listRequest.leaving() + controllersLeft(for: listRequest.list)
    guard inquiry.isOpen || listRequest.verdict == nil && LeaveVerdict.needsEvaluation(in: leaving) else {
      // Almost all requests take this path. The list is validated when the request is accepted, and need not be before.
      guard request.isNewest else { return superseded(request) }
      inquiry.pass()
      return take(listRequest)
    }
    if let refusal = containment.refusal(
      of: listRequest.list, using: listRequest.transition, policy: policy, isInteractive: listRequest.isInteractive)
    {
      request.refuse(refusal)
      return nil
    }
    let verdict = listRequest.verdict ?? LeaveVerdict(on: leaving, for: request)
    guard request.isNewest else { return superseded(request) }
    // A gesture does not wait for an answer. If the answer allows it, the request is performed without the gesture.
    if case .allowed = verdict {} else { listRequest.isInteractive = false }
    var id: RequestID?
    let presentlyLeaving = { [weak self, listRequest] in
      listRequest.leaving() + (self?.controllersLeft(for: listRequest.list) ?? [])
    }
    inquiry.process(verdict, of: presentlyLeaving, for: request) { [weak self, listRequest] in
      id = self?.take(listRequest)
    }
    EventCenter.deliver()
    return id
  }

  private func superseded(_ request: TransitionRequest) -> RequestID? {
    request.end(.superseded)
    return nil
  }

  /// Returns the view controllers whose leave guards must approve the change to a list.
  func controllersLeft(for list: ControllerList) -> [UIViewController] {
    let leaving = containment.leaving(for: list)
    guard presentedControllersPolicy == .dismiss, !leaving.isEmpty else { return leaving }
    let isDeclared = (self as? any PresentingContainer)?.declares
    return PresentedControllers.all(over: stage, leaving: leaving).filter { isDeclared?($0) != true } + leaving
  }

  /// Performs a request whose leave guards, and those of other view controllers, were evaluated already.
  ///
  /// A running transition jumps to its end. The caller reports the change.
  func requestWithoutAsking(
    _ viewControllers: [UIViewController], using transition: ContainerTransition,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    let request = TransitionRequest(partOf: nil, of: stage, in: inquiry.order, completion: completion)
    let listRequest = ListRequest(viewControllers, using: transition, policy: .interrupt, for: request)
    inquiry.processAllowed(request) { [weak self] in self?.take(listRequest) }
  }

  @discardableResult
  private func take(_ listRequest: ListRequest) -> RequestID? {
    let result = containment.request(listRequest)
    // The request is recorded, so that a request that an observer makes is newer.
    EventCenter.deliver()
    switch result {
    case .success(let id): return id
    case .failure(let refusal):
      listRequest.request.refuse(refusal)
      return nil
    }
  }

  private func report(on listRequest: ListRequest) -> RequestReport? {
    guard let reportedContainer else { return nil }
    return RequestReport(
      in: reportedContainer,
      .init(
        from: EventName.of(containment.target), to: EventName.of(listRequest.list.controllers),
        isAnimated: listRequest.transition.isAnimated))
  }
}
