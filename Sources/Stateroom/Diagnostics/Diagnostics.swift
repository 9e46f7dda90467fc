import Foundation

/// The handlers that report problems to the app, in addition to the outcomes of requests.
@preconcurrency @MainActor
public enum Diagnostics {
  /// The closure that receives the refusals that indicate a mistake.
  ///
  /// Refusals that the app intends are outcomes only: those of leave guards, and of ``TransitionPolicy/ignoreNew``. If the
  /// request is the assignment of a property, which has no outcome, the closure receives them, too. The default writes the
  /// refusal's description to the system log.
  public static var refusalHandler: (TransitionRefusal) -> Void = { NSLog("%@", "Stateroom: \($0.description)") }

  /// Calls the handler with a refusal that indicates a mistake.
  static func report(_ refusal: TransitionRefusal) {
    // The policy requires this refusal.
    if refusal.reason != .transitionIsRunning { refusalHandler(refusal) }
  }

  /// Calls the handler with a refusal of an assignment that was not reported otherwise.
  static func reportAssignment(_ outcome: TransitionOutcome) {
    guard case .refused(let refusal) = outcome else { return }
    if refusal.reason == .leaveGuard || refusal.reason == .transitionIsRunning { refusalHandler(refusal) }
  }
}
