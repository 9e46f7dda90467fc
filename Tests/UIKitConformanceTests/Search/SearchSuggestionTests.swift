import Testing
import UIKit

/// The suggestions of a search.
@MainActor
struct SearchSuggestionTests {
  @Test(.rule("R1415"))
  func `An item has the values with which it was created`() {
    let image = UIImage()
    let item = UISearchSuggestionItem(
      localizedSuggestion: "Apples", localizedDescription: "Search for apples", iconImage: image)
    #expect(item.localizedSuggestion == "Apples")
    #expect(item.localizedDescription == "Search for apples")
    #expect(item.iconImage === image)
    #expect(item.representedObject == nil)
    item.representedObject = 5
    #expect(item.representedObject as? Int == 5)
  }

  @Test(.rule("R1415"))
  func `An item can have a styled text`() {
    let text = NSAttributedString(string: "Pears", attributes: [.underlineStyle: 1])
    let item = UISearchSuggestionItem(
      localizedAttributedSuggestion: text, localizedDescription: nil, iconImage: nil)
    #expect(item.localizedAttributedSuggestion == text)
  }

  @Test(.rule("R1414"))
  func `A search has no suggestions by default`() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.searchSuggestions == nil)
    #expect(!search.ignoresSearchSuggestionsForSearchBarPlacementStacked)
  }
}
