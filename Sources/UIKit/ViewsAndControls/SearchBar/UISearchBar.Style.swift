extension UISearchBar {
  /// Styles of the background of a search bar.
  public enum Style: UInt, Sendable {
    /// The background of a bar.
    case `default` = 0
    /// The background of a bar.
    case prominent = 1
    /// The bar has no background.
    case minimal = 2
  }
}
