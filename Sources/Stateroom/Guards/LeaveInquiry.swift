import UIKit

/// A request that waits for the answers of leave guards, or for its time.
///
/// A container has at most one waiting request. A newer request, or any other call that replaces it, ends it as
/// superseded. The container owns the inquiry and cancels it when it is deallocated.
///
/// A leave guard is asked once, even if newer requests need its answer before it is given: they inherit the question.
/// The task of a question that no request needs any more is cancelled.
@MainActor
final class LeaveInquiry: RequestHolder {
  private struct Question {
    let id: Int
    let isAboutLeaving: Bool
    let request: TransitionRequest
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

  private var current: Question?
  /// The answers for the waiting request, given or not, by view controller.
  private var answers: [ObjectIdentifier: Task<Bool, Never>] = [:]
  private var lastID = 0
  /// The number of requests that have waited here.
  private(set) var waits = 0

  var isOpen: Bool { current != nil }
  /// The request that waits, or `nil` if no request waits.
  var waitingRequest: TransitionRequest? { current?.request }
  /// A Boolean value that indicates whether a request waits for a leave guard.
  var isAsking: Bool { current?.isAboutLeaving ?? false }

  /// Processes the verdict of the view controllers that a request would remove.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - request: The request, which ends here if it is not allowed.
  ///   - allowed: A closure that is called if the request is allowed: immediately, or after the answers if the verdict
  ///     is open. It should not retain the container.
  func process(_ verdict: LeaveVerdict, for request: TransitionRequest, allowed: @escaping () -> Void) {
    request.report?.received(verdict)
    guard let id = displace(for: request, asking: verdict.asked) else { return }
    switch verdict {
    case .allowed: allowed()
    case .refused(let controller): request.end(.refused(.leaveGuard(controller)))
    case .open(let questions):
      wait(Question(id: id, isAboutLeaving: true, request: request, dropped: {}, allowed: allowed))
      Task { [weak self] in
        for (controller, question) in questions {
          guard let answer = self?.answer(of: controller, for: id, question) else { return }
          guard await answer.value else {
            self?.finish(id)?.end(.refused(.leaveGuard(controller)))
            return
          }
        }
        self?.finish(id)?.allowed()
      }
    }
  }

  // MARK: - Answers

  /// Asks a question, unless it is being asked already.
  ///
  /// Returns `nil` if its request is no longer waiting.
  private func answer(
    of controller: UIViewController, for id: Int, _ question: @escaping @MainActor () async -> Bool
  ) -> Task<Bool, Never>? {
    guard current?.id == id else { return nil }
    let asked = ObjectIdentifier(controller)
    if let answer = answers[asked] { return answer }
    let answer = Task { await question() }
    answers[asked] = answer
    return answer
  }

  /// Cancels the questions to all view controllers except for some.
  private func keepAnswers(of controllers: [UIViewController]) {
    guard !answers.isEmpty else { return }
    let kept = Set(controllers.map(ObjectIdentifier.init))
    let dropped = answers.filter { !kept.contains($0.key) }
    answers = answers.filter { kept.contains($0.key) }
    for answer in dropped.values { answer.cancel() }
  }

  /// Ends the waiting of a request, and its questions.
  ///
  /// Returns `nil` if the request is no longer waiting.
  private func finish(_ id: Int) -> Question? {
    guard let question = take(id) else { return nil }
    keepAnswers(of: [])
    return question
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
    wait(Question(id: id, isAboutLeaving: false, request: request, dropped: dropped, allowed: allowed))
    return { [weak self] in self?.take(id)?.allowed() }
  }

  private func wait(_ question: Question) {
    waits += 1
    question.request.waits(in: self)
    exchange(&current, with: question)
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

  /// Ends the waiting request as superseded, and its questions.
  func close() {
    let dropped = exchange(&answers, with: [:])
    supersede()
    for answer in dropped.values { answer.cancel() }
  }

  private func supersede() { current.flatMap { take($0.id) }?.end(.superseded) }

  func withdraw(_ request: TransitionRequest) {
    guard let current, current.request === request else { return }
    finish(current.id)?.end(.cancelled)
  }

  /// Ends the waiting request as cancelled, because the container is being deallocated.
  func cancel() { current.flatMap { finish($0.id) }?.end(.cancelled) }

  /// Removes and returns the question with an identifier, or returns `nil` if it is no longer open.
  private func take(_ id: Int) -> Question? {
    current?.id == id ? exchange(&current, with: nil) : nil
  }
}
