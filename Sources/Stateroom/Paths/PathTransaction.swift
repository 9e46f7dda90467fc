import UIKit

/// Carries out a plan as one request: asks whoever is left, once; changes everything, the innermost first; and tells one
/// outcome when all is at rest.
///
/// Only the outermost container that the user sees changing is animated. What is inside of what comes in is set first, while
/// nobody sees it, so that the first frame is right and no container is ever shown what it does not keep.
///
/// Nothing here keeps a container. The open question belongs to the outermost one that changes.
@MainActor
enum PathTransaction {
  /// - Parameter asksGuards: Whether those who are left have a say.
  static func carryOut(
    _ plan: PathPlan, animated: Bool, asksGuards: Bool = true, completion: ((TransitionOutcome) -> Void)?
  ) {
    // User code has run while the plan was made; what it has asked for is newer.
    guard plan.passages.allSatisfy(\.isNewest) else { return completion?(.superseded) ?? () }
    guard let outermost = plan.passages.first(where: { $0.change != nil })?.container else {
      for passage in plan.passages { passage.accompany() }
      return completion?(.completed) ?? ()
    }
    let verdict = asksGuards ? LeaveVerdict(on: plan.leaving) : .allowed
    // Asking is user code as well.
    guard plan.passages.allSatisfy(\.isNewest) else { return completion?(.superseded) ?? () }
    outermost.pathInquiry.hear(verdict, completion: completion) {
      commit(plan, animated: animated, completion: completion)
    }
  }

  private static func commit(_ plan: PathPlan, animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    // The answer may have taken its time.
    guard plan.passages.allSatisfy(\.isCurrent) else { return completion?(.superseded) ?? () }
    let watch = PathWatch(plan.passages, completion)
    var isOvertaken = false
    for (index, passage) in plan.passages.enumerated().reversed() {
      if !isOvertaken { passage.accompany() }
      guard let change = passage.change else { continue }
      // What one step has led to may have asked for something that is newer than the next.
      isOvertaken = isOvertaken || !passage.isCurrent
      if isOvertaken {
        watch.ended(index, .superseded)
      } else {
        change(animated && !passage.isUnseen) { watch.ended(index, $0) }
      }
    }
  }
}
