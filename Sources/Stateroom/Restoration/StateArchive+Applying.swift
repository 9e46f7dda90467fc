import UIKit

extension StateArchive {
  /// Restores containers from the archive as far as possible, without an animation.
  @MainActor
  func apply(to root: AnyObject) -> StateRestorationReport {
    let log = RestorationLog()
    let outcome = Self.apply(nodes, to: root, log)
    var report = StateRestorationReport(result: .applied, restored: log.restored, dropped: log.dropped)
    // A container that is already on the screen can need until the end of the update cycle.
    if let outcome, outcome != .completed {
      report.result = .notTaken(outcome)
      report.restored = []
    }
    return report
  }

  /// Applies parts of an archive.
  ///
  /// - Returns: The outcome, if it is already known.
  @MainActor @discardableResult
  static func apply(_ nodes: [Node], to root: AnyObject, _ log: RestorationLog) -> TransitionOutcome? {
    let request = TransitionRequest(of: nil, completion: nil)
    LeaveGuards.evaluated {
      do throws(TransitionRefusal) {
        let plan = try PathPlan(ArchivedStep.nodes(nodes, log), from: [PathPlan.Place(object: root)])
        PathTransaction.carryOut(plan, animated: false, asksGuards: false, for: request)
      } catch {
        request.end(.refused(error))
      }
    }
    return request.outcomeIfEnded
  }
}
