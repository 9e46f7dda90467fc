import Simulator
import Testing
import UIKit

/// The list of suggestions, as a user sees it and chooses from it.
@MainActor
struct SearchSuggestionListTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      searchController.searchSuggestions =
        text.isEmpty
        ? nil
        : ["\(text) pie", "\(text) juice"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion ?? "") }
  }

  private let simulator: Simulator
  private let search = UISearchController(searchResultsController: nil)
  private let updater = Updater()
  private let content = UIViewController()

  init() async throws {
    simulator = await Simulator.boot(.iPhone15)
    search.searchResultsUpdater = updater
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = false
    simulator.show(UINavigationController(rootViewController: content))
    await simulator.settle()
    search.searchBar.becomeFirstResponder()
    await simulator.settle()
  }

  private func isOnScreen(_ text: String) -> Bool {
    func holds(_ view: UIView) -> Bool { (view as? UILabel)?.text == text || view.subviews.contains(where: holds) }
    return search.viewIfLoaded.map(holds) ?? false
  }

  @Test func `The list follows the text, and a choice is reported`() async throws {
    search.searchBar.searchTextField.insertText("apple")
    await simulator.settle()
    #expect(isOnScreen("apple pie") && isOnScreen("apple juice"))
    try await simulator.tap("apple juice")
    await simulator.settle()
    #expect(updater.chosen == ["apple juice"])
    search.searchBar.searchTextField.insertText("s")
    await simulator.settle()
    #expect(isOnScreen("apples pie") && !isOnScreen("apple pie"))
    search.searchSuggestions = []
    await simulator.settle()
    #expect(!isOnScreen("apples pie"))
  }

  @Test func `Suggestions can be ignored where the bar is below the title`() async throws {
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    search.searchBar.searchTextField.insertText("apple")
    await simulator.settle()
    #expect(!isOnScreen("apple pie"))
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    await simulator.settle()
    #expect(isOnScreen("apple pie"))
  }
}
