import UIKit

/// A request that waits for the answers of leave guards, or for its time.
///
/// A container has at most one waiting request. A newer request, or any other call that replaces it, ends it as
/// superseded. The container owns the inquiry and cancels it when it is deallocated.
///
/// **Questions.** The view controllers that a request would remove are asked one after the other, a descendant before
/// its ancestors; one that is being asked already, for this container or another one, is the first. The questions are
/// those of all containers (``OpenQuestion``). A newer request of the container inherits what it needs: the question
/// that is open, and the answers that were given to the request that it supersedes.
///
/// **Answers.** While the user thinks, the app can change: another window, a stack inside what the request removes, or
/// the selected tab. After each answer, the request therefore determines again which view controllers it removes, and
/// evaluates their leave guards, except for those that have answered. It is performed when none of them objects or
/// needs to be asked.
@MainActor
final class LeaveInquiry: RequestHolder {
  private struct Waiting {
    let id: Int
    let request: TransitionRequest
    /// A closure that returns the view controllers that the request would remove if it were performed now.
    ///
    /// The value is `nil` if the request waits for its time.
    let leaving: (() -> [UIViewController])?
    /// The view controllers that observers know to be asked.
    var reported: Set<ObjectIdentifier> = []
    /// A closure that is called before a request that was not allowed ends.
    let dropped: () -> Void
    let allowed: () -> Void

    @MainActor
    func end(_ outcome: TransitionOutcome) {
      dropped()
      request.end(outcome)
    }
  }

  /// The order of the container's requests.
  let order = RequestOrder()

  private var current: Waiting?
  /// The need of the waiting request for the answer of the view controller that is being asked.
  private var need: OpenQuestion.Need?
  /// The view controllers that have allowed the waiting request.
  private var answered: [Weak<UIViewController>] = []
  private var lastID = 0
  /// The number of requests that have waited here.
  private(set) var waits = 0

  var isOpen: Bool { current != nil }
  /// The request that waits, or `nil` if no request waits.
  var waitingRequest: TransitionRequest? { current?.request }
  /// A Boolean value that indicates whether a request waits for a leave guard.
  var isAsking: Bool { current?.leaving != nil }

  /// Processes the verdict of the view controllers that a request would remove.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - leaving: A closure that returns the view controllers that the request would remove if it were performed when
  ///     the closure is called. It should not retain the container.
  ///   - request: The request, which ends here if it is not allowed.
  ///   - allowed: A closure that is called if the request is allowed: immediately, or after the answers if the verdict
  ///     is open. It should not retain the container.
  func process(
    _ verdict: LeaveVerdict, of leaving: @escaping () -> [UIViewController], for request: TransitionRequest,
    allowed: @escaping () -> Void
  ) {
    request.report?.asked(verdict.asked)
    guard let id = displace(for: request, asking: verdict.asked) else { return }
    switch verdict {
    case .allowed: allowed()
    case .refused(let controller): request.end(.refused(.leaveGuard(controller)))
    case .open(let questions):
      let reported = Set(verdict.asked.map(ObjectIdentifier.init))
      wait(
        Waiting(id: id, request: request, leaving: leaving, reported: reported, dropped: {}, allowed: allowed))
      ask(questions, for: id)
    }
  }

  /// Processes a request that no leave guard concerns.
  func processAllowed(_ request: TransitionRequest, allowed: @escaping () -> Void) {
    process(.allowed, of: { [] }, for: request, allowed: allowed)
  }

  // MARK: - Questions and Answers

  /// Asks the next question, or performs the request if all are answered.
  private func ask(_ questions: [LeaveVerdict.Question], for id: Int) {
    // The question that the superseded request has asked is still open.
    guard need == nil else { return }
    let missing = questions.filter { !hasAnswered($0.controller) }
    // No second alert appears while the user answers the first one.
    guard let next = missing.first(where: { OpenQuestion.isOpen(for: $0.controller) }) ?? missing.first else {
      finish(id)?.allowed()
      return
    }
    need = OpenQuestion.ask(next.controller, next.ask) { [weak self, controller = next.controller] answer in
      self?.received(answer, from: controller)
    }
  }

