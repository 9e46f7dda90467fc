import UIKit

/// A question that has to be answered before a request is served; at most one of a container's is open.
///
/// A newer one, or anything else that is asked of the container, closes it: its request is told that it is superseded, and
/// the answer is not waited for. The container owns the inquiry and cancels it when it goes away.
@MainActor
final class LeaveInquiry {
  private struct Question {
    let id: Int
    let completion: ((TransitionOutcome) -> Void)?
    let allowed: () -> Void
  }

  private var current: Question?
  private var lastID = 0

  var isOpen: Bool { current != nil }

  /// Gets the verdict of those who are about to be left.
  ///
  /// - Parameters:
  ///   - completion: What the request is told if it is not allowed.
  ///   - allowed: Called if it is: now, unless somebody wants to ask first. It should not keep the container.
  func hear(
    _ verdict: LeaveVerdict, completion: ((TransitionOutcome) -> Void)?, allowed: @escaping () -> Void
  ) {
    // Whoever is told that he is superseded may ask for something, and that is newer than this. So he is told last.
    let superseded = current
    current = nil
    defer { superseded?.completion?(.superseded) }
    switch verdict {
    case .allowed: allowed()
    case .refused(let controller): completion?(.refused(.leaveGuard(controller)))
    case .open(let questions):
      lastID += 1
      let id = lastID
      current = Question(id: id, completion: completion, allowed: allowed)
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

  /// Something newer has come.
  func close() { current.flatMap { take($0.id) }?.completion?(.superseded) }

  /// The container goes away.
  func cancel() { current.flatMap { take($0.id) }?.completion?(.cancelled) }

  /// The question, unless it is not open any more.
  private func take(_ id: Int) -> Question? {
    guard let current, current.id == id else { return nil }
    self.current = nil
    return current
  }
}
