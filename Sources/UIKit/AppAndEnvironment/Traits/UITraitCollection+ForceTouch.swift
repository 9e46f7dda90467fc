/// Constants that specify whether the screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// The screen does not measure it.
  case unavailable = 1
  /// The screen measures it.
  case available = 2
}

extension UITraitCollection {
  /// A value that indicates whether the screen measures the force of touches, which none does.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
