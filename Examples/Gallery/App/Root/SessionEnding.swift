import UIKit

/// An object further up the responder chain that can end the session.
@MainActor
protocol SessionEnding: UIResponder {
  /// Ends the session on request of the user. Controllers with unsaved changes are asked first.
  func sessionShouldEnd()
}

extension UIResponder {
  /// Signs out, from any responder.
  func endSession() {
    if let self = self as? any SessionEnding { return self.sessionShouldEnd() }
    next?.endSession()
  }
}
