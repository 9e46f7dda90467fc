/// The corners of a layer that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates a set of corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the smallest x and the smallest y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the largest x and the smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the smallest x and the largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the largest x and the largest y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
