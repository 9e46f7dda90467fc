extension UITabBar {
  /// Constants that specify how a tab bar positions its items.
  public enum ItemPositioning: Int, Sendable {
    /// The items are centered in a regular width on iPad, and fill the width otherwise.
    case automatic = 0
    /// The items fill the width.
    case fill = 1
    /// The items are centered, with a width and a spacing.
    case centered = 2
  }
}
