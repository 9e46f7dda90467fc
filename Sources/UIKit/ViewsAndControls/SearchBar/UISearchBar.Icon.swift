extension UISearchBar {
  /// Constants that identify the icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass at the beginning of the field.
    case search = 0
    /// The button that removes the text.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for the list of results.
    case resultsList = 3
  }
}
