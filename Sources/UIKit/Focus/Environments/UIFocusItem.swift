/// An object that can be focused.
///
/// All views are focus items. Items that cannot be focused take part in updates of the items that they contain, and
/// hide the items that they cover.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can be focused while it is visible.
  var canBecomeFocused: Bool { get }

  /// The frame of the item in the coordinate space of its container, in points.
  var frame: CGRect { get }

  /// The visual effect of the focus on the item; `nil` for none.
  var focusEffect: UIFocusEffect? { get }

  /// The importance of the item in its focus group.
  ///
  /// The item with the highest priority is focused when the focus moves to the group. A value below that of the system
  /// for the state of the item has no effect.
  var focusGroupPriority: UIFocusGroupPriority { get }

  /// A Boolean value that indicates whether the item leaves the items that it covers visible, so that they can be
  /// focused.
  var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
  /// The value `nil`, for no effect.
  public var focusEffect: UIFocusEffect? { nil }
  /// The lowest priority.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// The value `false`.
  public var isTransparentFocusItem: Bool { false }
  /// A Boolean value that indicates whether the item is focused.
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}
