import Simulator
import Testing
import UIKit

/// The visibility of a refresh control.
@MainActor
struct RefreshVisibilityTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func `The indicator is hidden when the insets have changed without a pull`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let rows = Rows(style: .insetGrouped)
    rows.title = "Rows"
    rows.refreshControl = UIRefreshControl()
    let search = UISearchController(searchResultsController: nil)
    rows.navigationItem.searchController = search
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    simulator.show(navigation)
    await simulator.settle()
    search.searchBar.searchTextField.becomeFirstResponder()
    await simulator.settle()
    try await simulator.type("a")
    await simulator.settle()
    try await simulator.tap("Cancel")
    await simulator.settle()
    #expect(rows.refreshControl?.alpha == 0)
  }
}
