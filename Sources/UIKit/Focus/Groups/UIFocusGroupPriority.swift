/// The importance of an item in its focus group.
///
/// The item with the highest priority is the primary item of the group, to which the focus moves with the Tab key.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  ///
  /// Numbers below 0 are ignored.
  public let rawValue: Int

  /// Creates a priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The lowest priority, which is the default.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that was focused last in the group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of an item that is more important than others, such as a selected cell.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the focused item, which is the highest one.
  public static let currentlyFocused = UIFocusGroupPriority(.max)
}
