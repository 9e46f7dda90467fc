/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next focus group.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous focus group.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
