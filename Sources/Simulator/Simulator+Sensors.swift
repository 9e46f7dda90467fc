public import UIKit

extension Simulator {
  // MARK: - Changing What the Device Senses

  /// Sets the state of the battery, and its level from 0 to 1, and commits the changes.
  ///
  /// An app that monitors the battery receives notifications. Until the first call, the state is unknown.
  public func setBattery(_ state: UIDevice.BatteryState, level: Float) {
    UIDevice.current.charge(to: level, state)
    commit()
  }

  /// Moves the device close to the user, as for a call, or away from the user, and commits the changes.
  ///
  /// An app that monitors the proximity receives a notification.
  public func hold(nearUser: Bool) {
    UIDevice.current.hold(nearUser: nearUser)
    commit()
  }
}
