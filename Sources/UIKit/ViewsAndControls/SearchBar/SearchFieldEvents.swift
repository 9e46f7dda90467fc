/// The delegate of a search bar's text field, which forwards events to the bar's delegate.
@MainActor
final class SearchFieldEvents: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldBeginEditing($1) }
  }

  /// Called when the field begins editing, after it was permitted.
  ///
  /// The permission is also requested without editing.
  func fieldWillBeginEditing() { bar?.searchController?.barWillBeginEditing() }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    tell { $0.searchBarTextDidBeginEditing($1) }
    bar?.searchController?.barDidBeginEditing()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }

  func textFieldDidEndEditing(_ textField: UITextField) { tell { $0.searchBarTextDidEndEditing($1) } }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    tell { $0.searchBarSearchButtonClicked($1) }
    // The results below the keyboard become visible.
    if bar?.searchController?.isActive == true { textField.resignFirstResponder() }
    return true
  }

  func textDidChange() {
    tell { $0.searchBar($1, textDidChange: $1.text ?? "") }
    bar?.searchController?.barDidChange()
  }

  func scopeDidChange() {
    tell { $0.searchBar($1, selectedScopeButtonIndexDidChange: $1.selectedScopeButtonIndex) }
    bar?.searchController?.barDidChange()
  }

  func bookmarkWasPressed() { tell { $0.searchBarBookmarkButtonClicked($1) } }

  func resultsListWasPressed() { tell { $0.searchBarResultsListButtonClicked($1) } }

  func cancelWasPressed() {
    tell { $0.searchBarCancelButtonClicked($1) }
    bar?.searchController?.cancelWasPressed()
  }

  private func tell(_ call: (any UISearchBarDelegate, UISearchBar) -> Void) {
    if let bar, let delegate = bar.delegate { call(delegate, bar) }
  }

  private func ask(_ call: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return call(delegate, bar)
  }
}
