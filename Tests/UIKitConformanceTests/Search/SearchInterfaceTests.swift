import Testing
import UIKit

/// The parts that a search controller shows and hides.
@MainActor
struct SearchInterfaceTests {
  @Test(.rule("R804")) func `A search hides the navigation bar around the search bar`() async throws {
    let it = try await SearchStage(hasLargeTitle: true)
    #expect(it.search.hidesNavigationBarDuringPresentation)
    let height = it.bar.frame.height
    await it.begin()
    let searching = it.bar.frame.height
    #expect(searching < height)
    #expect(it.list.view.safeAreaInsets.top == it.bar.frame.maxY)
    await it.end()
    #expect(it.bar.frame.height == height)
    it.search.hidesNavigationBarDuringPresentation = false
    await it.begin()
    #expect(it.bar.frame.height > searching)
    await it.end()
  }

  @Test(.rule("R805")) func `The cancel button is displayed during the search`() async throws {
    let it = try await SearchStage()
    #expect(it.search.automaticallyShowsCancelButton)
    #expect(!it.search.searchBar.showsCancelButton)
    await it.begin()
    #expect(it.search.automaticallyShowsCancelButton)
    await it.end()
    it.search.searchBar.showsCancelButton = false
    #expect(!it.search.automaticallyShowsCancelButton)
    await it.begin()
    #expect(!it.search.searchBar.showsCancelButton)
    await it.end()
  }

  @Test(.rule("R806")) func `The scope bar is displayed during the search`() async throws {
    let it = try await SearchStage(titles: ["All", "Done"])
    #expect(it.search.automaticallyShowsScopeBar)
    await it.begin()
    let withScopes = it.bar.frame.height
    await it.end()
    it.search.searchBar.scopeButtonTitles = ["All"]
    await it.begin()
    #expect(it.bar.frame.height < withScopes)
    await it.end()
    it.search.searchBar.showsScopeBar = false
    #expect(!it.search.automaticallyShowsScopeBar)
  }

  @Test(.rule("R807")) func `The results are visible while there is text`() async throws {
    let it = try await SearchStage(hasResults: true)
    let results = try #require(it.results)
    #expect(it.search.automaticallyShowsSearchResultsController)
    it.search.searchBar.becomeFirstResponder()
    await it.stage.settle()
    #expect(results.view.isHidden)
    it.search.searchBar.searchTextField.insertText("a")
    #expect(!results.view.isHidden)
    it.search.searchBar.searchTextField.deleteBackward()
    #expect(results.view.isHidden)
    it.search.showsSearchResultsController = true
    #expect(!it.search.automaticallyShowsSearchResultsController)
    #expect(!results.view.isHidden)
    await it.end()
  }

  @Test(.rule("R809")) func `The search bar collapses when content scrolls, before the large title`() async throws {
    let it = try await SearchStage(hasLargeTitle: true)
    #expect(it.list.navigationItem.hidesSearchBarWhenScrolling)
    let table: UIScrollView = it.list.tableView
    table.contentOffset.y = -table.adjustedContentInset.top
    await it.stage.settle()
    table.contentOffset.y += 600
    await it.stage.settle()
    let small = it.bar.frame.height
    #expect(!(it.search.searchBar.frame.height > 1))
    it.list.navigationItem.hidesSearchBarWhenScrolling = false
    await it.stage.settle()
    #expect(it.bar.frame.height > small)
    #expect(it.search.searchBar.frame.height > 1)
  }

  @Test(.rule("R810")) func `The navigation bar displays the search bar of its top item`() async throws {
    let it = try await SearchStage()
    it.list.navigationItem.hidesSearchBarWhenScrolling = false
    await it.stage.settle()
    #expect(it.search.searchBar.isDescendant(of: it.bar))
    let height = it.bar.frame.height
    let next = UIViewController()
    it.navigation.pushViewController(next, animated: false)
    await it.stage.settle()
    #expect(it.bar.frame.height < height)
    #expect(it.search.searchBar.window == nil)
    it.navigation.popViewController(animated: false)
    await it.stage.settle()
    #expect(it.bar.frame.height == height)
    #expect(it.search.searchBar.isDescendant(of: it.bar))
    it.list.navigationItem.searchController = nil
    await it.stage.settle()
    #expect(it.bar.frame.height < height)
  }

  @Test(.rule("R811")) func `The titles of the scopes and the selection are those that were set`() {
    let bar = UISearchBar()
    #expect(bar.scopeButtonTitles == nil)
    #expect(bar.selectedScopeButtonIndex == 0)
    #expect(!bar.showsScopeBar)
    bar.scopeButtonTitles = ["All", "Done"]
    bar.selectedScopeButtonIndex = 1
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.setShowsScope(true, animated: false)
    #expect(bar.showsScopeBar)
  }

  @Test(.rule("R814")) func `The search bar is in the row below the title if that is preferred`() {
    let item = UINavigationItem(title: "")
    #expect(item.preferredSearchBarPlacement == .automatic)
    item.searchController = UISearchController(searchResultsController: nil)
    item.preferredSearchBarPlacement = .stacked
    #expect(item.searchBarPlacement == .stacked)
  }
  @Test(.rule("R1221")) func `A search bar in a table's header has room for its scopes while the search is active`()
    async throws
  {
    let stage = try await Stage.open()
    let list = SearchedList(style: .plain)
    list.definesPresentationContext = true
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    search.searchBar.sizeToFit()
    list.tableView.tableHeaderView = search.searchBar
    await stage.show(UINavigationController(rootViewController: list))
    await stage.settle()
    let height = search.searchBar.frame.height
    let field = search.searchBar.searchTextField.frame.height
    search.isActive = true
    await stage.settle()
    #expect(search.searchBar.frame.height > height + 30)
    #expect(search.searchBar.searchTextField.frame.height == field)
    let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
    #expect(bar.minY >= 0)
    search.isActive = false
    await stage.settle()
    #expect(search.searchBar.frame.height == height)
  }
}
