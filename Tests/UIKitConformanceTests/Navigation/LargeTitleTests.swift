import Testing
import UIKit

/// Large titles.
@MainActor
struct LargeTitleTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// The heights of the bar with an inline title and with a large title.
  private func heights(_ navigation: UINavigationController, _ stage: Stage) async -> (CGFloat, CGFloat) {
    let small = navigation.navigationBar.frame.height
    navigation.navigationBar.prefersLargeTitles = true
    await stage.settle()
    return (small, navigation.navigationBar.frame.height)
  }

  @Test func `A bar that prefers large titles is higher`() async throws {
    let it = try await NavigationStage("A")
    #expect(!it.navigation.navigationBar.prefersLargeTitles)
    let (small, large) = await heights(it.navigation, it.stage)
    #expect(large > small)
    let view = try #require(it.controller(0)?.view)
    #expect(view.safeAreaInsets.top == it.navigation.navigationBar.frame.maxY)
  }

  @Test func `An item decides for itself`() async throws {
    let it = try await NavigationStage("A")
    #expect(it.controller(0)?.navigationItem.largeTitleDisplayMode == .automatic)
    let (small, large) = await heights(it.navigation, it.stage)
    it.controller(0)?.navigationItem.largeTitleDisplayMode = .never
    await it.stage.settle()
    #expect(it.navigation.navigationBar.frame.height == small)
    it.controller(0)?.navigationItem.largeTitleDisplayMode = .always
    await it.stage.settle()
    #expect(it.navigation.navigationBar.frame.height == large)
  }

  @Test func `An automatic title is as the one before`() async throws {
    let it = try await NavigationStage("A")
    let (small, large) = await heights(it.navigation, it.stage)
    it.navigation.pushViewController(it.make("B"), animated: false)
    await it.stage.settle()
    #expect(it.navigation.navigationBar.frame.height == large)
    let third = it.make("C")
    third.navigationItem.largeTitleDisplayMode = .never
    it.navigation.pushViewController(third, animated: true)
    await it.stage.settle()
    #expect(it.navigation.navigationBar.frame.height == small)
    it.navigation.pushViewController(it.make("D"), animated: true)
    await it.stage.settle()
    #expect(it.navigation.navigationBar.frame.height == small)
    it.navigation.popToRootViewController(animated: true)
    await it.stage.settle()
    #expect(it.navigation.navigationBar.frame.height == large)
  }

  @Test func `The title collapses when content scrolls`() async throws {
    let stage = try await Stage.open()
    let rows = Rows(style: .plain)
    rows.title = "Rows"
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    await stage.show(navigation)
    await stage.settle()
    let bar = navigation.navigationBar
    let table: UIScrollView = rows.tableView
    let large = bar.frame.height
    #expect(table.contentOffset.y == -bar.frame.maxY)
    #expect(table.adjustedContentInset.top == bar.frame.maxY)
    table.contentOffset.y += 400
    await stage.settle()
    let small = bar.frame.height
    #expect(small < large)
    #expect(table.adjustedContentInset.top == bar.frame.maxY)
    table.setContentOffset(CGPoint(x: 0, y: table.contentOffset.y - 400), animated: true)
    await stage.settle()
    #expect(bar.frame.height == large)
    #expect(table.contentOffset.y == -bar.frame.maxY)
  }
}
