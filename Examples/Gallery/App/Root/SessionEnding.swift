import UIKit

/// Who can end the session: somebody further up the responder chain.
@MainActor
protocol SessionEnding: UIResponder {
  /// The user wants to sign out. Whoever has something to save is asked first.
  func sessionShouldEnd()
}

extension UIResponder {
  /// Signs out, from wherever this is.
  func endSession() {
    if let self = self as? any SessionEnding { return self.sessionShouldEnd() }
    next?.endSession()
  }
}
