/// The delivery of remote control events.
///
/// An event passes through `UIApplication.sendEvent(_:)` to the first responder; without one, the key window receives
/// it.
@MainActor
package enum RemoteControl {
  /// A Boolean value that indicates whether the app receives events.
  package internal(set) static var isReceived = false

  /// Discards the request of the app.
  ///
  /// Called when the simulated device restarts.
  static func reset() { isReceived = false }

  /// Sends an event to the app, which must receive them.
  package static func send(_ command: UIEvent.EventSubtype) {
    UIApplication.shared.sendEvent(RemoteControlEvent(command, timestamp: AppRuntime.shared.now))
    AppRuntime.shared.setNeedsCommit()
  }

  /// Delivers an event to the first responder.
  static func dispatch(_ event: RemoteControlEvent) {
    let responder: UIResponder? = FirstResponder.current ?? UIApplication.shared.keyWindow
    responder?.remoteControlReceived(with: event)
  }
}

extension UIApplication {
  /// Begins the delivery of remote control events to the first responder.
  public func beginReceivingRemoteControlEvents() { RemoteControl.isReceived = true }

  /// Ends the delivery of remote control events.
  public func endReceivingRemoteControlEvents() { RemoteControl.isReceived = false }
}
