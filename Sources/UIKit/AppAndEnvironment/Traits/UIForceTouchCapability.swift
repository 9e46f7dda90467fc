/// Constants that specify whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// The capability is unknown.
  case unknown = 0
  /// The screen does not measure the force of touches.
  case unavailable = 1
  /// The screen measures the force of touches.
  case available = 2
}

extension UITraitCollection {
  /// The capability to measure the force of touches, which the screens of the runtime do not have.
  ///
  /// It is unknown where the traits are not those of a device.
  public var forceTouchCapability: UIForceTouchCapability {
    userInterfaceIdiom == .unspecified || displayScale == 0 ? .unknown : .unavailable
  }
}
