extension UITabBar {
  /// Constants that specify how a tab bar positions its items.
  public enum ItemPositioning: Int, Sendable {
    /// Over the whole width where there is little of it, otherwise in the middle.
    case automatic = 0
    /// The items fill the width.
    case fill = 1
    /// In the middle, with a width and a spacing.
    case centered = 2
  }
}
