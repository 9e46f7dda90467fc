import Foundation

/// Where the library says what is wrong, besides telling the caller.
@MainActor
public enum Diagnostics {
  /// Gets every refusal; by default it goes to the system's log.
  public static var refusalHandler: (TransitionRefusal) -> Void = { NSLog("%@", "Stateroom: \($0.description)") }

  static func report(_ refusal: TransitionRefusal) { refusalHandler(refusal) }
}
