import UIKit

extension StateArchive {
  /// Brings containers to what the archive says, as far as that is possible, without an animation.
  @MainActor
  func apply(to root: AnyObject) -> StateRestorationReport {
    let log = RestorationLog()
    let outcome = Self.apply(nodes, to: root, log)
    var report = StateRestorationReport(result: .applied, restored: log.restored, dropped: log.dropped)
    // What is on the screen already may need until the end of the turn.
    if let outcome, outcome != .completed {
      report.result = .notTaken(outcome)
      report.restored = []
    }
    return report
  }

  /// - Returns: What became of it, if that is known already.
  @MainActor @discardableResult
  static func apply(_ nodes: [Node], to root: AnyObject, _ log: RestorationLog) -> TransitionOutcome? {
    var outcome: TransitionOutcome?
    do {
      let plan = try PathPlan(ArchivedStep.nodes(nodes, log), from: [PathPlan.Place(object: root)])
      PathTransaction.carryOut(plan, animated: false, asksGuards: false) { outcome = $0 }
    } catch {
      outcome = .refused(error)
    }
    return outcome
  }
}
