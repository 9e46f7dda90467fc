import UIKit

/// A request that waits: for the answers of those who are about to be left, or for its time. At most one of a container's
/// does.
///
/// A newer one, or anything else that is asked of the container, takes its place: it is told that it is superseded, and
/// nothing is waited for any more. The container owns the inquiry and cancels it when it goes away.
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
  /// How many requests have waited here. Who finds it changed after having run code of the app is not the newest any more.
  private(set) var waits = 0

  var isOpen: Bool { current != nil }
  /// Whether somebody is being asked whether he may be left.
  var isAsking: Bool { current?.isAboutLeaving ?? false }

  /// Gets the verdict of those who are about to be left.
  ///
  /// - Parameters:
  ///   - completion: What the request is told if it is not allowed.
  ///   - allowed: Called if it is: now, unless somebody wants to ask first. It should not keep the container.
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

  /// Lets a request wait until it is its time.
  ///
  /// - Returns: What serves it then; without effect if something newer has come meanwhile, and nil if it has already.
  func keep(completion: @escaping (TransitionOutcome) -> Void, allowed: @escaping () -> Void) -> (() -> Void)? {
    guard let id = displace(completion) else { return nil }
    wait(Question(id: id, isAboutLeaving: false, completion: completion, allowed: allowed))
    return { [weak self] in self?.take(id)?.allowed() }
  }

  private func wait(_ question: Question) {
    waits += 1
    exchange(&current, with: question)
  }

  /// Makes a request the newest. Nil if whoever was displaced has asked for something newer; then it has been told.
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

  /// Somebody newer need not wait, and nobody does.
  func pass() { lastID += 1 }

  /// Something newer has come.
  func close() { current.flatMap { take($0.id) }?.completion?(.superseded) }

  /// The container goes away.
  func cancel() { current.flatMap { take($0.id) }?.completion?(.cancelled) }

  /// The question, unless it is not open any more.
  private func take(_ id: Int) -> Question? {
    current?.id == id ? exchange(&current, with: nil) : nil
  }
}
