extension UINavigationItem {
  /// Constants that determine whether an item's title is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The display mode of the previous item.
    ///
    /// The first item of the stack shows a large title.
    case automatic = 0
    /// The title is large.
    case always = 1
    /// The title is in the row of the buttons.
    case never = 2
    /// The title is in the row of the buttons.
    case inline = 3
  }
}
