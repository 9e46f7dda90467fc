extension UIViewController {
  /// The current state of the content-unavailable view.
  var currentContentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItemIfLoaded?.searchController?.searchBar.text
    return state
  }

  /// Updates the content-unavailable configuration if that was requested.
  ///
  /// Called before the view is laid out.
  func updateContentUnavailableConfigurationIfNeeded() {
    guard needsContentUnavailableUpdate else { return }
    needsContentUnavailableUpdate = false
    tracking(.contentUnavailability) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    // The default text of a search follows the state.
    contentUnavailability?.show()
  }
}
