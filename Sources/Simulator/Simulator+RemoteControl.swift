public import UIKit

extension Simulator {
  /// Uses a remote control, such as the button of a headset, and commits the changes.
  ///
  /// The first responder receives the event.
  ///
  /// - Parameter command: A subtype of remote control events, such as `remoteControlTogglePlayPause`.
  ///
  /// Throws ``SimulatorError`` if the app receives no such events.
  public func useRemoteControl(_ command: UIEvent.EventSubtype) throws {
    guard RemoteControl.isReceived else { throw SimulatorError.noRemoteControlEvents }
    precondition(
      command.rawValue >= UIEvent.EventSubtype.remoteControlPlay.rawValue,
      "Simulator.useRemoteControl(_:): \(command) is not a subtype of remote control events")
    RemoteControl.send(command)
    commit()
  }
}
