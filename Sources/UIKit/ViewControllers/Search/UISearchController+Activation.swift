// The beginning and the end of a search.
extension UISearchController {
  /// The navigation controller whose bar displays the search bar.
  var navigationOfBar: UINavigationController? { barItem?.bar?.controller }

  /// The view controller on a navigation stack whose item displays the search bar.
  var owner: UIViewController? { navigationOfBar?.stack.first { $0.navigationItem === barItem } }

  /// The view controller around a search bar that the app has placed.
  ///
  /// The search bar is in its view, or in its navigation bar.
  var controllerAroundBar: UIViewController? {
    var responder: UIResponder? = searchBar.next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return (responder as? UINavigationController)?.topViewController ?? responder as? UIViewController
  }

  /// A Boolean value that indicates whether the navigation bar of the item displays only the search bar.
  var hidesNavigationRow: Bool { showsActiveBar && hidesNavigationBarDuringPresentation }

  // MARK: - Beginning and Ending

  func activate() {
    guard ownPresentation == nil else { return }
    delegate?.presentSearchController(self)
    // The delegate may have presented the search controller itself.
    guard ownPresentation == nil else { return }
    // The bar remains in the search controller's own view if the app had presented that without another place for it.
    guard let source = owner ?? controllerAroundBar, source !== self else {
      RuntimeDiagnostics.report(
        .refusedPresentation,
        "\(self) cannot become active: its search bar is not in a view hierarchy. Add the search bar to a view, or set the searchController of a navigation item."
      )
      return
    }
    delegate?.willPresentSearchController(self)
    guard ownPresentation == nil else { return }
    source.present(self, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  func deactivate() {
    guard isActive, let presentation = ownPresentation else { return }
    delegate?.willDismissSearchController(self)
    guard isActive else { return }
    presentation.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didDismissSearchController(self)
      // Editing has begun again during the dismissal.
      if searchBar.searchTextField.isEditing { activate() }
    }
    endEntry()
  }

  /// Ends editing, removes the text, and updates the results for the end of the search.
  private func endEntry() {
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = nil
    updateResults()
  }

  // MARK: - Events of the Search Bar

  func barWillBeginEditing() { activate() }

  func barDidBeginEditing() { updateResults() }

  /// Called when the text or the scope has changed.
  func barDidChange() {
    updateResults()
    owner?.setNeedsUpdateContentUnavailableConfiguration()
  }

  func cancelWasPressed() { deactivate() }

  // MARK: - Results

  func embedResults() {
    guard let results = searchResultsController, let searchView else { return }
    addChild(results)
    searchView.results = results.view
    results.didMove(toParent: self)
    updateResultsVisibility()
  }

  /// The suggestions that the list displays.
  var shownSuggestions: [any UISearchSuggestion] {
    let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
    return isIgnored ? [] : searchSuggestions ?? []
  }

  /// Called when the user has chosen a suggestion.
  func suggestionWasChosen(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  private func updateResults() {
    updateResultsVisibility()
    updateScopeBar()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Shows or hides the view of the results.
  ///
  /// An app may have changed that itself since the last change of the text.
  func updateResultsVisibility() {
    guard let view = searchResultsController?.viewIfLoaded, view.isHidden == showsSearchResultsController else {
      return
    }
    view.isHidden.toggle()
    navigationOfBar?.barContentDidChange()
  }

  /// The results controller while its view is visible.
  fileprivate var visibleResults: UIViewController? {
    guard showsActiveBar, let results = searchResultsController, results.viewIfLoaded?.isHidden == false else {
      return nil
    }
    return results
  }
}

extension UIViewController {
  /// The visible results of a search in this controller.
  var searchResultsOnTop: UIViewController? {
    attachedContainer.flatMap { $0.presentation?.presented as? UISearchController }?.visibleResults
  }
}
