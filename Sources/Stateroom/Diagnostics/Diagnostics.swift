import Foundation

/// Where the library says what is wrong, besides telling the caller.
@preconcurrency @MainActor
public enum Diagnostics {
  /// Gets every refusal; by default it goes to the system's log.
  public static var refusalHandler: (TransitionRefusal) -> Void = { NSLog("%@", "Stateroom: \($0.description)") }

  /// Says what is wrong with a request, and tells whoever made it.
  static func refuse(_ refusal: TransitionRefusal, telling completion: ((TransitionOutcome) -> Void)?) {
    // What the app has asked for by its policy is no mistake.
    if refusal.reason != .transitionIsUnderWay { refusalHandler(refusal) }
    completion?(.refused(refusal))
  }
}
