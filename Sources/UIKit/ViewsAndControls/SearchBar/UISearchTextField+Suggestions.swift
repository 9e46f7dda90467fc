// The menu of suggestions, which the field has while it is edited.
extension UISearchTextField {
  /// Shows the suggestions below the field, or hides them.
  func updateSuggestionMenu() {
    guard isFirstResponder, let window, let searchSuggestions, !searchSuggestions.isEmpty else {
      suggestionMenu?.removeFromSuperview()
      return suggestionMenu = nil
    }
    let menu = suggestionMenu ?? SearchSuggestionMenu(of: self)
    suggestionMenu = menu
    menu.show(searchSuggestions, in: window)
  }

  /// Called when the user has chosen a suggestion.
  func suggestionWasChosen(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }
}
