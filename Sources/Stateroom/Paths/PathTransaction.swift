import UIKit

/// A namespace for carrying out a plan as one request with one outcome.
///
/// The transaction asks each leave guard once, makes all changes beginning with the innermost container, and reports
/// one outcome when all containers are at rest.
///
/// Only the outermost visible change is animated. The content that enters with it is set up first, while it is not
/// visible, so that the first frame is correct and no container shows content that it does not keep.
///
/// The transaction does not retain a container. The open inquiry belongs to the outermost container that changes.
@MainActor
enum PathTransaction {
  /// Carries out a plan.
  ///
  /// - Parameter asksGuards: A Boolean value that indicates whether leave guards are asked.
  static func carryOut(
    _ plan: PathPlan, animated: Bool, asksGuards: Bool = true, for request: TransitionRequest
  ) {
    // Code of the app has run while the plan was created. A request that it made is newer.
    guard plan.passages.allSatisfy(\.isNewest) else { return request.end(.superseded) }
    guard let outermost = plan.passages.first(where: { $0.change != nil })?.container else {
      for passage in plan.passages { passage.accompany() }
      return request.end(.completed)
    }
    let verdict = asksGuards ? LeaveVerdict(on: plan.leaving, for: request) : .allowed
    // Asking the leave guards runs code of the app as well.
    guard plan.passages.allSatisfy(\.isNewest) else { return request.end(.superseded) }
    // A path that another change has superseded in the meantime removes nothing.
    let leaving = { plan.passages.allSatisfy(\.isCurrent) ? plan.leaving : [] }
    outermost.inquiry.process(verdict, of: leaving, for: request) {
      commit(plan, animated: animated, for: request)
    }
  }

  private static func commit(_ plan: PathPlan, animated: Bool, for request: TransitionRequest) {
    // The containers can have changed while the answer was pending.
    guard plan.passages.allSatisfy(\.isCurrent) else { return request.end(.superseded) }
    let watch = PathWatch(plan.passages, request)
    var isSuperseded = false
    for (index, passage) in plan.passages.enumerated().reversed() {
      if !isSuperseded { passage.accompany() }
      guard let change = passage.change else { continue }
      // The content that one step leads to can have made a request that is newer than the next step.
      isSuperseded = isSuperseded || !passage.isCurrent
      if isSuperseded {
        watch.ended(index, .superseded)
      } else {
        change(animated && !passage.isUnseen) { watch.ended(index, $0) }
      }
    }
  }
}
