import Stateroom
import UIKit

/// A view controller that asks whether it may be left, and waits for the test to answer.
@MainActor
final class AskingViewController: UIViewController, LeaveGuarding {
  /// A decision that takes the place of the question.
  var decision: LeaveDecision?
  private(set) var asked = 0
  private(set) var cancelled = 0
  private var continuations: [CheckedContinuation<Bool, Never>] = []

  var leaveDecision: LeaveDecision { decision ?? .ask { [weak self] in await self?.ask() ?? true } }

  private func ask() async -> Bool {
    asked += 1
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuations.append($0) }
    } onCancel: {
      MainActor.assumeIsolated { cancelled += 1 }
    }
  }

  func answer(_ answer: Bool) {
    let continuations = continuations
    self.continuations = []
    for continuation in continuations { continuation.resume(returning: answer) }
  }
}
