/// The edges of a rectangle, in terms of the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt
  /// A set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where a line of text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where a line of text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// Every side.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
