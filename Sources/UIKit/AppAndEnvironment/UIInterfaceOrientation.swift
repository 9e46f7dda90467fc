/// Constants that specify the orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation cannot be determined.
  case unknown = 0
  /// Portrait, with the home indicator at the bottom.
  case portrait = 1
  /// Portrait, with the home indicator at the top.
  case portraitUpsideDown = 2
  /// Landscape, with the device rotated to the left.
  case landscapeRight = 3
  /// Landscape, with the device rotated to the right.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the interface is in a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the interface is in a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Constants that specify a set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw value of the set, with a bit for the raw value of each orientation.
  public let rawValue: UInt
  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The upside-down portrait orientation.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The landscape orientation with the device rotated to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The landscape orientation with the device rotated to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except for the upside-down portrait orientation.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  func contains(_ orientation: UIInterfaceOrientation) -> Bool { rawValue & (1 << UInt(orientation.rawValue)) != 0 }
}
