/// An object that updates search results when the user changes the search.
///
/// - Note: Search suggestions, and the method for their selection, are not available.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the search results.
  ///
  /// The method is called when the search bar becomes first responder, and when its text or its scope changes.
  func updateSearchResults(for searchController: UISearchController)
}
