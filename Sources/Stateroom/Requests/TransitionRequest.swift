/// A request to change what a container shows.
///
/// Every method that requests a change returns its request. The change may already be complete at that time, or wait
/// for a transition, a leave guard, or a delay:
///
/// ```swift
/// let request = root.transition(to: .home)
/// if request.outcomeIfEnded == nil { spinner.startAnimating() }
/// let outcome = await request.outcome
/// ```
///
/// A request ends exactly once. You need not keep it: the container retains a request that has not ended, and ends it
/// as ``TransitionOutcome/cancelled`` if the container is deallocated. To withdraw a request, call ``cancel()``.
@preconcurrency @MainActor
public final class TransitionRequest {
  /// The outcome of the request, or `nil` if the request has not ended.
  public private(set) var outcomeIfEnded: TransitionOutcome?

  private var completion: ((TransitionOutcome) -> Void)?
  private var continuations: [CheckedContinuation<TransitionOutcome, Never>] = []
  /// Closures of the library that are called after the completion handler.
  private var followUps: [(TransitionOutcome) -> Void] = []
  /// The later requests for the same state, which end together with this one.
  private var joined: [TransitionRequest] = []
  /// The request that this one has joined, until it ends.
  private var leader: TransitionRequest?
  /// The object that the request was made of, which its refusal names.
  private weak var container: (any AnyObject & Sendable)?
  private let order: RequestOrder?
  /// The number of requests of the container when this one was made, accepted, or began to wait.
  private var place: Int
  /// A Boolean value that indicates whether another request, which is reported, includes this one.
  let isPart: Bool
  /// A Boolean value that indicates whether the request was made while leave guards are ignored.
  let ignoresGuards: Bool
  /// The object in which the request waits or is performed.
  ///
  /// The two retain each other until the holder ends the request.
  private var holder: (any RequestHolder)?
  /// The report of the request, or `nil` while events are not observed.
  var report: RequestReport?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - container: The object that the request is made of, or `nil` if there is none.
  ///   - order: The order of the container's requests, or `nil` if the request cannot wait.
  ///   - completion: A closure that is called once, with the outcome.
  init(
    of container: (any AnyObject & Sendable)?, in order: RequestOrder? = nil,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    self.container = container
    self.order = order
    self.completion = completion
    place = order?.count ?? 0
    isPart = false
    ignoresGuards = LeaveGuards.areIgnored
  }

  /// Creates a request that performs a part of another one, such as the change in one of several windows.
  ///
  /// Its events belong to the other request, and its end is not reported.
  ///
  /// - Parameters:
  ///   - whole: The other request, or `nil` if another object reports its events.
  ///   - container: The object that performs the part.
  ///   - order: The order of the container's requests.
  ///   - completion: A closure that is called once, with the outcome.
  init(
    partOf whole: TransitionRequest?, of container: any AnyObject & Sendable, in order: RequestOrder,
    completion: ((TransitionOutcome) -> Void)?
  ) {
    self.container = container
    self.order = order
    self.completion = completion
    place = order.count
    isPart = true
    ignoresGuards = whole?.ignoresGuards ?? LeaveGuards.areIgnored
    report = whole?.report
  }

  // MARK: - Outcome

  /// The outcome of the request, when it has ended.
  ///
  /// Cancelling the task that waits has no effect on the request.
  public var outcome: TransitionOutcome {
    get async {
      if let outcomeIfEnded { return outcomeIfEnded }
      return await withCheckedContinuation { continuations.append($0) }
    }
  }

  /// Ends the request, together with those that have joined it.
  ///
  /// Observers receive the outcome before the completion handler does, and the completion handler before the tasks that
  /// wait.
  func end(_ outcome: TransitionOutcome) {
    let outcome = outcome.of(container)
    exchange(&holder, with: nil)
    endAlone(outcome)
    for request in exchange(&joined, with: []) { request.end(outcome) }
  }

