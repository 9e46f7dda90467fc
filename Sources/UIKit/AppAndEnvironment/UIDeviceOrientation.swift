/// Constants that indicate the physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left: its top is on the left.
  case landscapeLeft
  /// Turned to the right: its top is on the right.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its face.
  case faceDown

  /// A Boolean value that indicates whether the device stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface can be shown that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// How a device is held when its interface has turned with it: the interface turns against the device.
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
