extension UISearchBar {
  /// Constants that specify the background of a search bar.
  public enum Style: UInt, Sendable {
    /// The search bar has the background of a bar.
    case `default` = 0
    /// The search bar has the background of a bar.
    case prominent = 1
    /// The search bar has no background.
    case minimal = 2
  }
}
