import Simulator
import Testing
import UIKit

/// A search by a user: touches, the keyboard, and the content around the search bar.
@MainActor
struct SearchFlowTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(title ?? "") \(indexPath.row)"
      return cell
    }
    var onSelect: (() -> Void)?
    private(set) var isOnScreen = false
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      isOnScreen = true
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isOnScreen = false
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect?() }
  }

  private final class Updater: NSObject, UISearchBarDelegate {
    var scopes: [Int] = []
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      scopes.append(selectedScope)
    }
  }

  private let simulator: Simulator
  private let list = Rows(style: .plain)
  private let results = Rows(style: .plain)
  private let search: UISearchController
  private let navigation: UINavigationController

  init() async {
    simulator = await Simulator.boot()
    list.title = "List"
    results.title = "Found"
    search = UISearchController(searchResultsController: results)
    search.searchBar.placeholder = "Search"
    list.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
  }

  private func show(_ root: UIViewController? = nil) async {
    simulator.show(root ?? navigation)
    await simulator.settle()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  @Test func `The search bar is 52 points high, below a large title`() async {
    await show()
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 148))
    #expect(search.searchBar.frame == CGRect(x: 0, y: 96, width: 393, height: 52))
    #expect(search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 361, height: 36))
    #expect(list.tableView.contentOffset.y == -207)
  }

  @Test func `The search bar collapses first, and rests expanded or collapsed`() async throws {
    await show()
    list.tableView.setContentOffset(CGPoint(x: 0, y: -207 + 30), animated: false)
    await simulator.settle()
    #expect(search.searchBar.frame.height == 22)
    #expect(bar.frame.height == 118)
    try await simulator.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 612), over: .milliseconds(300))
    await simulator.settle()
    #expect([0, 52].contains(search.searchBar.frame.height))
    list.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    await simulator.settle()
    #expect(bar.frame.height == 44)
    list.tableView.setContentOffset(CGPoint(x: 0, y: -207), animated: false)
    await simulator.settle()
    #expect(search.searchBar.searchTextField.leftView?.frame == CGRect(x: 8, y: 9, width: 18, height: 18))
  }

  @Test func `A touch in the search bar begins a search, and the cancel button ends it`() async throws {
    await show()
    try await simulator.tap("Search")
    await simulator.settle()
    #expect(search.isActive)
    #expect(simulator.isKeyboardShown)
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 56))
    #expect(list.tableView.contentOffset.y == -115)
    try await simulator.type("a")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Found 1"))
    try await simulator.tap("Cancel")
    await simulator.settle()
    #expect(!search.isActive)
    #expect(!simulator.isKeyboardShown)
    #expect(search.searchBar.text == "")
    #expect(bar.frame.height == 148)
    #expect(list.tableView.contentOffset.y == -207)
    #expect(!search.searchBar.showsCancelButton)
    #expect(list.presentedViewController == nil)
  }

  @Test func `The content below a search that obscures nothing receives touches`() async throws {
    await show()
    search.isActive = true
    await simulator.settle()
    var selections = 0
    list.onSelect = { selections += 1 }
    try await simulator.tap("List 2")
    await simulator.settle()
    #expect(selections == 1)
    #expect(search.isActive)
  }

  @Test func `A touch of obscured content ends the search`() async throws {
    search.obscuresBackgroundDuringPresentation = true
    await show()
    search.isActive = true
    await simulator.settle()
    var selections = 0
    list.onSelect = { selections += 1 }
    try await simulator.tap(at: CGPoint(x: 200, y: 400))
    await simulator.settle()
    #expect(selections == 0)
    #expect(!search.isActive)
  }

  @Test func `A scope that the user selects is reported`() async throws {
    let updater = Updater()
    search.searchBar.delegate = updater
    search.searchBar.scopeButtonTitles = ["All", "Done"]
    await show()
    try await simulator.tap("Search")
    await simulator.settle()
    #expect(bar.frame.height == 100)
    try await simulator.tap("Done")
    await simulator.settle()
    #expect(updater.scopes == [1])
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    search.isActive = false
    await simulator.settle()
    #expect(bar.frame.height == 148)
  }

  @Test func `A search moves with its content on the stack`() async throws {
    await show()
    try await simulator.tap("Search")
    try await simulator.type("a")
    await simulator.settle()
    results.onSelect = { [navigation] in
      navigation.pushViewController(UIViewController(), animated: true)
    }
    try await simulator.tap("Found 1")
    await simulator.advance(by: .milliseconds(100))
    let container = try #require(search.view.superview)
    #expect(container.layer.presentation()?.frame.minX != 0)
    await simulator.settle()
    #expect(container.isHidden)
    #expect(search.isActive)
    #expect(bar.frame.height == 96)
    #expect(!results.isOnScreen)
    navigation.popViewController(animated: true)
    await simulator.settle()
    #expect(!container.isHidden)
    #expect(bar.frame.height == 56)
    #expect(results.isOnScreen)
    #expect(simulator.textSnapshot().contains("Found 1"))
  }

  @Test func `A search ends with a push if the app ends it`() async throws {
    await show()
    search.isActive = true
    await simulator.settle()
    search.isActive = false
    navigation.pushViewController(UIViewController(), animated: true)
    await simulator.settle()
    #expect(!results.isOnScreen)
    navigation.popViewController(animated: true)
    await simulator.settle()
    #expect(bar.frame.height == 148)
    #expect(search.viewIfLoaded?.window == nil)
  }

  @Test func `A search survives another tab`() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    await show(tabs)
    search.isActive = true
    await simulator.settle()
    tabs.selectedIndex = 1
    await simulator.settle()
    #expect(search.isActive)
    #expect(!results.isOnScreen)
    tabs.selectedIndex = 0
    await simulator.settle()
    #expect(search.isActive)
    #expect(results.isOnScreen)
    #expect(bar.frame.height == 56)
  }

  @Test func `A search ends when its controller leaves the stack`() async throws {
    await show()
    let second = Rows(style: .plain)
    let otherResults = Rows(style: .plain)
    let other = UISearchController(searchResultsController: otherResults)
    second.navigationItem.searchController = other
    navigation.pushViewController(second, animated: false)
    await simulator.settle()
    other.isActive = true
    await simulator.settle()
    navigation.popViewController(animated: true)
    await simulator.settle()
    #expect(!other.isActive)
    #expect(!otherResults.isOnScreen)
    #expect(!other.searchBar.showsCancelButton)
  }

  @Test func `A search and its controllers are deallocated with their list`() async throws {
    weak var weakSearch: UISearchController?
    weak var weakRows: Rows?
    await show()
    do {
      let rows = Rows(style: .plain)
      let controller = UISearchController(searchResultsController: Rows(style: .plain))
      rows.navigationItem.searchController = controller
      (weakSearch, weakRows) = (controller, rows)
      navigation.pushViewController(rows, animated: false)
      await simulator.settle()
      controller.isActive = true
      await simulator.settle()
      navigation.pushViewController(UIViewController(), animated: false)
      await simulator.settle()
      navigation.setViewControllers([list], animated: false)
    }
    await simulator.settle()
    #expect(weakSearch == nil)
    #expect(weakRows == nil)
  }

  @Test func `A search bar in the content stays there, and the navigation bar is hidden`() async throws {
    list.navigationItem.searchController = nil
    list.definesPresentationContext = true
    search.searchBar.frame.size.width = 393
    list.tableView.tableHeaderView = search.searchBar
    await show()
    try await simulator.tap("Search")
    try await simulator.type("a")
    await simulator.settle()
    #expect(navigation.isNavigationBarHidden)
    #expect(search.presentingViewController === list)
    #expect(results.view.frame.minY == search.searchBar.convert(search.searchBar.bounds, to: search.view).maxY)
    try await simulator.tap("Cancel")
    await simulator.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `A search bar that is in no window is displayed by the search controller`() async throws {
    list.navigationItem.searchController = nil
    await show()
    list.present(search, animated: true)
    await simulator.settle()
    #expect(search.searchBar.isDescendant(of: search.view))
    #expect(search.searchBar.frame.minY == 59)
    try await simulator.tap("Cancel")
    await simulator.settle()
    #expect(!search.isActive)
  }
}
