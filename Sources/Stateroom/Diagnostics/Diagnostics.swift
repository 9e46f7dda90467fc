import Foundation

/// The handlers that report problems to the app, in addition to the outcomes of requests.
@preconcurrency @MainActor
public enum Diagnostics {
  /// The closure that receives every refusal. The default writes the refusal's description to the system log.
  public static var refusalHandler: (TransitionRefusal) -> Void = { NSLog("%@", "Stateroom: \($0.description)") }

  /// Reports a refusal, and calls the completion handler of the request with it.
  static func refuse(_ refusal: TransitionRefusal, telling completion: ((TransitionOutcome) -> Void)?) {
    // The policy asks for this refusal, so that it does not indicate a mistake.
    if refusal.reason != .transitionIsUnderWay { refusalHandler(refusal) }
    completion?(.refused(refusal))
  }
}
