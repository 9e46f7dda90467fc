// Ignoring touches in the whole app, which an app without scenes does during a transition of its own.
extension UIApplication {
  /// Suspends the handling of touches.
  ///
  /// Touches that begin before the matching call of ``endIgnoringInteractionEvents()`` are ignored. Calls can be
  /// nested.
  public func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Resumes the handling of touches that a call of ``beginIgnoringInteractionEvents()`` suspended.
  public func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }

  /// A Boolean value that indicates whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Discards what the app requested of the system.
  ///
  /// Called when the simulated device restarts.
  func resetRequests() {
    ignoringCount = 0
    applicationIconBadgeNumber = 0
    (chosenStatusBarStyle, chosenStatusBarHiding) = (nil, nil)
  }
}
