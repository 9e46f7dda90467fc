extension UISearchController {
  /// Constants that determine when a search controller shows and hides the scope bar.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system determines when the scope bar is displayed: on iOS, while the search is active.
    case automatic = 0
    /// The app shows and hides the scope bar.
    case manual = 1
    /// The scope bar is displayed from the first text in the search field to the end of the search.
    case onTextEntry = 2
    /// The scope bar is displayed while the search is active.
    case onSearchActivation = 3
  }
}
