/// An object that updates search results when the user changes the search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the search results.
  ///
  /// The method is called when the search bar becomes first responder, and when its text or its scope changes.
  func updateSearchResults(for searchController: UISearchController)
  /// Updates the search results after the user has chosen a suggestion.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// The default implementation does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
