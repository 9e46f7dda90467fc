import UIKit

/// A question that has to be answered before a request is served; at most one of a container's is open.
///
/// A newer one, or anything else that is asked of the container, closes it: its request is told that it is superseded, and
/// the answer is not waited for.
@MainActor
final class LeaveInquiry {
  private var current: (id: Int, onClose: (Answer) -> Void)?
  private var lastID = 0

  enum Answer {
    case allowed
    case refused(by: UIViewController)
    case superseded
    /// The container is being freed.
    case cancelled
  }

  var isOpen: Bool { current != nil }

  /// Gets the verdict of those who are about to be left.
  ///
  /// - Parameter answered: Called once: now, unless somebody wants to ask first.
  func hear(_ verdict: LeaveVerdict, answered: @escaping (Answer) -> Void) {
    close()
    switch verdict {
    case .allowed: answered(.allowed)
    case .refused(let controller): answered(.refused(by: controller))
    case .open(let questions):
      lastID += 1
      let id = lastID
      current = (id, answered)
      Task { [weak self] in
        for (controller, question) in questions {
          guard self?.current?.id == id else { return }
          if await !question() {
            self?.settle(id, .refused(by: controller))
            return
          }
        }
        self?.settle(id, .allowed)
      }
    }
  }

  /// Something newer has come.
  func close() {
    guard let current else { return }
    settle(current.id, .superseded)
  }

  /// The container goes away.
  func cancel() {
    guard let current else { return }
    settle(current.id, .cancelled)
  }

  private func settle(_ id: Int, _ answer: Answer) {
    guard let current, current.id == id else { return }
    self.current = nil
    current.onClose(answer)
  }
}
