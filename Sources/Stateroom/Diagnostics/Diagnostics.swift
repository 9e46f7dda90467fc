import Foundation

/// The handlers that report problems to the app, in addition to the outcomes of requests.
@preconcurrency @MainActor
public enum Diagnostics {
  /// The closure that receives the refusals that indicate a mistake.
  ///
  /// Refusals that the app intends are outcomes only: those of leave guards, of ``TransitionPolicy/ignoreNew``, and of
  /// transitions that ``StateViewController/shouldChangeState(from:to:)`` does not allow. If the request has no
  /// outcome, because it is the assignment of a property or follows a model, the closure receives them, too. The
  /// default writes the refusal's description to the system log.
  public static var refusalHandler: (TransitionRefusal) -> Void = { NSLog("%@", "Stateroom: \($0.description)") }

  /// The closure that receives the messages about mistakes that are not refusals.
  ///
  /// The default writes the message to the system log.
  @_spi(Testing) public static var warningHandler: (String) -> Void = { NSLog("%@", "Stateroom: \($0)") }

  /// Calls the handler with a refusal that indicates a mistake.
  ///
  /// - Parameters:
  ///   - refusal: The refusal.
  ///   - container: The object that refuses, or `nil` if there is none.
  static func report(_ refusal: TransitionRefusal, of container: (any AnyObject & Sendable)?) {
    if !refusal.reason.isIntended { refusalHandler(refusal.of(container)) }
  }

  /// Calls the handler with an intended refusal of a request whose outcome the app does not receive.
  static func reportUnreceived(_ outcome: TransitionOutcome) {
    guard case .refused(let refusal) = outcome else { return }
    // The refusals that indicate a mistake have been reported.
    if refusal.reason.isIntended { refusalHandler(refusal) }
  }
}
