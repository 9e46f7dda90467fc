// Estimated values, which only a pencil has.
extension UITouch {
  /// Constants that specify values of a touch.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The values as bits.
    public let rawValue: Int
    /// Creates a set of values from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force of the touch.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of the pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle between the pencil and the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location of the touch.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation of the pencil around its axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}

extension UITouch.TouchType {
  /// A touch of a pencil, which is another name of ``pencil``.
  public static var stylus: UITouch.TouchType { .pencil }
}
