import Simulator
import Testing
import UIKit

/// Whether a search bar can become first responder.
@MainActor
struct SearchPermissionTests {
  @Test func `Asking whether a search bar can become first responder does not begin the search`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    simulator.show(UINavigationController(rootViewController: root))
    await simulator.settle()
    #expect(search.searchBar.canBecomeFirstResponder)
    await simulator.settle()
    #expect(!search.isActive)
    search.searchBar.becomeFirstResponder()
    await simulator.settle()
    #expect(search.isActive)
  }
}