  private func received(_ answer: Bool, from controller: UIViewController) {
    exchange(&need, with: nil)
    guard let current, let leaving = current.leaving else { return }
    let id = current.id
    guard answer else {
      finish(id)?.end(.refused(.leaveGuard(controller)))
      return
    }
    answered.append(Weak(controller))
    let verdict = LeaveVerdict(on: leaving(), except: answered.compactMap(\.object))
    // The leave guards are code of the app, which can have made a newer request.
    guard self.current?.id == id else { return }
    switch verdict {
    case .allowed: finish(id)?.allowed()
    case .refused(let controller): finish(id)?.end(.refused(.leaveGuard(controller)))
    case .open(let questions):
      let new = verdict.asked.filter { !current.reported.contains(ObjectIdentifier($0)) }
      current.request.report?.asked(new)
      self.current?.reported.formUnion(new.map(ObjectIdentifier.init))
      ask(questions, for: id)
    }
    EventCenter.deliver()
  }

  private func hasAnswered(_ controller: UIViewController) -> Bool { answered.contains { $0.object === controller } }

  /// Discards the answers of other view controllers than these, and the need for such an answer.
  private func keepAnswers(of controllers: [UIViewController]) {
    answered = answered.filter { answer in controllers.contains { $0 === answer.object } }
    if let need, controllers.contains(where: need.isOpen) { return }
    exchange(&need, with: nil)?.withdraw()
  }

  /// Ends the waiting of a request, and its questions.
  ///
  /// Returns `nil` if the request is no longer waiting.
  private func finish(_ id: Int) -> Waiting? {
    guard let waiting = take(id) else { return nil }
    keepAnswers(of: [])
    return waiting
  }

  // MARK: - Waiting

  /// Keeps a request waiting until its time.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - dropped: A closure that is called before the request ends because it was not performed.
  ///   - allowed: A closure that is called when the request is performed.
  /// - Returns: A closure that performs the request, and does nothing if a newer request has superseded it. The value
  ///   is `nil` if the request was superseded immediately.
  func keep(
    _ request: TransitionRequest, dropped: @escaping () -> Void, allowed: @escaping () -> Void
  ) -> (() -> Void)? {
    guard let id = displace(for: request, asking: []) else { return nil }
    wait(Waiting(id: id, request: request, leaving: nil, dropped: dropped, allowed: allowed))
    return { [weak self] in self?.take(id)?.allowed() }
  }

  private func wait(_ waiting: Waiting) {
    waits += 1
    waiting.request.waits(in: self)
    exchange(&current, with: waiting)
  }

  /// Makes a request the newest and supersedes the waiting one.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - controllers: The view controllers whose answers it needs.
  /// - Returns: The request's number, or `nil` if the completion handler of the superseded request, or the end of a
  ///   question, has made a newer request. In that case the request has ended as superseded.
  private func displace(for request: TransitionRequest, asking controllers: [UIViewController]) -> Int? {
    lastID += 1
    let id = lastID
    supersede()
    if id == lastID { keepAnswers(of: controllers) }
    guard id == lastID else {
      request.end(.superseded)
      return nil
    }
    return id
  }

  /// Records a newer request that does not wait, while no request is waiting.
  func pass() { lastID += 1 }

  /// Ends the waiting request as superseded, and its question.
  func close() {
    let dropped = exchange(&need, with: nil)
    answered = []
    supersede()
    dropped?.withdraw()
  }

  private func supersede() { current.flatMap { take($0.id) }?.end(.superseded) }

  func withdraw(_ request: TransitionRequest) {
    guard let current, current.request === request else { return }
    finish(current.id)?.end(.cancelled)
  }

  /// Ends the waiting request as cancelled, because the container is being deallocated.
  func cancel() { current.flatMap { finish($0.id) }?.end(.cancelled) }

  /// Removes and returns the waiting request with a number, or returns `nil` if it no longer waits.
  private func take(_ id: Int) -> Waiting? {
    current?.id == id ? exchange(&current, with: nil) : nil
  }
}
