/// The delivery of shakes of the device.
///
/// A shake passes through `UIApplication.sendEvent(_:)` and the key window to the first responder; without one, the
/// window receives it. A shake that no responder handles offers to undo.
@MainActor
enum MotionDelivery {
  private static var isShaking = false

  /// Begins a shake; a running one is cancelled.
  static func began() {
    cancel()
    isShaking = true
    send(.began)
  }

  /// Ends the shake, unless it was cancelled.
  static func ended() { end(as: .ended) }

  /// Cancels the shake if there is one.
  static func cancel() { end(as: .cancelled) }

  /// Discards the shake without calling a responder.
  ///
  /// Called when the simulated device restarts.
  static func reset() { isShaking = false }

  private static func end(as phase: MotionEvent.Phase) {
    guard isShaking else { return }
    isShaking = false
    send(phase)
  }

  private static func send(_ phase: MotionEvent.Phase) {
    UIApplication.shared.sendEvent(MotionEvent(phase, timestamp: AppRuntime.shared.now))
    AppRuntime.shared.setNeedsCommit()
  }

  // MARK: - Through the App

  /// Sends an event to the key window.
  static func dispatch(_ event: MotionEvent) { UIApplication.shared.keyWindow?.sendEvent(event) }

  /// Delivers an event to the first responder.
  static func deliver(_ event: MotionEvent, in window: UIWindow) {
    let responder = FirstResponder.current ?? window
    switch event.phase {
    case .began: responder.motionBegan(event.subtype, with: event)
    case .ended: responder.motionEnded(event.subtype, with: event)
    case .cancelled: responder.motionCancelled(event.subtype, with: event)
    }
    if event.isUnhandled, UIApplication.shared.applicationSupportsShakeToEdit { ShakeToEdit.offer(in: window) }
  }
}
