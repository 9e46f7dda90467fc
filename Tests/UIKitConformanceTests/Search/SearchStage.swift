import UIKit

/// A list L in a navigation controller with a search controller in its item, and a log of the search.
@MainActor
final class SearchStage {
  let stage: Stage
  let log = CallbackLog()
  let list: SearchedList
  let results: RecordingViewController?
  let search: UISearchController
  let probe: SearchProbe
  let navigation: UINavigationController

  init(hasResults: Bool = false, hasLargeTitle: Bool = false, titles: [String]? = nil) async throws {
    stage = try await Stage.open()
    list = SearchedList(style: .plain)
    list.title = "L"
    list.definesPresentationContext = true
    results = hasResults ? RecordingViewController("R", log) : nil
    search = UISearchController(searchResultsController: results)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = titles
    probe = SearchProbe(log)
    search.delegate = probe
    search.searchResultsUpdater = probe
    list.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = hasLargeTitle
    await stage.show(navigation)
    await stage.settle()
    _ = log.take()
  }

  var bar: UINavigationBar { navigation.navigationBar }

  /// Makes the search active, and lets its transition end.
  func begin() async {
    search.isActive = true
    await stage.settle()
  }

  /// Ends the search, and lets its transition end.
  func end() async {
    search.isActive = false
    await stage.settle()
  }
}

/// A list that is long enough to scroll.
final class SearchedList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// A delegate and updater that records its calls.
@MainActor
final class SearchProbe: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  private let log: CallbackLog
  /// Presents the search controller in place of its own presentation.
  var onPresent: ((UISearchController) -> Void)?

  init(_ log: CallbackLog) { self.log = log }

  func presentSearchController(_ searchController: UISearchController) {
    log.note("present")
    onPresent?(searchController)
  }
  func willPresentSearchController(_ searchController: UISearchController) { log.note("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { log.note("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { log.note("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.note("didDismiss") }

  func updateSearchResults(for searchController: UISearchController) {
    log.note("update(\(searchController.searchBar.text ?? "nil"))")
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.note("scope(\(selectedScope))")
  }
}
