import UIKit

/// A request that waits for the answers of leave guards, or for its time.
///
/// A container has at most one waiting request. A newer request, or any other call that replaces it, ends it as
/// superseded. The container owns the inquiry and cancels it when it is deallocated.
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
  private var lastID = 0
  /// The number of requests that have waited here.
  private(set) var waits = 0

  var isOpen: Bool { current != nil }
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
    guard let id = displace(for: request) else { return }
    switch verdict {
    case .allowed: allowed()
    case .refused(let controller): request.end(.refused(.leaveGuard(controller)))
    case .open(let questions):
      wait(Question(id: id, isAboutLeaving: true, request: request, dropped: {}, allowed: allowed))
      Task { [weak self] in
        for (controller, question) in questions {
          guard self?.current?.id == id else { return }
          guard await question() else {
            self?.take(id)?.end(.refused(.leaveGuard(controller)))
            return
          }
        }
        self?.take(id)?.allowed()
      }
    }
  }

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
    guard let id = displace(for: request) else { return nil }
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
  /// - Returns: The request's number, or `nil` if the completion handler of the superseded request has made a newer
  ///   request. In that case the request has ended as superseded.
  private func displace(for request: TransitionRequest) -> Int? {
    lastID += 1
    let id = lastID
    close()
    guard id == lastID else {
      request.end(.superseded)
      return nil
    }
    return id
  }

  /// Records a newer request that does not wait, while no request is waiting.
  func pass() { lastID += 1 }

  /// Ends the waiting request as superseded.
  func close() { current.flatMap { take($0.id) }?.end(.superseded) }

  func withdraw(_ request: TransitionRequest) {
    guard let current, current.request === request else { return }
    take(current.id)?.end(.cancelled)
  }

  /// Ends the waiting request as cancelled, because the container is being deallocated.
  func cancel() { current.flatMap { take($0.id) }?.end(.cancelled) }

  /// Removes and returns the question with an identifier, or returns `nil` if it is no longer open.
  private func take(_ id: Int) -> Question? {
    current?.id == id ? exchange(&current, with: nil) : nil
  }
}
