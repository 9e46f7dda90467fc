/// Constants that indicate the physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// The device is held upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left: its top is on the left.
  case landscapeLeft
  /// Turned to the right: its top is on the right.
  case landscapeRight
  /// The device is held parallel to the ground with the screen facing upward.
  case faceUp
  /// The device is held parallel to the ground with the screen facing downward.
  case faceDown

  /// A Boolean value that indicates whether the device is in a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is face up or face down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the orientation is valid for an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// Creates the device orientation that corresponds to an interface orientation: the interface rotates against the
  /// device.
  init(_ interfaceOrientation: UIInterfaceOrientation) {
    self =
      switch interfaceOrientation {
      case .unknown: .unknown
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeRight: .landscapeLeft
      case .landscapeLeft: .landscapeRight
      }
  }
}
