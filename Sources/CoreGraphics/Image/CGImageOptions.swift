/// The position of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha component.
  case none
  /// The alpha component is last, and the color components are multiplied by it.
  case premultipliedLast
  /// The alpha component is first, and the color components are multiplied by it.
  case premultipliedFirst
  /// The alpha component is last.
  case last
  /// The alpha component is first.
  case first
  /// There is no alpha component, and the last component is ignored.
  case noneSkipLast
  /// There is no alpha component, and the first component is ignored.
  case noneSkipFirst
  /// There is only an alpha component.
  case alphaOnly

  var isOpaque: Bool { self == .none || self == .noneSkipFirst || self == .noneSkipLast }
}

/// The layout of the pixels of a bitmap.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The layout as bits.
  public let rawValue: UInt32
  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of the bits that contain the position of the alpha component.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The mask of the bits that contain the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pixels are 16-bit little-endian numbers.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Pixels are 32-bit little-endian numbers.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels are 16-bit big-endian numbers.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Pixels are 32-bit big-endian numbers.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The byte order of pixels.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The order in which the components are listed.
  case orderDefault = 0
  /// Pixels are 16-bit little-endian numbers.
  case order16Little = 0x1000
  /// Pixels are 32-bit little-endian numbers.
  case order32Little = 0x2000
  /// Pixels are 16-bit big-endian numbers.
  case order16Big = 0x3000
  /// Pixels are 32-bit big-endian numbers.
  case order32Big = 0x4000
  /// The mask of the bits that contain the byte order.
  case orderMask = 0x7000
}

/// The quality of scaled images.
///
/// - Note: The display scales images with its own quality, or without interpolation.
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
