extension UISearchBar {
  /// Constants that identify the icons of a search bar.
  ///
  /// - Note: The icons for bookmarks and for the list of results are not available.
  public enum Icon: Int, Sendable {
    /// The magnifying glass at the beginning of the field.
    case search = 0
    /// The button that removes the text.
    case clear = 1
  }
}
