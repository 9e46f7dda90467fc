import UIKit

/// A request that waits for the answers of leave guards, or for its time.
///
/// A container has at most one waiting request. A newer request, or any other call that replaces it, ends it as
/// superseded. The container owns the inquiry and cancels it when it is deallocated.
@MainActor
final class LeaveInquiry {
  private struct Question {
    let id: Int
    let isAboutLeaving: Bool
    let completion: ((TransitionOutcome) -> Void)?
    let allowed: () -> Void
  }

  private var current: Question?
  private var lastID = 0
  /// The number of requests that have waited here.
  ///
  /// If the number has changed after a request ran code of the app, the request is not the newest one.
  private(set) var waits = 0

  var isOpen: Bool { current != nil }
  /// A Boolean value that indicates whether a request waits for a leave guard.
  var isAsking: Bool { current?.isAboutLeaving ?? false }

  /// Processes the verdict of the view controllers that a request would remove.
  ///
  /// - Parameters:
  ///   - completion: The completion handler of the request, which is called if the request is not allowed.
  ///   - allowed: A closure that is called if the request is allowed: immediately, or after the answers if the verdict
  ///     is open. It should not retain the container.
  func hear(
    _ verdict: LeaveVerdict, completion: ((TransitionOutcome) -> Void)?, allowed: @escaping () -> Void
  ) {
    guard let id = displace(completion) else { return }
    switch verdict {
    case .allowed: allowed()
    case .refused(let controller): completion?(.refused(.leaveGuard(controller)))
    case .open(let questions):
      wait(Question(id: id, isAboutLeaving: true, completion: completion, allowed: allowed))
      Task { [weak self] in
        for (controller, question) in questions {
          guard self?.current?.id == id else { return }
          guard await question() else {
            self?.take(id)?.completion?(.refused(.leaveGuard(controller)))
            return
          }
        }
        self?.take(id)?.allowed()
      }
    }
  }

  /// Keeps a request waiting until its time.
  ///
  /// - Returns: A closure that performs the request, and does nothing if a newer request has superseded it. The value
  ///   is `nil` if the request was superseded immediately.
  func keep(completion: @escaping (TransitionOutcome) -> Void, allowed: @escaping () -> Void) -> (() -> Void)? {
    guard let id = displace(completion) else { return nil }
    wait(Question(id: id, isAboutLeaving: false, completion: completion, allowed: allowed))
    return { [weak self] in self?.take(id)?.allowed() }
  }

  private func wait(_ question: Question) {
    waits += 1
    exchange(&current, with: question)
  }

  /// Makes a request the newest and supersedes the waiting one.
  ///
  /// - Returns: The request's number, or `nil` if the completion handler of the superseded request has made a newer
  ///   request. In that case the request has ended as superseded.
  private func displace(_ completion: ((TransitionOutcome) -> Void)?) -> Int? {
    lastID += 1
    let id = lastID
    close()
    guard id == lastID else {
      completion?(.superseded)
      return nil
    }
    return id
  }

  /// Records a newer request that does not wait, while no request is waiting.
  func pass() { lastID += 1 }

  /// Ends the waiting request as superseded.
  func close() { current.flatMap { take($0.id) }?.completion?(.superseded) }

  /// Ends the waiting request as cancelled, because the container is being deallocated.
  func cancel() { current.flatMap { take($0.id) }?.completion?(.cancelled) }

  /// Removes and returns the question with an identifier, or returns `nil` if it is no longer open.
  private func take(_ id: Int) -> Question? {
    current?.id == id ? exchange(&current, with: nil) : nil
  }
}
