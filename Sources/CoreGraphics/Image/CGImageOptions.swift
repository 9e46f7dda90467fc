/// The place of the opacity in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no opacity.
  case none
  /// The opacity is last, and the components are multiplied by it.
  case premultipliedLast
  /// The opacity is first, and the components are multiplied by it.
  case premultipliedFirst
  /// The opacity is last.
  case last
  /// The opacity is first.
  case first
  /// There is no opacity; the last component is ignored.
  case noneSkipLast
  /// There is no opacity; the first component is ignored.
  case noneSkipFirst
  /// There is only the opacity.
  case alphaOnly

  var isOpaque: Bool { self == .none || self == .noneSkipFirst || self == .noneSkipLast }
}

/// The layout of the pixels of a bitmap.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the place of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are numbers with a floating point.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pixels are numbers of 16 bits, the smallest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Pixels are numbers of 32 bits, the smallest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels are numbers of 16 bits, the largest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Pixels are numbers of 32 bits, the largest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The quality of scaled images.
///
/// The display scales images, with the quality that it has.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context.
  case `default` = 0
  /// No interpolation.
  case none = 1
  /// A low quality.
  case low = 2
  /// A high quality.
  case high = 3
  /// A medium quality.
  case medium = 4
}
