import UIKit

/// A responder that can end the session.
@MainActor
protocol SessionEnding: UIResponder {
  /// Ends the session for the user. View controllers with unsaved changes must approve first.
  func sessionShouldEnd()
}

extension UIResponder {
  /// Ends the session from any responder.
  func endSession() {
    if let self = self as? any SessionEnding { return self.sessionShouldEnd() }
    next?.endSession()
  }
}