  private func endAlone(_ outcome: TransitionOutcome) {
    guard outcomeIfEnded == nil else { return }
    outcomeIfEnded = outcome
    exchange(&leader, with: nil)
    LeaveGuards.evaluated {
      if !isPart { report?.ended(outcome) }
      exchange(&completion, with: nil)?(outcome)
      for continuation in exchange(&continuations, with: []) { continuation.resume(returning: outcome) }
      for followUp in exchange(&followUps, with: []) { followUp(outcome) }
    }
  }

  /// Calls a closure when the request has ended, after its completion handler.
  ///
  /// Unlike a request that joins, the closure has no effect on ``cancel()``.
  func whenEnded(_ followUp: @escaping (TransitionOutcome) -> Void) {
    if let outcomeIfEnded { followUp(outcomeIfEnded) } else { followUps.append(followUp) }
  }

  /// Reports a refusal to the app, and ends the request with it.
  func refuse(_ refusal: TransitionRefusal) {
    Diagnostics.report(refusal, of: container)
    end(.refused(refusal))
  }

  /// Adds a later request for the same state, which ends together with this one.
  func join(_ request: TransitionRequest) {
    joined.append(request)
    request.leader = self
  }

  // MARK: - Cancelling

  /// Withdraws the request, if that is still possible.
  ///
  /// A request that waits for a transition, a leave guard or a delay ends as ``TransitionOutcome/cancelled``, without
  /// an effect. A running transition between the children of a ``ContainerViewController`` is reversed, unless another
  /// request that was not cancelled needs it, and the request ends immediately.
  ///
  /// Other changes that have begun are completed, such as a push of a navigation controller, which UIKit performs, or
  /// the replacement of a root interface. The method has no effect on their requests, on one that has ended, and on one
  /// whose view controllers are being created: code that creates them makes a newer request instead.
  public func cancel() {
    guard outcomeIfEnded == nil else { return }
    let whole = whole
    if whole.isNeeded(besides: self) { endAlone(.cancelled) } else { whole.holder?.withdraw(whole) }
  }

  /// The request that is performed for this one and for those that have joined it.
  private var whole: TransitionRequest { leader?.whole ?? self }

  /// Returns whether the request, or one that has joined it, is open, without regard to one of them.
  private func isNeeded(besides request: TransitionRequest) -> Bool {
    self !== request && outcomeIfEnded == nil || joined.contains { $0.isNeeded(besides: request) }
  }

  // MARK: - Order

  /// A Boolean value that indicates whether no newer request was accepted or began to wait.
  ///
  /// Between the call of the app and the change of the container, code of the app runs: names, comparisons, leave
  /// guards, and the methods that create view controllers. A request that this code makes is newer.
  var isNewest: Bool { order.map { $0.count == place } ?? true }

  /// Records that the request was accepted by an object that performs it.
  ///
  /// - Parameter holder: The object, or `nil` if the request can no longer be withdrawn.
  func wasAccepted(by holder: (any RequestHolder)?) {
    if let order { place = order.add() }
    exchange(&self.holder, with: holder)
  }

  /// Records that another object performs the last part of the request.
  func continues(in holder: any RequestHolder) { exchange(&self.holder, with: holder) }

  /// Records that the request begins to wait in a container.
  ///
  /// A request of several containers has no order of its own. It waits in one of them, and is the newest request there.
  func waits(in inquiry: LeaveInquiry) {
    place = inquiry.order.add()
    exchange(&holder, with: inquiry)
  }

  /// Records that a request which precedes this one was made during its call.
  func follow(_ other: TransitionRequest) {
    if other.place == place + 1 { place = other.place }
  }
}

extension TransitionOutcome {
  /// Returns the outcome of a request of an object, which a refusal names.
  fileprivate func of(_ container: (any AnyObject & Sendable)?) -> TransitionOutcome {
    guard case .refused(let refusal) = self else { return self }
    return .refused(refusal.of(container))
  }
}
