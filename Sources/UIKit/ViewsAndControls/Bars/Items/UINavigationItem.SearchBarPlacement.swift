extension UINavigationItem {
  /// Constants that determine where a navigation bar displays the search bar.
  ///
  /// - Note: The placements inside of the row of the buttons are not available.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system determines the placement.
    ///
    /// Here, it is that of `stacked`.
    case automatic = 0
    /// The search bar is below the title.
    case stacked = 2
  }
}
