extension UIView {
  /// The parts of a view's layout that give when its superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left side gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right side gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
