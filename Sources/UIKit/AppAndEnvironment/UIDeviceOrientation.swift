/// Constants that indicate the physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation cannot be determined.
  case unknown
  /// The device is held upright.
  case portrait
  /// The device is held upside down.
  case portraitUpsideDown
  /// The device is rotated to the left, with its top on the left.
  case landscapeLeft
  /// The device is rotated to the right, with its top on the right.
  case landscapeRight
  /// The device is held parallel to the ground with the screen facing upward.
  case faceUp
  /// The device is held parallel to the ground with the screen facing downward.
  case faceDown

  /// A Boolean value that indicates whether the device is in a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is in a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is face up or face down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the orientation is valid for an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// Creates the device orientation that corresponds to an interface orientation.
  ///
  /// In landscape, the interface rotates in the direction opposite to the device.
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
