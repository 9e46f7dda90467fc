extension UINavigationItem {
  /// Whether an item's title is large in a bar that prefers that.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before; the first one's is large.
    case automatic = 0
    /// Large.
    case always = 1
    /// In the row of the buttons.
    case never = 2
    /// In the row of the buttons.
    case inline = 3
  }
}
