import Foundation

/// The handlers that report problems to the app, in addition to the outcomes of requests.
@preconcurrency @MainActor
public enum Diagnostics {
  /// The closure that receives every refusal.
  ///
  /// The default writes the refusal's description to the system log.
  public static var refusalHandler: (TransitionRefusal) -> Void = { NSLog("%@", "Stateroom: \($0.description)") }

  /// Calls the handler with a refusal that indicates a mistake.
  static func report(_ refusal: TransitionRefusal) {
    // The policy requires this refusal.
    if refusal.reason != .transitionIsRunning { refusalHandler(refusal) }
  }
}
