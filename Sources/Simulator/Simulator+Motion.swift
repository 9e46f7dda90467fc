public import UIKit

extension Simulator {
  // MARK: - Moving the Device

  /// Shakes the device briefly, and commits the changes.
  ///
  /// The first responder receives the beginning and the end of the motion. If no responder handles it, an alert offers
  /// to undo the last operation.
  public func shake() {
    DeviceInput.shakeBegan()
    DeviceInput.shakeEnded()
    commit()
  }

  /// Shakes the device for a duration.
  ///
  /// A shake that lasts longer than a second is cancelled then.
  public func shake(for duration: Duration) async {
    DeviceInput.shakeBegan()
    let limit = Duration.seconds(1)
    await advance(by: min(duration, limit))
    if duration > limit { DeviceInput.shakeCancelled() } else { DeviceInput.shakeEnded() }
    commit()
    if duration > limit { await advance(by: duration - limit) }
  }

  /// The direction in which the screen faces relative to the viewer, from -1 to 1.
  ///
  /// The values are positive if the screen faces to the right and down. Setting the offset tilts the device, which
  /// applies the motion effects of views, and commits the changes. The default is zero: the device faces the viewer.
  public var viewerOffset: UIOffset {
    get { DeviceInput.viewerOffset }
    set {
      DeviceInput.viewerOffset = newValue
      commit()
    }
  }
}
